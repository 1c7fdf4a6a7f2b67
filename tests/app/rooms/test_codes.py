"""Codes, links, lists and the forms for options."""

import re

import httpx
import pytest

from app.rooms.codes import ALPHABET, new_code, read_link
from app.settings import Settings

from ..conftest import NewClient, NewGuest


def test_codes_have_no_signs_that_look_alike() -> None:
    assert not set("01OILUV") & set(ALPHABET)
    assert all(re.fullmatch(f"[{ALPHABET}]{{6}}", new_code()) for _ in range(100))


@pytest.mark.parametrize(
    "part", ["", "x", "K7M4Q", "K7M4QPP", "K7M4QP-short", "K7M-4QP-", "../etc"]
)
def test_bad_links(part: str) -> None:
    assert read_link(part) is None


async def test_a_code_is_read_however_it_is_typed(guest: NewGuest) -> None:
    ada = await guest("Ada")
    code = await ada.new_room()
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:3].lower()}-{code[3:]}"):
        assert (await ada.get(f"/api/rooms/{typed}"))["code"] == code


async def test_unknown_codes(guest: NewGuest) -> None:
    ada = await guest("Ada")
    for code in ("222222", "zzzzzz", "K7M 4QP", "ÀÀÀÀÀÀ", "%00%00%00%00%00%00"):
        answer = await ada.client.get(f"/api/rooms/{code}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_room")


async def test_the_link_opens_the_room_and_a_wrong_secret_does_not(guest: NewGuest) -> None:
    ada = await guest("Ada")
    made = await ada.post("/api/rooms", engine="toy", name=" Friday  <b>bones</b> ")
    browser = {"accept": "text/html"}
    for path in (made["link"], f"/r/{made['code']}", f"/r/{made['code'].lower()}"):
        page = await ada.client.get(path, headers=browser)
        assert page.status_code == 200
        assert "Friday &lt;b&gt;bones&lt;/b&gt;" in page.text
    wrong = await ada.client.get(f"/r/{made['code']}-{'0' * 24}", headers=browser)
    assert wrong.status_code == 404
    assert "<!doctype html>" in wrong.text


async def test_rooms_are_private_unless_listed(guest: NewGuest, client: httpx.AsyncClient) -> None:
    ada = await guest("Ada")
    code = await ada.new_room()
    assert [room["code"] for room in (await ada.get("/api/rooms"))["mine"]] == [code]
    assert (await client.get("/api/rooms")).json() == {"mine": [], "listed": []}
    await ada.do(code, "settings", listed=True)
    (line,) = (await client.get("/api/rooms")).json()["listed"]
    assert (line["code"], line["free"], line["host"], line["my_turn"]) == (code, 3, "Ada", False)
    assert line["seats"] == [{"name": "Ada", "avatar": ada.me["avatar"], "bot": None}]


async def test_the_list_says_when_it_is_my_turn(guest: NewGuest) -> None:
    ada, theo = await guest("Ada"), await guest("Théo")
    code = await ada.new_room()
    await theo.do(code, "sit")
    await theo.do(code, "ready", ready=True)
    await ada.do(code, "start")
    assert (await ada.get("/api/rooms"))["mine"][0]["my_turn"] is True
    assert (await theo.get("/api/rooms"))["mine"][0]["my_turn"] is False


async def test_games_come_with_the_schema_of_their_options(client: httpx.AsyncClient) -> None:
    games = {game["id"]: game for game in (await client.get("/api/games")).json()}
    assert games["toy"]["seats"] == [1, 2, 3, 4]
    assert games["toy"]["bots"] == ["first"]
    assert games["toy"]["options"]["properties"]["mode"]["default"] == "party"


async def test_unknown_game(guest: NewGuest) -> None:
    assert await (await guest("Ada")).refused("/api/rooms", engine="chess") == "no_engine"


async def test_qr_code(guest: NewGuest) -> None:
    ada = await guest("Ada")
    code = await ada.new_room()
    picture = await ada.client.get(f"/api/rooms/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in picture.content
    assert b"style=" not in picture.content


class TestPublicAddress:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url, public_url="https://games.example.org/")

    async def test_links_start_with_it_and_cookies_are_secure(self, new_client: NewClient) -> None:
        client = new_client()
        made = await client.post("/api/me", json={"name": "Ada"})
        assert "secure" in made.headers["set-cookie"].lower()
        client.cookies.set("session", made.cookies["session"])
        room = (await client.post("/api/rooms", json={"engine": "toy"})).json()
        assert room["link"].startswith(f"https://games.example.org/r/{room['code']}-")
