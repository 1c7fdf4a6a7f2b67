"""What nobody can miss is removed, and nothing else."""

import logging
from datetime import timedelta

import asyncpg
import pytest

from app.db.errors import DatabaseAway
from app.db.session import Database
from app.live.cleaning import EMPTY_ROOM, LOCK, Cleaned, Cleaner

from ..support.player import until
from .conftest import House, NewHouse, People

NOTHING = Cleaned()
DAY = timedelta(days=1)
RECENT = "SELECT count(*) FROM rooms WHERE opened_at > now() - interval '1 day'"


@pytest.fixture
def cleaner(house: House) -> Cleaner:
    made = house.app.state.cleaner
    assert isinstance(made, Cleaner)
    return made


async def execute(database: Database, command: str, *values: object) -> None:
    async with database.raw() as connection:
        await connection.execute(command, *values)


async def fetch(database: Database, query: str, *values: object) -> int:
    async with database.raw() as connection:
        return int(await connection.fetchval(query, *values))


async def count(database: Database, table: str) -> int:
    return await fetch(database, f"SELECT count(*) FROM {table}")


async def let_time_pass(database: Database, span: timedelta) -> None:
    """As if everything had happened that much earlier."""
    moves = {
        "sessions": ("created_at", "seen_at"),
        "people": ("created_at",),
        "rooms": ("created_at", "updated_at", "opened_at"),
        "games": ("started_at", "ended_at"),
        "chat": ("at",),
    }
    for table, columns in moves.items():
        earlier = ", ".join(f"{column} = {column} - $1::interval" for column in columns)
        await execute(database, f"UPDATE {table} SET {earlier}", span)


async def test_expired_sessions_go_and_with_them_guests_who_never_sat_down(
    house: House,
    people: People,
    database: Database,
    cleaner: Cleaner,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "app.live.cleaning")
    for name in ("Ada", "Bob"):
        await people.guest(house, name)
    await let_time_pass(database, house.app.state.settings.session_days * DAY - DAY)
    assert await cleaner.clean(pause=0) == NOTHING
    await let_time_pass(database, 2 * DAY)
    cleo = await people.guest(house, "Cleo")
    assert await cleaner.clean(pause=0) == Cleaned(sessions=2, guests=2)
    said = [row.getMessage() for row in caplog.records if row.name == "app.live.cleaning"]
    assert said == ["removed what nobody can miss: 2 sessions, 0 rooms, 2 guests"]
    assert (await cleo.get("/api/me"))["name"] == "Cleo"
    assert await count(database, "people") == 1


