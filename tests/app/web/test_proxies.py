"""Headers of proxies: believed of nobody who was not named."""

import logging

import httpx
import pytest
from fastapi import FastAPI

from app.settings import BadSettings, Settings
from app.web.rates import SHARED, Rate

from ..conftest import StartServer
from ..live.conftest import NewHouse, new_house, sealed_engine
from ..support.people import HEADERS, over_http
from ..support.player import Player

__all__ = ["new_house", "sealed_engine"]  # fixtures


@pytest.fixture(autouse=True)
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: what is spent stays spent during a test."""
    monkeypatch.setitem(SHARED, "wrong_code", Rate(3600, 6, "too_many_codes"))


def behind(app: FastAPI, peer: str) -> httpx.AsyncClient:
    """What arrives from that address."""
    transport = httpx.ASGITransport(app, client=(peer, 50000))
    return httpx.AsyncClient(transport=transport, base_url="http://test", headers=HEADERS)


async def guesses(client: httpx.AsyncClient) -> list[int]:
    """Ten wrong codes, each claiming to come from somewhere else."""
    answers = [
        await client.get(f"/api/rooms/{n:02}2222", headers={"x-forwarded-for": f"203.0.113.{n}"})
        for n in range(10)
    ]
    return [answer.status_code for answer in answers]


def test_nobody_evades_the_limits_by_a_tunnel(start_server: StartServer) -> None:
    server = start_server(env={"BONEYARD_RATE_LIMITS": "true"})
    with httpx.Client(verify=False, base_url=server.url) as tunnel:
        answers = set()
        for number in range(90):
            claimed = {"x-forwarded-for": f"203.0.113.{number}"}
            answer = tunnel.get(f"/api/rooms/{number:02}2222", headers=claimed)
            answers.add(answer.status_code)
            if answer.status_code == 429:
                break
    assert answers == {404, 429}
    said = server.log.read_text()
    assert said.count("BONEYARD_TRUSTED_PROXIES=127.0.0.1") == 1, said


class TestNobodyNamed:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings.read({"DATABASE_URL": database_url})

    async def test_one_line_says_what_to_set(
        self, app: FastAPI, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.WARNING, "app.web.forwarded")
        for header in ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip"):
            for peer in ("127.0.0.1", "172.18.0.1"):
                async with behind(app, peer) as proxy:
                    await proxy.get("/healthz", headers={header: "for=203.0.113.7"})
        lines = [record.getMessage() for record in caplog.records]
        assert len(lines) == 2, "one for each address"
        assert "BONEYARD_TRUSTED_PROXIES=127.0.0.1" in lines[0]
        assert "BONEYARD_TRUSTED_PROXIES=172.18.0.1" in lines[1]

    async def test_a_crowd_fills_no_log(
        self, app: FastAPI, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.WARNING, "app.web.forwarded")
        for number in range(200):
            async with behind(app, f"198.51.100.{number}") as stranger:
                await stranger.get("/healthz", headers={"x-forwarded-for": "203.0.113.7"})
        assert 0 < len(caplog.records) <= 50


class TestNamed:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url, trusted_proxies="10.0.0.0/8, ::1")

    async def test_its_clients_are_told_apart(
        self, app: FastAPI, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with behind(app, "10.1.2.3") as proxy:
            assert set(await guesses(proxy)) == {404}
            made = await proxy.post(
                "/api/me", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"}
            )
        assert "secure" in made.headers["set-cookie"].lower()
        assert caplog.records == []

    async def test_others_are_not_believed(self, app: FastAPI) -> None:
        async with behind(app, "192.0.2.9") as stranger:
            assert (await guesses(stranger))[-1] == 429


@pytest.mark.parametrize("value", ["localhost", "10.0.0.1/8", "127.0.0.1,*"])
def test_what_is_no_address_is_refused_in_words(value: str) -> None:
    with pytest.raises(BadSettings, match="BONEYARD_TRUSTED_PROXIES"):
        Settings.read({"BONEYARD_TRUSTED_PROXIES": value})


async def test_an_ipv6_home_is_one_address(app: FastAPI) -> None:
    app.state.limits._on = True
    answers = []
    for number in range(10):
        async with behind(app, f"2001:db8:1:2::{number:x}") as guesser:
            answers.append((await guesser.get(f"/api/rooms/{number:02}2222")).status_code)
    assert answers[-1] == 429


class TestPublicAddress:
    """TLS ends at a proxy that nobody named, which passes another ``Host`` on."""

    ORIGIN = "https://games.example.org"

    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url, public_url="https://Games.example.org:443/")

    async def test_cookies_stay_secure_and_so_does_the_site(self, app: FastAPI) -> None:
        headers = {"x-forwarded-proto": "http", "host": "127.0.0.1:8000", "origin": self.ORIGIN}
        async with behind(app, "127.0.0.1") as proxy:
            made = await proxy.post("/api/me", json={"name": "Ada"}, headers=headers)
        assert made.status_code == 200, made.text
        assert "secure" in made.headers["set-cookie"].lower()
        assert "strict-transport-security" in made.headers

    @pytest.fixture
    def live_settings(self, settings: Settings) -> Settings:
        return settings

    async def test_sockets_open(self, new_house: NewHouse) -> None:
        house = await new_house()
        async with over_http(base_url=house.url) as client:
            made = await client.post("/api/me", json={"name": "Ada"})
            cookie = f"session={made.cookies['session']}"
            room = await client.post(
                "/api/rooms", json={"engine": "sealed"}, headers={"cookie": cookie}
            )
        ada = Player(house.socket(room.json()["code"]), cookie, origin=self.ORIGIN)
        await ada.open()
        await ada.until(lambda: ada.of("snapshot"))
        await ada.close()
