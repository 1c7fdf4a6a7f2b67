"""Pages, files, texts, health: what the server shows to whoever comes by."""

import gzip
import re
from html import unescape

import httpx
import pytest
from fastapi import FastAPI
from markupsafe import escape

from app.db.errors import DatabaseAway
from app.db.migrate import migrate
from app.paths import STATIC, TEMPLATES
from app.settings import BadSettings, Settings
from app.web import assets
from engines.runtime.messages import LANGUAGES

from ..conftest import NewGuest

BROWSER = {"accept": "text/html,application/xhtml+xml"}
TOKEN = "only-for-the-scraper"
SCRAPER = {"authorization": f"Bearer {TOKEN}"}


@pytest.mark.parametrize("path", ["/", "/account", "/api/docs"])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_pages(client: httpx.AsyncClient, path: str, lang: str) -> None:
    page = await client.get(path, headers=BROWSER | {"accept-language": lang})
    assert page.status_code == 200
    assert f'<html lang="{lang}">' in page.text


class TestGames:
    """Every game is drawn from what it says of itself: with the toy as with ours."""

    async def test_home_has_a_card_of_each(self, client: httpx.AsyncClient) -> None:
        page = (await client.get("/", headers=BROWSER | {"accept-language": "fr"})).text
        cards = dict(re.findall(r'data-engine="(\w+)">(.*?)</article>', page, re.DOTALL))
        games = (await client.get("/api/games", headers={"accept-language": "fr"})).json()
        assert cards.keys() == {game["id"] for game in games}
        for game in games:
            card, about = cards[game["id"]], game["about"]
            for said in (game["name"], game["pitch"], f"{about['minutes']} min", str(about["age"])):
                assert str(escape(said)) in card
            for number in (game["seats"][0], game["seats"][-1]):
                assert re.search(rf"</span>[^<]*\b{number}\b", card)
            written = (await client.get(f"/help/{game['id']}")).status_code == 200
            assert (f'href="/help/{game["id"]}"' in card) == written
        assert cards["toy"].count("/help/") == 0

    @pytest.mark.parametrize("path", ["/", "/account", "/nowhere"])
    async def test_those_who_made_them_stand_below_every_page(
        self, client: httpx.AsyncClient, path: str
    ) -> None:
        page = unescape((await client.get(path, headers=BROWSER)).text)
        foot = page[page.index("<footer") :]
        for game in (await client.get("/api/games")).json():
            about = game["about"]
            for said in (game["name"], *about["designers"], *about["publishers"]):
                assert said in foot

    async def test_a_game_without_a_picture_has_a_neutral_one(
        self, client: httpx.AsyncClient
    ) -> None:
        for picture in ("cover.svg", "lobby.svg", "end.svg", "end-lost.svg"):
            drawn = await client.get(f"/static/games/toy/{picture}")
            assert drawn.content == (STATIC / "core/neutral" / picture).read_bytes()
        for other in ("games/toy/index.js", "games/nothing/cover.svg", "games/toy/x/cover.svg"):
            assert (await client.get(f"/static/{other}")).status_code == 404

    async def test_a_room_without_rules_of_its_own_links_to_all(self, guest: NewGuest) -> None:
        ada = await guest("Ada")
        page = (await ada.client.get(f"/r/{await ada.new_room()}", headers=BROWSER)).text
        assert 'href="/help"' in page


async def test_pages_name_me_as_text(guest: NewGuest) -> None:
    eve = await guest("<script>alert(1)</script>")
    page = await eve.client.get("/", headers=BROWSER)
    assert "<script>alert" not in page.text
    assert "&lt;script&gt;alert(1)" in page.text


def test_templates_have_no_inline_scripts_or_styles() -> None:
    for template in TEMPLATES.glob("**/*.html"):
        text = template.read_text("utf-8")
        assert not re.search(r"<script(?![^>]*\ssrc=)", text), template
        assert not re.search(r"<style|\sstyle=|\son\w+=", text), template