async def test_nobody_has_to_ask_for_it(
    new_house: NewHouse, people: People, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server cleans by itself, and again later, even if it failed once."""
    clean, tries = Cleaner.clean, []

    async def failing_once(self: Cleaner) -> Cleaned | None:
        tries.append(self)
        if len(tries) == 1:
            raise DatabaseAway("for a moment")
        return await clean(self, pause=0)

    await people.guest(await new_house(), "Ada")
    await let_time_pass(database, 4000 * DAY)
    monkeypatch.setattr(Cleaner, "clean", failing_once)
    monkeypatch.setattr("app.live.cleaning.FIRST", 0.01)
    monkeypatch.setattr("app.live.cleaning.EVERY", 0.01)
    await new_house()

    async def cleaned() -> bool:
        return await count(database, "people") == 0

    await until(cleaned)
    assert len(tries) > 1


async def test_a_guest_without_a_browser_goes_only_if_nothing_tells_of_them(
    house: House, people: People, database: Database, cleaner: Cleaner
) -> None:
    """Hosts, sitters, those who talked, were removed or played, and accounts stay."""
    room = await people.room(house, seats=2)
    # whoever played on seat 1 has gone, and the room plays something else by now
    await execute(database, "UPDATE seats SET person_id = NULL WHERE seat = 1")
    host, sitter, talker, removed, kept, nobody = [
        await people.guest(house, name)
        for name in ("Host", "Sits", "Talks", "Removed", "Kept", "Nobody")
    ]
    code = await host.new_room("sealed")
    await sitter.do(code, "sit")
    talking = await people.sit_down(house, talker, code)
    said = await talking.ask({"type": "chat", "channel": "watch", "text": "Hello"})
    assert said["type"] == "ack"
    await host.do(code, "remove", person=removed.id)
    await kept.post("/api/account", username="kept", password="a long password")
    before = await count(database, "people")
    for player in (*room.everybody, talking):
        await player.close()
    await execute(database, "DELETE FROM sessions")
    assert await cleaner.clean(pause=0) == Cleaned(guests=1)
    assert await count(database, "people") == before - 1
    assert await fetch(database, "SELECT count(*) FROM people WHERE id = $1", nobody.id) == 0


async def test_nobody_who_looks_at_a_table_is_removed(
    house: House, people: People, database: Database, cleaner: Cleaner
) -> None:
    host, watcher = [await people.guest(house, name) for name in ("Host", "Watcher")]
    looking = await people.sit_down(house, watcher, await host.new_room("sealed"))
    await execute(database, "DELETE FROM sessions WHERE person_id = $1", watcher.id)
    assert await cleaner.clean(pause=0) == NOTHING
    await looking.close()

    async def noticed() -> bool:
        return await cleaner.clean(pause=0) == Cleaned(guests=1)

    await until(noticed)
    assert await count(database, "people") == 1


async def test_a_room_whose_game_never_began_goes_when_nobody_opens_it(
    house: House, people: People, database: Database, cleaner: Cleaner
) -> None:
    host = await people.guest(house, "Host")
    forgotten, visited, open_now = [await host.new_room("sealed") for _ in range(3)]
    await let_time_pass(database, EMPTY_ROOM - DAY)
    assert await cleaner.clean(pause=0) == NOTHING
    await (await people.sit_down(house, host, visited)).close()
    await people.sit_down(house, host, open_now)

    async def noted() -> bool:
        here = [table for table in house.app.state.tables.rooms.values() if table.viewers]
        return len(here) == 1 and await fetch(database, RECENT) == 2

    await until(noted)
    await let_time_pass(database, 2 * DAY)
    assert await cleaner.clean(pause=0) == Cleaned(rooms=1)
    assert (await host.client.get(f"/api/rooms/{forgotten}")).status_code == 404
    await let_time_pass(database, EMPTY_ROOM)
    assert await cleaner.clean(pause=0) == Cleaned(rooms=1)
    assert (await host.client.get(f"/api/rooms/{visited}")).status_code == 404
    assert (await host.get(f"/api/rooms/{open_now}"))["code"] == open_now


async def test_games_and_who_played_them_stay_for_ever(
    house: House, people: People, database: Database, cleaner: Cleaner
) -> None:
    """Running ones, finished ones, and those of a room that went back to its lobby."""
    running = await people.room(house, seats=1)
    finished = await people.room(house, seats=1, rounds=1)
    again = await people.room(house, seats=1, rounds=1)
    for room in (finished, again):
        player = room.players[0]
        await player.act()
        await player.act()
        await player.until(lambda player: player.room["status"] == "over", player)
    await again.guests[0].do(again.code, "rematch")
    for player in (*running.everybody, *finished.everybody, *again.everybody):
        await player.close()
    await let_time_pass(database, 4000 * DAY)
    assert await cleaner.clean(pause=0) == Cleaned(sessions=3)
    for table in ("games", "rooms", "people"):
        assert await count(database, table) == 3
    watcher = await people.sit_down(house, None, running.code)
    assert watcher.room["status"] == "playing"


async def test_one_process_cleans_at_a_time(database: Database, cleaner: Cleaner) -> None:
    connection = await asyncpg.connect(database.url)
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
        assert await cleaner.clean(pause=0) is None
    finally:
        await connection.close()
    assert await cleaner.clean(pause=0) == NOTHING
