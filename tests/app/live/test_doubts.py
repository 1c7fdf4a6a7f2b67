"""Answers of the database that get lost: whoever asked is told what became of it, never guesses."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from app.live.table import upkeep
from app.settings import Settings

from ..support.network import Network
from ..support.player import Player
from .conftest import House, People, running

SHORT = 0.3


@pytest.fixture
async def network(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Network]:
    monkeypatch.setattr(upkeep, "CHECK", 3600)  # on a slow machine it would clear the doubt first
    async with Network(database_url).running() as made:
        yield made


@pytest.fixture
def live_settings(network: Network) -> Settings:
    return Settings(database_url=network.url, database_pool=4, rate_limits=False, bot_delay=0)


async def stored(database_url: str, query: str) -> Any:
    """Asked past the proxy."""
    connection = await asyncpg.connect(database_url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def act(player: Player, token: str) -> dict[str, Any]:
    return {
        "type": "act",
        "id": token,
        "decision": player.choice["id"],
        "action": player.choice["actions"][0],
    }


class Doubt:
    """A message is heard by the database, and its answer gets lost."""

    def __init__(self, house: House, network: Network) -> None:
        self.database, self.network = house.app.state.db, network
        self.patience = self.database.patience

    async def about(self, player: Player, message: dict[str, Any]) -> None:
        self.network.swallow = message["id"].encode()
        self.database.patience = SHORT
        await player.send(message)
        await player.until(lambda: [m for m in player.of("pending") if m["id"] == message["id"]])
        assert self.network.heard.is_set()

    def over(self) -> None:
        self.network.swallow = None
        self.database.patience = self.patience


@pytest.fixture
async def doubt(house: House, network: Network) -> Doubt:
    return Doubt(house, network)


async def test_an_action_that_was_stored_is_acknowledged(
    house: House, people: People, doubt: Doubt, database_url: str
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    await doubt.about(ada, act(ada, "lost-1"))
    assert ada.answer_to("lost-1") is None
    assert await stored(database_url, "SELECT count(*) FROM actions") == 1
    doubt.over()
    answer = await ada.until(lambda: ada.answer_to("lost-1"))
    assert answer["type"] == "ack"
    await ada.until(lambda: ada.version >= answer["version"])
    assert not ada.of("reject")
    assert (await room.players[1].act())["type"] == "ack"
    assert await stored(database_url, "SELECT count(*) FROM actions") == 2


async def test_an_action_that_arrives_late_is_played_once(
    house: House, people: People, doubt: Doubt, network: Network, database_url: str
) -> None:
    """As after a SIGSTOP: what was said into the silence is carried out when it ends."""
    room = await people.room(house, seats=2)
    ada = room.players[0]
    doubt.database.patience = SHORT
    network.hang()
    await ada.send(act(ada, "late-1"))
    await ada.until(lambda: ada.of("pending"))
    doubt.over()
    network.go_on()
    assert (await ada.until(lambda: ada.answer_to("late-1")))["type"] == "ack"
    assert (await room.players[1].act())["type"] == "ack"
    assert await stored(database_url, "SELECT count(*) FROM actions") == 2


async def test_who_has_lost_the_seat_learns_that_it_was_stored(
    house: House, people: People, doubt: Doubt, database_url: str
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    await doubt.about(ada, act(ada, "lost-1"))
    (table,) = house.app.state.tables.rooms.values()
    for viewer in table.viewers:
        viewer.seat = None if viewer.seat == 0 else viewer.seat
    doubt.over()
    assert (await ada.until(lambda: ada.answer_to("lost-1")))["type"] == "ack"


async def test_another_connection_may_ask_again(
    house: House, people: People, doubt: Doubt, database_url: str
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    said = act(ada, "lost-1")
    await doubt.about(ada, said)
    again = await people.sit_down(house, room.guests[0], room.code)
    await again.send(said)
    await again.until(lambda: again.of("pending"))
    assert again.answer_to("lost-1") is None
    doubt.over()
    assert (await again.until(lambda: again.answer_to("lost-1")))["type"] == "ack"
    assert await stored(database_url, "SELECT count(*) FROM actions") == 1


async def test_chat_is_said_once(
    house: House, people: People, doubt: Doubt, database_url: str
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    await doubt.about(ada, {"type": "chat", "id": "lost-1", "text": "hello"})
    doubt.over()
    assert (await ada.until(lambda: ada.answer_to("lost-1")))["type"] == "ack"
    assert await stored(database_url, "SELECT count(*) FROM chat") == 1


async def test_what_is_said_after_it_waits_behind_it(
    house: House, people: People, doubt: Doubt, database_url: str
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    await doubt.about(ada, {"type": "chat", "id": "lost-1", "text": "first"})
    await ada.send({"type": "chat", "id": "second", "text": "second"})
    await ada.until(lambda: len(ada.of("pending")) == 2)
    doubt.over()
    await ada.until(lambda: ada.answer_to("second"))
    query = "SELECT string_agg(text, ' ' ORDER BY n) FROM chat"
    assert await stored(database_url, query) == "first second"


async def test_others_at_the_table_do_not_wait_for_ever(
    house: House, people: People, network: Network
) -> None:
    room = await people.room(house, seats=2)
    database = house.app.state.db
    (table,) = house.app.state.tables.rooms.values()
    table.lock._patience = SHORT
    async with table.lock:  # somebody waits for the database
        await room.players[0].send(act(room.players[0], "a"))
        await room.players[0].until(lambda: room.players[0].of("pending"))
    table.lock._patience = database.patience
    assert (await room.players[0].until(lambda: room.players[0].answer_to("a")))["type"] == "ack"


async def test_it_starts_without_its_database(network: Network, live_settings: Settings) -> None:
    """It is not ready then, but it answers, and can be ended."""
    network.hang()
    async with asyncio.timeout(20):
        async with running(live_settings.model_copy(update={"database_patience": 0.5})) as house:
            assert not house.app.state.tables.bus.listener.listening.is_set()
            network.go_on()
            await house.app.state.tables.bus.listener.listening.wait()


async def test_proposals_are_made_and_withdrawn_once(
    house: House, people: People, doubt: Doubt, network: Network
) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players
    left, right = ({"type": "lean", "side": side} for side in ("left", "right"))
    await doubt.about(ada, {"type": "propose", "id": "lost-1", "seat": 1, "action": left})
    doubt.over()
    assert (await ada.until(lambda: ada.answer_to("lost-1")))["type"] == "ack"
    assert (await ada.ask({"type": "propose", "seat": 1, "action": right}))["type"] == "ack"

    def standing() -> list[int]:
        told = ada.of("proposals")
        return [one["id"] for one in told[-1]["proposals"]] if told else []

    await ada.until(lambda: len(standing()) == 2)
    first, second = standing()
    assert (await ada.ask({"type": "withdraw", "proposal": first}))["type"] == "ack"
    doubt.database.patience = SHORT
    network.hang()
    await bob.send({"type": "withdraw", "id": "late-1", "proposal": second})
    await bob.until(lambda: bob.of("pending"))
    doubt.over()
    network.go_on()
    assert (await bob.until(lambda: bob.answer_to("late-1")))["type"] == "ack"
    await ada.until(lambda: standing() == [])
