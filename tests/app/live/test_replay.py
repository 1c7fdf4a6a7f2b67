"""Replays are what a viewer was sent; finished games can be taken away and checked."""

import asyncio
import os
import sys

import orjson

from app.db.session import Database
from app.settings import Settings
from engines.runtime.record import Record

from ..support.player import Message, Player
from .conftest import House, People, Room


async def finish(room: Room) -> None:
    while any(player.decision for player in room.players):
        for player in room.players:
            while (
                player.decision and not player.view["public"]["seats"][player.you["seat"]]["ready"]
            ):
                await player.act()
        await room.settled()


def sent(player: Player) -> list[Message]:
    return player.of("frame")


async def test_a_replay_is_what_was_sent(house: House, people: People) -> None:
    room = await people.room(house, seats=2, rounds=1)
    await finish(room)
    for guest, player in zip(room.guests, room.players, strict=True):
        told = await guest.get(f"/api/rooms/{room.code}/replay")
        assert told["players"][0]["name"] == "Guest 0"
        first, *frames = told["frames"]
        assert first["type"] == "snapshot"
        assert (first["version"], first["public"]["round"]) == (0, 1)
        assert first["you"]["seat"] == player.you["seat"]
        assert frames == sent(player)
    stranger = await people.guest(house, "Cat")
    told = await stranger.get(f"/api/rooms/{room.code}/replay")
    assert told["frames"][1:] == sent(room.watcher)


async def test_what_was_taken_back_is_not_shown_again(house: House, people: People) -> None:
    room = await people.room(house, seats=2, rounds=1)
    ada = room.players[0]
    await ada.act()
    assert (await ada.ask({"type": "undo"}))["type"] == "ack"
    await ada.settled()
    while_playing = await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    assert while_playing["frames"][1:] == sent(ada), "their versions count"
    await finish(room)
    told = await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    happened = [event["type"] for frame in told["frames"][1:] for event in frame["events"]]
    assert "undone" not in happened
    assert happened.count("leant") == 1
    assert len(told["frames"][1:]) == len(sent(ada)) - 2


async def test_also_when_the_frames_are_no_longer_at_hand(house: House, people: People) -> None:
    room = await people.room(house, seats=2, rounds=1)
    await finish(room)
    before = await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    (table,) = house.app.state.tables.rooms.values()
    for stream in (table.live.everybody, *table.live.seats):
        stream._bodies.popleft()
    assert await room.guests[0].get(f"/api/rooms/{room.code}/replay") == before


async def test_through_other_eyes_only_when_it_is_over(house: House, people: People) -> None:
    room = await people.room(house, seats=2, rounds=1)
    ada, bob = room.guests
    await room.players[1].act()
    answer = await ada.client.get(f"/api/rooms/{room.code}/replay?seat=1")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_over_yet")
    await bob.get(f"/api/rooms/{room.code}/replay?seat=1")
    await finish(room)
    await room.players[0].until(lambda: room.players[0].room["status"] == "over")
    told = await ada.get(f"/api/rooms/{room.code}/replay?seat=1")
    assert told["frames"][1:] == sent(room.players[1])
    assert told["frames"][0]["you"]["seat"] == 1
    for query in ("seat=7", "game=g_0", "seat=x"):
        refused = await ada.client.get(f"/api/rooms/{room.code}/replay?{query}")
        assert refused.status_code in (404, 422)


async def test_a_room_without_a_game(house: House, people: People) -> None:
    ada = await people.guest(house, "Ada")
    code = await ada.new_room("sealed")
    answer = await ada.client.get(f"/api/rooms/{code}/replay")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_game")


async def test_export(house: House, people: People, database: Database) -> None:
    room = await people.room(house, seats=2, rounds=1)
    game = room.players[0].room["game"]["id"]
    running = await room.guests[0].client.get(f"/api/games/{game}/export")
    assert (running.status_code, running.json()["code"]) == (409, "not_over_yet")
    assert (await room.guests[0].client.get("/api/games/g_0/export")).status_code == 404
    await finish(room)
    await room.players[0].until(lambda: room.players[0].room["status"] == "over")
    seed_hash = room.players[0].room["game"]["seed_hash"]
    # who played stays who played, whatever becomes of the room's seats
    await room.guests[0].client.post("/api/me", json={"name": "Somebody else"})
    await room.guests[1].client.post(f"/api/rooms/{room.code}/rematch")
    await room.guests[1].client.post(f"/api/rooms/{room.code}/stand")
    answer = await room.guests[0].client.get(f"/api/games/{game}/export")
    assert answer.status_code == 200
    record = Record.from_json(answer.content)
    record.verify()
    assert record.seed_hash == seed_hash
    assert [player["name"] for player in record.players] == ["Guest 0", "Guest 1"]
    assert len(record.log) == 4


async def test_export_from_the_command_line(live_settings: Settings, database: Database) -> None:
    async def export(game: str) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "app.cli.main", "export", game,
            env=os.environ | {"DATABASE_URL": live_settings.database_url},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, err = await process.communicate()
        return process.returncode, (out or err).decode()

    async with database.raw() as connection:
        await connection.execute(SOLO)
    code, text = await export("g_1")
    assert code == 0, text
    assert orjson.loads(text)["players"] == [{"name": "Seat 0"}, {"name": "Seat 1"}]
    code, text = await export("g_2")
    assert (code, text.strip()) == (1, "There is no such game here.")


SOLO = """
INSERT INTO people (id, name, avatar) VALUES ('p_1', 'Ada', 'fox');
INSERT INTO rooms (id, code, secret, name, engine, options, status, host_id, listed, spectators)
VALUES ('r_1', 'K7M4QP', 's', 'Bones', 'bad_bones', '{}', 'over', 'p_1', false, true);
INSERT INTO games (id, room_id, number, engine, rules_version, options, seats, players, seed,
                   seed_hash, seq, result)
VALUES ('g_1', 'r_1', 1, 'bad_bones', 1, '{}', 2, '[]', 's', 'h', 0, '{}');
"""
