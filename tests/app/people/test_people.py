"""Guests, names, accounts, languages."""

import httpx
import pytest
from sqlalchemy import select

from app.db.models import Person, Session
from app.db.session import Database
from app.people import login
from app.people.names import clean
from app.settings import Settings
from app.web.rates import SHARED, Rate

from ..conftest import NewClient, NewGuest
from ..support.people import Guest


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada\t\n  Lovelace ", "Ada Lovelace"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Zoe\u0301", "Zoé"),
        ("a\u202eb\x00c", "abc"),
        ("👩‍🚀", "👩‍🚀"),
        ("x" * 32, "x" * 32),
        ("x" * 33, None),
        ("", None),
        (" \u200b\u200d ", None),
        ("\ud800", None),
    ],
)
def test_names_are_cleaned(typed: str, kept: str | None) -> None:
    assert clean(typed) == kept


async def test_a_guest_is_made_by_one_field(client: httpx.AsyncClient, database: Database) -> None:
    assert (await client.get("/api/me")).json() is None
    answer = await client.post("/api/me", json={"name": " Ada "})
    me = answer.json()
    assert (me["name"], me["username"]) == ("Ada", None)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "this came over plain http"
    assert (await client.get("/api/me")).json() == me
    async with database.session() as session:
        kept = (await session.scalars(select(Session))).one()
    assert answer.cookies["session"].encode() not in kept.token_hash


async def test_rename(guest: NewGuest) -> None:
    ada = await guest("Ada")
    renamed = await ada.post("/api/me", name="Countess", avatar="owl")
    assert renamed == ada.me | {"name": "Countess", "avatar": "owl"}
    assert await ada.get("/api/me") == renamed
    assert await ada.refused("/api/me", name="\n") == "bad_name"


@pytest.mark.parametrize(
    "body",
    [{}, {"name": 7}, {"name": "A", "admin": True}, {"name": "A", "avatar": "dragon"}, [], "x"],
)
async def test_bodies_are_strict(client: httpx.AsyncClient, body: object) -> None:
    answer = await client.post("/api/me", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


async def test_nobody_has_to_say_who_they_are(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/rooms", json={"engine": "toy"})
    assert (answer.status_code, answer.json()["code"]) == (401, "who_are_you")


@pytest.mark.parametrize("cookie", ["forged", "x" * 5000, "é"])
async def test_forged_cookies_are_nobody(client: httpx.AsyncClient, cookie: str) -> None:
    headers = {b"cookie": f"session={cookie}".encode()}
    assert (await client.get("/api/me", headers=headers)).json() is None


class TestAccount:
    @pytest.fixture
    async def ada(self, guest: NewGuest) -> Guest:
        ada = await guest("Ada")
        ada.me = await ada.post("/api/account", username="Ada.L", password="correct horse")
        return ada

    async def test_the_account_opens_on_another_device(
        self, ada: Guest, new_client: NewClient, database: Database
    ) -> None:
        phone = new_client()
        body = {"username": "ada.l", "password": "correct horse"}
        assert (await phone.post("/api/login", json=body)).json() == ada.me
        assert (await phone.get("/api/me")).json() == ada.me
        async with database.session() as session:
            person = (await session.scalars(select(Person))).one()
        assert (person.password_hash or "").startswith("$argon2id$")

    async def test_wrong_passwords_and_users_look_the_same(
        self, ada: Guest, new_client: NewClient
    ) -> None:
        answers = [
            await new_client().post("/api/login", json={"username": name, "password": "x"})
            for name in ("ada.l", "nobody")
        ]
        assert [answer.status_code for answer in answers] == [403, 403]
        assert answers[0].json() == answers[1].json()

    async def test_logging_out_ends_the_session(self, ada: Guest) -> None:
        token = ada.client.cookies["session"]
        await ada.post("/api/logout")
        assert await ada.get("/api/me") is None
        again = await ada.client.get("/api/me", headers={"cookie": f"session={token}"})
        assert again.json() is None

    async def test_names_of_users_are_unique(self, ada: Guest, guest: NewGuest) -> None:
        eve = await guest("Eve")
        assert await eve.refused("/api/account", username="ADA.L", password="12345678") == (
            "username_taken"
        )
        assert await ada.refused("/api/account", username="ada2", password="12345678") == (
            "has_account"
        )

    async def test_short_passwords(self, guest: NewGuest) -> None:
        eve = await guest("Eve")
        assert await eve.refused("/api/account", username="eve", password="1234567") == "invalid"


class TestLimits:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url)

    async def test_passwords_cannot_be_tried_for_ever(
        self, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(login, "LONGEST", 0.0)
        monkeypatch.setitem(SHARED, "password", Rate(3600, 3, "too_many_passwords"))
        body = {"username": "ada", "password": "x"}
        answers = [await client.post("/api/login", json=body) for _ in range(5)]
        assert answers[0].status_code == 403
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["text"]


class TestLanguage:
    async def test_the_browser_asks(self, client: httpx.AsyncClient) -> None:
        headers = {"accept-language": "fr-CH, en;q=0.5"}
        answer = await client.post("/api/me", json={"name": ""}, headers=headers)
        assert answer.json()["text"] == "Choisissez un nom de 1 à 32 caractères visibles."

    async def test_ones_choice_wins(self, guest: NewGuest) -> None:
        ada = await guest("Ada")
        await ada.post("/api/me/lang", lang="fr")
        assert (await ada.get("/api/me"))["lang"] == "fr"
        answer = await ada.client.post("/api/me", json={"name": ""})
        assert answer.json()["text"].startswith("Choisissez")

    async def test_visitors_choose_too(self, client: httpx.AsyncClient) -> None:
        await client.post("/api/me/lang", json={"lang": "fr"})
        assert '<html lang="fr">' in (await client.get("/")).text
