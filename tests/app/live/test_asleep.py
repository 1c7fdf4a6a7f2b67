"""A game nobody looks at sleeps: its bots don't play, and no process keeps it in memory."""

import pytest

from app.db.session import Database
from app.live.bots import owing, worker
from app.live.game.game import LiveGame
from app.live.game.store import Stored
from app.live.game.stream import KEPT_FRAMES
from app.live.table import registry, upkeep

from ..support.people import Guest
from ..support.player import until
from .conftest import House, NewHouse, People, Room

OLD = ["NULL", """standing || '{"seq": 0}'""", """standing || '{"rules": 0}'"""]


async def abandoned(house: House, people: People, bots: int = 1, rounds: int = 20) -> Room:
    """A game in which the bots have to choose, and that nobody has ever opened."""
    host = await people.guest(house, "Somebody")
    code = await host.new_room("sealed")
    await host.do(code, "settings", seats=1 + bots, options={"rounds": rounds})
    for seat in range(1, 1 + bots):
        await host.do(code, "bot", seat=seat, bot="guesser")
    await host.do(code, "ready", ready=True)
    await host.do(code, "start")
    return Room(code, [host], [], None)  # type: ignore[arg-type]  # nobody watches


async def lines(database: Database, code: str) -> int:
    query = "SELECT games.seq FROM games JOIN rooms ON rooms.game_id = games.id WHERE code = $1"
    async with database.raw() as connection:
        return int(await connection.fetchval(query, code))


async def room_id(database: Database, code: str) -> str:
    async with database.raw() as connection:
        return str(await connection.fetchval("SELECT id FROM rooms WHERE code = $1", code))


async def reaches(database: Database, code: str, length: int) -> None:
    async def long_enough() -> bool:
        return await lines(database, code) >= length

    await until(long_enough)


async def play_elsewhere(house: House, people: People) -> None:
    """A whole game with a bot at another table: time enough for anything that is due."""
    room = await people.room(house, seats=1, bots=1, rounds=1)
    ada = room.players[0]
    await ada.act()
    await ada.act()
    await ada.until(lambda: ada.room["status"] == "over")


async def all_left(house: House, room: Room) -> None:
    for player in room.everybody:
        await player.close()

    async def noticed() -> bool:
        return not any(table.viewers for table in house.app.state.tables.rooms.values())

    await until(noticed)


def grow_old(house: House) -> None:
    """As if everything that was used had been used for the last time a while ago."""
    for table in house.app.state.tables.rooms.values():
        table.used_at -= registry.IDLE + 1
        table.left_at -= registry.IDLE + 1


async def test_bots_of_games_nobody_looks_at_are_left_alone(
    new_house: NewHouse, people: People, database: Database
) -> None:
    """Not in the process that started them, nor after a restart. Older versions left a job for
    every bot of every game, all of them due."""
    first = await new_house()
    sleeping = [await abandoned(first, people) for _ in range(3)]
    async with database.raw() as connection:
        await connection.execute("UPDATE jobs SET due_at = now() - interval '1 day'")
    second = await new_house()
    await play_elsewhere(second, people)
    assert [await lines(database, room.code) for room in sleeping] == [0, 0, 0]
    assert len(second.app.state.tables.rooms) == 1
    assert not first.app.state.tables.rooms


@pytest.mark.parametrize("sits", [True, False], ids=["sits", "watches"])
async def test_they_wake_when_somebody_comes_in(
    house: House, people: People, database: Database, sits: bool
) -> None:
    room = await abandoned(house, people)
    player = await people.sit_down(house, room.guests[0] if sits else None, room.code)
    await player.until(lambda: player.view["public"]["seats"][1]["ready"])
    assert await lines(database, room.code) == 2


