"""Limits hold for all processes together, and for a person wherever they come from."""

import asyncio
import time

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.db.session import Database
from app.errors import TooMany
from app.rooms.commands import create
from app.settings import Settings
from app.web import limits
from app.web.limits import Limits
from app.web.rates import SHARED, Rate
from app.web.throttle import Throttle

from ..conftest import NewGuest, StartServer
from ..live.conftest import NewHouse, People, new_house, people, sealed_engine
from ..support.people import HEADERS, PATIENT

__all__ = ["new_house", "people", "sealed_engine"]  # fixtures


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url)


def test_two_workers_count_together(start_server: StartServer) -> None:
    server = start_server(workers=2, env={"BONEYARD_RATE_LIMITS": "true"})
    begun = time.monotonic()
    answers = []
    for number in range(16):  # a new connection each: whoever is free takes it
        body = {"username": f"name{number}", "password": "x"}
        answers.append(
            httpx.post(f"{server.url}/api/login", json=body, headers=HEADERS, timeout=PATIENT)
        )
    rate = SHARED["password"]
    allowed = rate.burst + (time.monotonic() - begun) / rate.every + 1
    tried = [answer for answer in answers if answer.status_code == 403]
    assert rate.burst <= len(tried) <= allowed
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


async def test_a_burst_is_counted_exactly(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHARED, "room", Rate(3600, 5, "too_many_new_rooms"))
    processes = [Limits(True, database), Limits(True, database)]
    tries = [processes[n % 2].spend("room", "192.0.2.1") for n in range(20)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(answer) for answer in answers].count(TooMany) == 15
    with pytest.raises(TooMany) as refused:
        await processes[0].spend("room", "192.0.2.1")
    assert 3000 <= refused.value.seconds <= 3600
    await processes[0].spend("room", "192.0.2.2")
    await processes[0].give_back("room", "192.0.2.1")
    await processes[1].spend("room", "192.0.2.1")
    with pytest.raises(TooMany):
        await processes[1].spend("room", "192.0.2.1")


async def test_full_buckets_are_forgotten(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHARED, "guest", Rate(0, 1))
    monkeypatch.setattr(limits, "CLEAN_EVERY", 5)
    counting = Limits(True, database)
    await counting.spend("room", "192.0.2.1")
    for number in range(4):
        await counting.spend("guest", f"192.0.2.{number}")
    async with database.session() as session:
        kept = (await session.execute(text("SELECT kind FROM limits"))).scalars().all()
    assert list(kept) == ["room"]


def test_what_a_process_counts_for_itself() -> None:
    throttle = Throttle(True, Rate(3600, 3))
    for _ in range(3):
        throttle.spend("ada")
    with pytest.raises(TooMany):
        throttle.spend("ada")
    throttle.spend("theo")
    Throttle(False, Rate(3600, 0)).spend("ada")


async def test_without_a_database_nobody_is_let_through(
    guest: NewGuest, database: Database
) -> None:
    ada = await guest("Ada")
    async with database.session() as session:
        await session.execute(text("ALTER TABLE limits RENAME TO gone"))
    answer = await ada.client.post("/api/rooms", json={"engine": "toy"})
    assert answer.status_code >= 500


class TestRoomsOfAPerson:
    @pytest.fixture(autouse=True)
    def few(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(create, "WAITING", 3)

    async def test_so_many_wait_for_their_game(self, guest: NewGuest) -> None:
        ada, theo = await guest("Ada"), await guest("Théo")
        codes = [await ada.new_room() for _ in range(3)]
        answer = await ada.client.post("/api/rooms", json={"engine": "toy"})
        assert (answer.status_code, answer.json()["code"]) == (409, "rooms_waiting")
        assert "3 of your rooms" in answer.json()["text"]
        await theo.new_room()
        await ada.do(codes[0], "bot", seat=1, bot="first")
        await ada.do(codes[0], "start")
        await ada.new_room()

    async def test_also_when_asked_for_at_once(self, guest: NewGuest) -> None:
        ada = await guest("Ada")
        asked = [ada.client.post("/api/rooms", json={"engine": "toy"}) for _ in range(6)]
        answers = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(answers) == [200] * 3 + [409] * 3


async def test_guests_of_an_address(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHARED, "guest", Rate(3600, 3, "too_many_guests"))
    codes = []
    for number in range(5):
        client.cookies.clear()
        answer = await client.post("/api/me", json={"name": f"Guest {number}"})
        codes.append(answer.json().get("code"))
    assert codes[0] is None
    assert codes[-1] == "too_many_guests"


async def test_rooms_of_an_address(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHARED, "room", Rate(3600, 3, "too_many_new_rooms"))
    codes = []
    for number in range(5):
        host = await guest(f"Guest {number}")
        answer = await host.client.post("/api/rooms", json={"engine": "toy"})
        codes.append(answer.json()["code"])
    assert "too_many_new_rooms" not in codes[:3]
    assert codes[3:] == ["too_many_new_rooms"] * 2


@pytest.mark.parametrize(
    ("path", "body"), [("/api/me", {"name": "Ada"}), ("/api/me/lang", {"lang": "fr"})]
)
async def test_nobody_changes_for_ever(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, str]
) -> None:
    monkeypatch.setitem(SHARED, "profile", Rate(3600, 3))
    ada = await guest("Ada")
    answers = [(await ada.client.post(path, json=body)).status_code for _ in range(5)]
    assert (answers[0], answers[-1]) == (200, 429)


@pytest.mark.parametrize("path", ["/api/rooms/{code}/replay", "/api/games/{game}/export"])
async def test_games_are_not_played_again_for_ever(
    guest: NewGuest, app: FastAPI, path: str
) -> None:
    ada = await guest("Ada")
    code = await ada.new_room()
    await ada.do(code, "bot", seat=1, bot="first")
    game = (await ada.do(code, "start"))["game"]["id"]
    app.state.replays = Throttle(True, Rate(3600, 3))
    asked = path.format(code=code, game=game)
    answers = [(await ada.client.get(asked)).status_code for _ in range(5)]
    assert 429 not in answers[:3]
    assert answers[3:] == [429] * 2


async def test_a_room_is_not_changed_for_ever(guest: NewGuest, app: FastAPI) -> None:
    app.state.commands = Throttle(True, Rate(3600, 4))
    ada, theo = await guest("Ada"), await guest("Théo")
    code = await ada.new_room()
    path = f"/api/rooms/{code}/ready"
    answers = [await ada.client.post(path, json={"ready": n % 2 == 0}) for n in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
    await theo.do(code, "sit")


class TestOverSockets:
    @pytest.fixture
    def live_settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url, bot_delay=0)

    async def test_a_person_says_so_much_over_all_connections(
        self, new_house: NewHouse, people: People, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(SHARED, "said", Rate(3600, 5))
        first, second = await new_house(), await new_house()
        ada = await people.guest(first, "Ada")
        code = await ada.new_room("sealed")
        sockets = [await people.sit_down(house, ada, code) for house in (first, second)]
        answers = [
            await sockets[n % 2].ask({"type": "chat", "text": "hi", "id": f"chat-{n}"})
            for n in range(7)
        ]
        assert answers[0]["type"] == "ack"
        assert answers[-1]["code"] == "too_many"

    async def test_handshakes_are_requests_like_others(
        self, new_house: NewHouse, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("app.web.guard.REQUESTS", Rate(3600, 3))
        there = (await new_house()).socket("222222")
        for _ in range(3):
            async with connect(there) as socket:
                assert "no_room" in str(await socket.recv())
        with pytest.raises(InvalidStatus):
            await connect(there)