async def test_unknown_addresses_are_friendly(client: httpx.AsyncClient) -> None:
    page = await client.get("/nowhere", headers=BROWSER)
    assert page.status_code == 404
    assert "<!doctype html>" in page.text
    answer = await client.get("/api/nowhere", headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    wrong = await client.post("/api/games")
    assert (wrong.status_code, set(wrong.json())) == (405, {"code", "text"})


async def test_a_bug_shows_no_trace(app: FastAPI, client: httpx.AsyncClient) -> None:
    async def broken() -> None:
        raise RuntimeError("the secret is 4711")

    app.add_api_route("/api/broken", broken)
    answer = await client.get("/api/broken")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "4711" not in answer.text
    assert "content-security-policy" in answer.headers


async def test_only_a_database_that_is_away_asks_for_patience(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    async def no_file() -> None:
        raise PermissionError("disk.txt")

    async def away() -> None:
        raise DatabaseAway("it restarts")

    app.add_api_route("/api/no_file", no_file)
    answer = await client.get("/api/no_file")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    app.add_api_route("/api/away", away)
    answer = await client.get("/api/away")
    assert (answer.status_code, answer.json()["code"]) == (503, "database_away")


class TestStatic:
    @pytest.fixture
    def name(self) -> str:
        """One that is sent as it lies there: scripts and styles lose their comments."""
        return "core/icons.svg"

    async def test_compressed_and_asked_about(self, client: httpx.AsyncClient, name: str) -> None:
        path = f"/static/{name}"
        async with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            raw = b"".join([chunk async for chunk in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == (STATIC / name).read_bytes()
        assert answer.headers["cache-control"] == "no-cache"
        tag = {"if-none-match": answer.headers["etag"]}
        assert (await client.get(path, headers=tag)).status_code == 304
        plain = await client.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert (await client.head(path)).status_code == 200

    async def test_kept_for_ever_under_the_present_version(
        self, client: httpx.AsyncClient, name: str
    ) -> None:
        now = await client.get(f"{assets.base()}/{name}")
        assert "immutable" in now.headers["cache-control"]
        before = await client.get(f"/static/v-000000000000/{name}")
        assert before.headers["cache-control"] == "no-cache"
        assert before.content == now.content == (STATIC / name).read_bytes()

    @pytest.mark.parametrize(
        "path",
        ["../app/main.py", "%2e%2e/pyproject.toml", "..%2fREADME.md", "core", "", "/etc/passwd",
         "%00", "nothing.js", "v-000000000000/../../app/main.py", "x" * 300,
         "core/" + "x" * 5000],
    )  # fmt: skip
    async def test_nothing_else_is_served(self, client: httpx.AsyncClient, path: str) -> None:
        assert (await client.get(f"/static/{path}")).status_code == 404

    async def test_modules_have_the_type_browsers_ask_for(self, client: httpx.AsyncClient) -> None:
        module = next(STATIC.glob("**/*.js")).relative_to(STATIC).as_posix()
        answer = await client.get(f"/static/{module}")
        assert answer.headers["content-type"].startswith("text/javascript")


class TestTexts:
    @pytest.mark.parametrize("lang", LANGUAGES)
    async def test_texts(self, client: httpx.AsyncClient, lang: str) -> None:
        answer = await client.get(f"/messages/{lang}.json")
        assert "error.no_room" in answer.json()
        tag = {"if-none-match": answer.headers["etag"]}
        assert (await client.get(f"/messages/{lang}.json", headers=tag)).status_code == 304

    async def test_unknown_texts(self, client: httpx.AsyncClient) -> None:
        assert (await client.get("/messages/xx.json")).status_code == 422
        assert (await client.get("/messages/en/chess.json")).status_code == 404

    async def test_every_games_texts(self, client: httpx.AsyncClient) -> None:
        games = [game["id"] for game in (await client.get("/api/games")).json()]
        for game in set(games) - {"toy"}:
            english = (await client.get(f"/messages/en/{game}.json")).json()
            french = (await client.get(f"/messages/fr/{game}.json")).json()
            assert english.keys() == french.keys() != set()


class TestHealth:
    async def test_alive_and_ready(self, client: httpx.AsyncClient) -> None:
        assert (await client.get("/healthz")).text == "ok\n"
        assert (await client.get("/readyz")).status_code == 200
        assert (await client.head("/readyz")).status_code == 200

    async def test_an_old_schema_is_not_ready(
        self, client: httpx.AsyncClient, database_url: str
    ) -> None:
        await migrate(database_url, "base")
        answer = await client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "the database is not migrated\n")

    async def test_by_itself_it_counts_for_nobody(self, client: httpx.AsyncClient) -> None:
        assert (await client.get("/metrics")).status_code == 404


class TestMetrics:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url, database_pool=4, metrics_token=TOKEN)

    async def test_metrics_count_by_pattern_and_never_name_a_room(self, guest: NewGuest) -> None:
        ada = await guest("Ada")
        code = await ada.new_room()
        await ada.get(f"/api/rooms/{code}")
        text = (await ada.client.get("/metrics", headers=SCRAPER)).text
        assert 'route="/api/rooms/{code}"' in text
        assert code not in text

    @pytest.mark.parametrize("sent", ["", "Bearer", "Bearer wrong", TOKEN, "Bearer 12é"])
    async def test_metrics_are_for_whoever_holds_the_token(
        self, client: httpx.AsyncClient, sent: str
    ) -> None:
        answer = await client.get("/metrics", headers={b"authorization": sent.encode()})
        assert answer.status_code == 401
        assert "boneyard_" not in answer.text
        assert "BONEYARD_METRICS_TOKEN" in answer.json()["text"]


class TestSettings:
    def test_they_come_from_the_environment(self) -> None:
        settings = Settings.read({"BONEYARD_PORT": "9000", "DATABASE_URL": "postgresql://x/y"})
        assert (settings.port, settings.database_url) == (9000, "postgresql://x/y")

    @pytest.mark.parametrize(
        ("name", "value"),
        [("BONEYARD_PORT", "many"), ("BONEYARD_PUBLIC_URL", "games.example.org")],
    )
    def test_a_bad_one_is_named(self, name: str, value: str) -> None:
        with pytest.raises(BadSettings, match=name):
            Settings.read({name: value})
