"""Coming back: exactly what was missed, or a snapshot; an action sent again is not played again."""

import pytest

from app.db.session import Database
from app.live.game import stream

from ..support.player import Player
from .conftest import House, NewHouse, People, Room


async def play_round(room: Room) -> None:
    for player in room.players:
        await player.act()
        await player.act()


def same(one: Player, other: Player) -> bool:
    return (one.version, one.view, one.decision, one.undo) == (
        other.version,
        other.view,
        other.decision,
        other.undo,
    )


async def test_exactly_the_missed_frames(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    await play_round(room)
    bob = room.players[1]
    twin = await people.sit_down(house, room.guests[1], room.code)
    await twin.close()
    at, already = twin.version, len(twin.seen)
    await play_round(room)
    await bob.settled()
    await twin.open()
    await twin.settled()
    missed = [message for message in twin.seen[already:] if message["type"] == "frame"]
    assert [frame["version"] for frame in missed] == list(range(at + 1, bob.version + 1))
    assert missed == [frame for frame in bob.of("frame") if frame["version"] > at]
    assert len(twin.of("snapshot")) == 1
    assert same(twin, bob)


async def test_nothing_missed_is_no_frame(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    await play_round(room)
    watcher = room.watcher
    await room.settled()
    await watcher.close()
    already = len(watcher.seen)
    await watcher.open()
    await watcher.settled()
    kinds = [message["type"] for message in watcher.seen[already:]]
    assert "frame" not in kinds
    assert "snapshot" not in kinds


@pytest.mark.parametrize("at", [0, 10_000])
async def test_a_snapshot_for_versions_that_are_not_known(
    house: House, people: People, at: int
) -> None:
    room = await people.room(house, seats=2)
    await play_round(room)
    again = Player(house.socket(room.code))
    people.players.append(again)
    again.version = at
    await again.open()
    await again.until(lambda: again.of("snapshot"))
    await room.settled()
    assert same(again, room.watcher)


async def test_a_snapshot_when_too_old(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "KEPT_CHARS", 400)
    room = await people.room(house, seats=2)
    await room.watcher.close()
    for _ in range(2):
        await play_round(room)
    await room.watcher.open(at=1)
    await room.watcher.until(lambda: len(room.watcher.of("snapshot")) == 2)
    fresh = await people.sit_down(house, None, room.code)
    assert same(room.watcher, fresh)


async def test_another_seat_is_another_stream(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    await play_round(room)
    ada = room.players[0]
    await ada.send({"type": "resume", "at": 1, "seat": 1})
    await ada.until(lambda: len(ada.of("snapshot")) == 2)


async def test_a_rematch_counts_on(house: House, people: People) -> None:
    room = await people.room(house, seats=2, rounds=1)
    ada = room.players[0]
    await play_round(room)
    await ada.until(lambda: ada.room["status"] == "over")
    version = ada.version
    await ada.close()
    await room.guests[0].do(room.code, "rematch")
    for guest in room.guests:
        await guest.do(room.code, "ready", ready=True)
    await room.guests[0].do(room.code, "start")
    bob = room.players[1]
    await bob.until(lambda: bob.room["status"] == "playing" and bob.decision)
    await ada.open(at=version)
    await ada.until(lambda: ada.room["status"] == "playing")
    assert ada.of("snapshot")[-1]["version"] == 1_000_000
    assert ada.view["public"]["round"] == 1


async def test_sent_again_it_is_answered_not_played(
    new_house: NewHouse, people: People, database: Database
) -> None:
    house, other = await new_house(), await new_house()
    room = await people.room(house, seats=2)
    ada = room.players[0]
    said = {"type": "act", "id": "same", "decision": ada.choice["id"]}
    said["action"] = ada.choice["actions"][0]
    first = await ada.ask(said)
    # the answer may come before the frame that brings the next decision
    await ada.until(lambda: ada.choice["id"] != said["decision"])
    await ada.act()
    await ada.send(said)
    await ada.settled()
    assert [message for message in ada.of("ack") if message["id"] == "same"] == [first] * 2
    # and by a process that has just loaded the table, as after a restart
    elsewhere = await people.sit_down(other, room.guests[0], room.code)
    assert await elsewhere.ask(said) == first
    async with database.raw() as connection:
        assert await connection.fetchval("SELECT count(*) FROM actions") == 2


async def test_every_process_counts_the_same_versions(new_house: NewHouse, people: People) -> None:
    house = await new_house()
    room = await people.room(house, seats=3)
    await play_round(room)
    await room.players[0].act()
    await room.settled()
    other = await new_house()
    for guest, player in zip([*room.guests, None], room.everybody, strict=True):
        assert same(await people.sit_down(other, guest, room.code), player)


async def test_a_table_nobody_looks_at_is_forgotten_and_found_again(
    house: House, people: People
) -> None:
    room = await people.room(house, seats=2)
    await play_round(room)
    await room.settled()
    ada = room.players[0]
    for player in room.everybody:
        await player.close()
    tables = house.app.state.tables
    while any(table.viewers for table in tables.rooms.values()):
        await people.guest(house, "Somebody")  # the server notices closed sockets in its own time
    tables.drop_idle(idle=-1)
    assert not tables.rooms
    again = await people.sit_down(house, room.guests[0], room.code)
    assert same(again, ada)
