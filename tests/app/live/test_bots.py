"""Bots play as jobs: by whichever process is free, never twice, never forgotten."""

import pytest

from app.db.session import Database
from app.live.bots import worker

from ..support import sealed
from .conftest import House, NewHouse, People


async def log_of(database: Database) -> list[tuple[int, str]]:
    async with database.raw() as connection:
        rows = await connection.fetch("SELECT seat, client_id FROM actions ORDER BY seq")
    return [(row["seat"], row["client_id"]) for row in rows]


async def test_bots_play_with_people(house: House, people: People, database: Database) -> None:
    room = await people.room(house, seats=1, bots=3)
    ada = room.players[0]
    for number in range(3):
        await ada.act()
        await ada.act()
        await ada.until(lambda number: len(ada.view["public"]["turned"]) > number, number)
    await ada.until(lambda: ada.room["status"] == "over")
    lines = await log_of(database)
    assert len(lines) == len(set(lines)) == 3 * 4 * 2
    async with database.raw() as connection:
        assert await connection.fetchval("SELECT count(*) FROM jobs") == 0


async def test_two_processes_share_the_bots(
    new_house: NewHouse, people: People, database: Database
) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=1, bots=3, other=second, rounds=8)
    ada = room.players[0]
    for number in range(8):
        await ada.act()
        await ada.act()
        await ada.until(lambda number: len(ada.view["public"]["turned"]) > number, number)
    await room.watcher.until(lambda: room.watcher.room["status"] == "over")
    lines = await log_of(database)
    assert len(lines) == len(set(lines)) == 8 * 4 * 2


async def test_a_job_taken_by_a_dead_process_is_done_by_another(
    house: House, people: People, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "LEASE", 0.2)
    thinking = 0

    def crash_once(*args: object) -> dict[str, object]:
        nonlocal thinking
        thinking += 1
        if thinking == 1:
            raise RuntimeError("killed while thinking")
        return dict(sealed.PICKS[0] if thinking == 3 else sealed.LEANS[0])

    monkeypatch.setattr(worker, "think", crash_once)
    room = await people.room(house, seats=1, bots=1)
    await room.watcher.until(lambda: room.watcher.view["public"]["seats"][1]["ready"])
    assert [seat for seat, _ in await log_of(database)] == [1, 1]


async def test_a_bot_stands_in_for_who_leaves(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await ada.act()
    await ada.act()
    await room.guests[1].do(room.code, "stand")
    await ada.until(lambda: ada.view["public"]["turned"])
    await bob.until(lambda: len(bob.of("snapshot")) == 2)
    assert bob.you["seat"] is None
    assert (await bob.ask({"type": "undo"}))["code"] == "not_seated"