async def test_a_bot_whose_job_was_lost_gets_one_when_somebody_looks(
    house: House, people: People, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.bots.worker.FIND", 0.05)
    room = await abandoned(house, people)
    async with database.raw() as connection:
        await connection.execute("DELETE FROM jobs")
    player = await people.sit_down(house, None, room.code)
    await player.until(lambda: player.view["public"]["seats"][1]["ready"])


async def test_after_the_last_person_bots_stop(
    house: House, people: People, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is left but bots: for a while they play on, then they wait for somebody, and no
    longer than that."""
    monkeypatch.setattr(worker, "POLL", 3600)  # so that no other look for jobs finds them
    room = await people.room(house, seats=1, bots=1, rounds=10_000)
    await room.guests[0].do(room.code, "stand")
    watcher = room.watcher
    await watcher.until(lambda: len(watcher.view["public"]["turned"]) >= 1)
    await all_left(house, room)
    left = await lines(database, room.code)
    await reaches(database, room.code, left + 1)
    monkeypatch.setattr(owing, "GRACE", 0.0)
    await play_elsewhere(house, people)  # what was taken before is being done by now

    async def at_rest() -> bool:
        return not house.app.state.worker.thinking

    await until(at_rest)
    stopped = await lines(database, room.code)
    await play_elsewhere(house, people)
    assert await lines(database, room.code) == stopped
    back = await people.sit_down(house, None, room.code)
    turned = len(back.view["public"]["turned"])
    await back.until(lambda: len(back.view["public"]["turned"]) > turned)


async def test_a_bot_without_a_choice_is_not_woken(house: House, people: People) -> None:
    room = await people.room(house, seats=1, bots=1)
    ada = room.players[0]
    await ada.until(lambda: ada.view["public"]["seats"][1]["ready"])
    assert house.app.state.tables.owing.now() == []
    await ada.act()
    await ada.act()
    await ada.until(lambda: ada.view["public"]["turned"])


async def test_a_bot_that_plays_is_nobody_who_looks(
    house: House, people: People, database: Database
) -> None:
    """Else its table would never be idle."""
    room = await people.room(house, seats=1, bots=1, rounds=10_000)
    await room.guests[0].do(room.code, "stand")
    await all_left(house, room)
    (table,) = house.app.state.tables.rooms.values()
    used_at = table.used_at
    await reaches(database, room.code, await lines(database, room.code) + 2)
    assert table.used_at == used_at


async def test_who_acts_and_leaves_finds_the_bots_answer(
    house: House, people: People, database: Database
) -> None:
    room = await people.room(house, seats=1, bots=2)
    ada = room.players[0]
    await ada.act()
    await ada.act()
    await all_left(house, room)
    await reaches(database, room.code, 3 * 2 + 2 * 2)  # this round, and their part of the next
    again = await people.sit_down(house, room.guests[0], room.code)
    assert len(again.view["public"]["turned"]) == 1


async def test_neither_bots_nor_home_keep_a_table_in_memory(
    house: House, people: People, database: Database
) -> None:
    room = await people.room(house, seats=2, bots=1)
    await all_left(house, room)
    grow_old(house)
    home = (await room.guests[0].get("/api/rooms"))["mine"][0]
    await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    await play_elsewhere(house, people)
    assert home["my_turn"]
    live_tables = house.app.state.tables
    live_tables.drop_idle()
    assert await room_id(database, room.code) not in live_tables.rooms


# Home


async def glance(guest: Guest) -> tuple[int, bool]:
    line = (await guest.get("/api/rooms"))["mine"][0]
    return line["summary"]["round"], line["my_turn"]


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were played through since."""
    played: list[str] = []
    load = LiveGame.load

    async def noted(stored: Stored, keep: int | None = KEPT_FRAMES) -> LiveGame:
        played.append(stored.id)
        return await load(stored, keep)

    monkeypatch.setattr(LiveGame, "load", noted)
    return played


async def test_home_reads_how_my_games_stand_without_loading_them(
    new_house: NewHouse, people: People, loads: list[str]
) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2)
    ada, bob = room.players
    await ada.act()
    loads.clear()
    elsewhere = await guest_of(people, second, room.guests[0])
    assert await glance(elsewhere) == (1, True)
    await ada.act()
    assert await glance(elsewhere) == (1, False)
    assert (await ada.ask({"type": "undo"}))["type"] == "ack"
    assert await glance(elsewhere) == (1, True)
    await ada.act()
    await bob.act()
    await bob.act()
    assert await glance(elsewhere) == (2, True)
    assert loads == []
    assert not second.app.state.tables.rooms


async def guest_of(people: People, house: House, guest: Guest) -> Guest:
    """The same browser at another process."""
    other = await people.guest(house, "Somebody else")
    other.client.cookies = guest.client.cookies
    return other


@pytest.mark.parametrize("old", OLD)
async def test_a_game_from_an_older_server_is_played_through_once(
    house: House, people: People, database: Database, loads: list[str], old: str
) -> None:
    """It says nothing of how it stands, or what it says is of an earlier line of the log."""
    room = await people.room(house, seats=2)
    await room.players[0].act()
    await room.players[0].act()
    async with database.raw() as connection:
        await connection.execute(f"UPDATE games SET standing = {old}")
    loads.clear()
    for _ in range(3):
        assert await glance(room.guests[0]) == (1, False)
        assert await glance(room.guests[1]) == (1, True)
    assert len(loads) == 1


async def test_many_old_games_are_played_through_a_few_at_a_time(
    house: House, people: People, database: Database, loads: list[str]
) -> None:
    host = await people.guest(house, "Ada")
    for _ in range(7):
        await people.room(house, guests=[host])
    async with database.raw() as connection:
        await connection.execute("UPDATE games SET standing = NULL")
    loads.clear()
    asked = 0
    while not all(line["my_turn"] for line in (await host.get("/api/rooms"))["mine"]):
        asked += 1
    assert asked == 1
    assert len(loads) == 7


async def test_a_game_whose_engine_is_gone_is_listed_all_the_same(
    house: House, people: People, database: Database, loads: list[str]
) -> None:
    room = await people.room(house, seats=1)
    async with database.raw() as connection:
        await connection.execute("UPDATE games SET engine = 'gone', standing = NULL")
    line = (await room.guests[0].get("/api/rooms"))["mine"][0]
    assert (line["summary"], line["my_turn"]) == ({}, False)


def test_the_grace_is_shorter_than_a_table_stays() -> None:
    """Else bots would owe at a table that is gone."""
    assert owing.GRACE + upkeep.CHECK < registry.IDLE
