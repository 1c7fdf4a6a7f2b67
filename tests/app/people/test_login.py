"""Logging in: nobody is locked out by others, and nobody tries for ever."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from app.errors import TooMany
from app.people import login, passwords
from app.settings import Settings
from app.web.rates import SHARED

from ..support.people import HEADERS

RIGHT = {"username": "ada", "password": "correct horse"}
WRONG = {"username": "ada", "password": "wrong"}


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url)


@pytest.fixture(autouse=True)
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: what is spent stays spent during a test."""
    for kind in ("password", "known_browser", "account"):
        monkeypatch.setitem(SHARED, kind, replace(SHARED[kind], every=3600))


@pytest.fixture(autouse=True)
def delays(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long answers would have been held back; the tests don't wait."""
    waited: list[float] = []
    delay = login.delay

    def note(tries: int) -> float:
        waited.append(delay(tries))
        return 0.0

    monkeypatch.setattr(login, "delay", note)
    return waited


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", quick)
    passwords._nobodys_hash.cache_clear()
    yield
    passwords._nobodys_hash.cache_clear()


class World:
    """Browsers at addresses."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.browsers: list[httpx.AsyncClient] = []

    def browser(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 50000))
        made = httpx.AsyncClient(transport=transport, base_url="http://test", headers=HEADERS)
        self.browsers.append(made)
        return made


@pytest.fixture
async def world(app: FastAPI) -> AsyncIterator[World]:
    made = World(app)
    yield made
    for browser in made.browsers:
        await browser.aclose()


@pytest.fixture
async def ada(world: World) -> httpx.AsyncClient:
    """The browser in which the account was made."""
    browser = world.browser("192.0.2.1")
    await browser.post("/api/me", json={"name": "Ada"})
    assert (await browser.post("/api/account", json=RIGHT)).status_code == 200
    return browser


async def attack(world: World, tries: int = 12) -> None:
    """Wrong passwords for Ada's account, from several addresses."""
    for number in range(tries):
        eve = world.browser(f"198.51.100.{number % 2}")
        await eve.post("/api/login", json=WRONG)


async def test_others_tries_lock_nobody_out(
    world: World, ada: httpx.AsyncClient, delays: list[float]
) -> None:
    await attack(world)
    new_phone = world.browser("192.0.2.50")
    assert (await new_phone.post("/api/login", json=RIGHT)).status_code == 200
    assert delays[0] == 0
    assert 0 < delays[-1] <= login.LONGEST, "slower, but not for long"
    assert delays == sorted(delays)


async def test_a_name_that_looks_like_an_address_spends_nobody_elses_tries(world: World) -> None:
    for number in range(12):
        eve = world.browser(f"198.51.100.{number}")
        await eve.post("/api/login", json={"username": "192.0.2.7", "password": "x"})
    theo = world.browser("192.0.2.7")
    assert (await theo.post("/api/login", json=WRONG)).status_code == 403


async def test_a_browser_that_has_been_the_account_may_always_try(
    world: World, ada: httpx.AsyncClient, delays: list[float]
) -> None:
    await ada.post("/api/logout")
    await attack(world)
    neighbour = world.browser("192.0.2.1")  # behind the same address as Ada
    answers = [(await neighbour.post("/api/login", json=WRONG)).status_code for _ in range(11)]
    assert answers[-1] == 429
    delays.clear()
    assert (await ada.post("/api/login", json=RIGHT)).status_code == 200
    assert delays == []


async def test_nor_does_a_crowd_of_strangers_stand_before_it(
    world: World, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ada.post("/api/logout")
    full = Counter({"somebody": passwords.WAITING})
    monkeypatch.setattr(passwords.strangers, "_waiting", full)
    new_phone = world.browser("192.0.2.50")
    assert (await new_phone.post("/api/login", json=RIGHT)).json()["code"] == "passwords_busy"
    assert (await ada.post("/api/login", json=RIGHT)).status_code == 200


async def test_the_right_password_slows_nobody_down(
    world: World, ada: httpx.AsyncClient, delays: list[float]
) -> None:
    for number in range(login.FREE + 3):
        phone = world.browser(f"192.0.2.{50 + number}")
        assert (await phone.post("/api/login", json=RIGHT)).status_code == 200
    assert set(delays) == {0}


async def test_but_not_for_ever(world: World, ada: httpx.AsyncClient) -> None:
    await ada.post("/api/logout")
    answers = [await ada.post("/api/login", json=WRONG) for _ in range(12)]
    assert answers[0].status_code == 403
    assert answers[-1].json()["code"] == "too_many_passwords"


async def test_it_has_been_one_account_not_any(
    world: World, ada: httpx.AsyncClient, delays: list[float]
) -> None:
    await ada.post("/api/logout")
    await ada.post("/api/login", json={"username": "theo", "password": "x"})
    assert len(delays) == 1, "as a stranger"


async def test_making_accounts_leaves_the_tries_to_log_in(world: World) -> None:
    eve = world.browser("192.0.2.9")
    await eve.post("/api/me", json={"name": "Eve"})
    answers = []
    for number in range(15):
        body = {"username": f"eve{number % 2}", "password": "12345678"}
        answers.append((await eve.post("/api/account", json=body)).status_code)
        await eve.post("/api/logout")
        await eve.post("/api/me", json={"name": "Eve"})
    assert answers[-1] == 429
    assert (await eve.post("/api/login", json=WRONG)).status_code == 403


async def test_one_name_takes_not_the_whole_queue() -> None:
    queue = passwords.Queue(1, "test")
    tries = [queue.fits("ada", None, "x") for _ in range(passwords.WAITING_FOR_ONE + 3)]
    tries += [queue.fits("theo", None, "x")]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, TooMany)]
    assert [answer.code for answer in refused] == ["passwords_busy"] * 3
    assert answers[-1] is False, "another name has its turn"
