"""What strangers may not do."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from app.settings import Settings
from app.web.headers import content_policy, plain_host

from ..conftest import NewClient, NewGuest

BROWSER = {"accept": "text/html"}


async def test_headers_are_on_every_answer(client: httpx.AsyncClient) -> None:
    for path in ("/", "/api/me", "/nowhere", "/healthz", "/static/none.js"):
        headers = (await client.get(path, headers=BROWSER)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "connect-src 'self' ws://test wss://test;" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_forged_host_adds_nothing_to_the_policy() -> None:
    assert plain_host("x; script-src *") == ""
    assert plain_host("games.example.org:8443") == "games.example.org:8443"
    assert content_policy("") == content_policy(plain_host("a b"))


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"x-boneyard": "2"},
        {"x-boneyard": "1", "origin": "https://evil.example"},
        {"x-boneyard": "1", "origin": "null"},
        {"x-boneyard": "1", "origin": "http://test.evil.example"},
    ],
)
async def test_changes_come_from_our_own_pages(
    new_client: NewClient, headers: dict[str, str]
) -> None:
    client = new_client()
    del client.headers["x-boneyard"]
    answer = await client.post("/api/me", json={"name": "Ada"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


async def test_our_own_origin_is_fine(client: httpx.AsyncClient) -> None:
    headers = {"origin": "http://test"}
    answer = await client.post("/api/me", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 200


class TestSize:
    async def test_announced(self, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/me", json={"name": "x" * 70_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    async def test_unannounced(self, client: httpx.AsyncClient) -> None:
        async def much() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 1000

        answer = await client.post("/api/me", content=much())
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    async def test_cut_off(self, app: FastAPI) -> None:
        """What has come may look whole, and is half of what was meant."""
        coming = [
            {"type": "http.request", "body": b'{"name":"Ada"}', "more_body": True},
            {"type": "http.disconnect"},
        ]
        told: list[Any] = []

        async def receive() -> Any:
            return coming.pop(0)

        async def send(message: Any) -> None:
            told.append(message)

        headers = {"host": "test", "x-boneyard": "1", "content-type": "application/json"}
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/me",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.1", 1),
            "scheme": "http",
        }
        await app(scope, receive, send)
        assert told[0]["status"] == 400


class TestLimits:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url)

    async def test_guessing_codes_is_slow_work(self, client: httpx.AsyncClient) -> None:
        answers = [(await client.get(f"/api/rooms/{n}22222")).status_code for n in range(10, 45)]
        assert answers[0] == 404
        assert answers[-1] == 429

    async def test_a_flood_is_told_to_wait_in_words(self, client: httpx.AsyncClient) -> None:
        for _ in range(2000):
            answer = await client.get("/api/me", headers={"accept-language": "fr"})
            if answer.status_code != 200:
                break
        assert answer.status_code == 429
        assert "réessayez" in answer.json()["text"]
        assert (await client.get("/healthz")).status_code == 200


async def test_the_seed_and_secrets_stay_here(guest: NewGuest, client: httpx.AsyncClient) -> None:
    ada = await guest("Ada")
    code = await ada.new_room()
    await ada.do(code, "bot", seat=1, bot="first")
    await ada.do(code, "start")
    room = await ada.get(f"/api/rooms/{code}")
    assert room["game"]["seed"] is None
    assert set(room["seats"][0]) == {"seat", "person", "name", "avatar", "bot", "ready", "away"}
    assert code not in (await client.get("/api/rooms")).text, "not listed"


async def test_sql_is_just_text(guest: NewGuest) -> None:
    name = "'; DROP TABLE people; --"
    eve = await guest(name)
    assert (await eve.get("/api/me"))["name"] == name
    assert await eve.refused("/api/login", username="' OR 1=1 --", password="x") == "wrong_password"


@pytest.mark.parametrize("value", ["\x00", "a\x00b"])
async def test_what_postgres_cannot_keep_is_refused(guest: NewGuest, value: str) -> None:
    eve = await guest("Eve")
    code = await eve.new_room()
    assert await eve.refused("/api/login", username=value, password="x") == "invalid"
    assert await eve.fails(code, "remove", person=value) == "invalid"
    assert await eve.fails(code, "settings", name=value) == "invalid"
