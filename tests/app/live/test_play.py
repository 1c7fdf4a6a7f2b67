"""Playing over the wire: what is acknowledged is stored, and everybody sees what it may."""

from typing import Any

import orjson
import pytest

from app.db.session import Database

from .conftest import House, People


async def test_a_whole_game(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    for _ in range(3):
        for player in room.players:
            await player.act()
            await player.act()
    for player in room.everybody:
        await player.until(lambda player: player.room["status"] == "over", player)
        assert player.decision is None
        assert player.room["game"]["result"]["points"] == [3, 3]
        assert len(bytes.fromhex(player.room["game"]["seed"])) == 32
    assert ada.view["public"] == bob.view["public"] == room.watcher.view["public"]
    assert room.watcher.view["private"] is None


async def test_sealed_steps_are_nobody_elses_business(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await ada.act({"type": "lean", "side": "left"})
    await room.settled()
    assert ada.of("frame")[-1]["events"] == [{"type": "leant", "seat": 0, "side": "left"}]
    assert not bob.of("frame")
    assert not room.watcher.of("frame")

    await ada.act({"type": "pick", "number": 4})
    await room.settled()
    ready = [{"op": "replace", "path": "/seats/0/ready", "value": True}]
    assert [frame["public"] for frame in bob.of("frame")] == [ready]
    assert [frame["events"] for frame in room.watcher.of("frame")] == [[]]


async def test_undo(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await ada.act()
    await ada.act()
    assert ada.undo
    assert ada.decision is None
    assert (await ada.ask({"type": "undo"}))["type"] == "ack"
    await room.settled()
    assert ada.choice["kind"] == "pick"
    assert bob.view["public"]["seats"][0]["ready"] is False
    assert (await bob.ask({"type": "undo"}))["code"] == "nothing_to_undo"


async def test_a_preview_plays_nothing(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    action = ada.choice["actions"][1]
    asked = {"type": "preview", "decision": ada.choice["id"], "action": action}
    answer = await ada.ask(asked)
    assert answer["private"] == {"seat": 0, "lean": None, "pick": None, "maybe": action}
    assert (await ada.ask(asked | {"action": {"type": "fly"}}))["code"] == "illegal"
    assert not ada.of("frame")


@pytest.mark.parametrize("number", [1.0, True])
async def test_what_equals_a_choice_is_stored_as_listed(
    house: House, people: People, database: Database, number: Any
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    await ada.act()
    assert (await ada.act({"type": "pick", "number": number}))["type"] == "ack"
    assert orjson.dumps(ada.view["private"]["pick"]) == b"1"
    async with database.raw() as connection:
        stored = await connection.fetchval("SELECT action::text FROM actions WHERE seq = 2")
    assert orjson.dumps(orjson.loads(stored)["number"]) == b"1"
