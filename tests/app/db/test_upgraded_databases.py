"""What older versions have left in their databases is played on by this one.

A game of a dump that can no longer go on, because its rules have changed, is named in ``FROZEN``
on purpose, or its engine keeps the older rules (docs/adding-a-game.md)."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.db.migrate import migrate
from app.settings import Settings
from engines.runtime.record import Record
from tests.fixtures.databases import dumps, load, token

from ..live.conftest import House, running
from ..support.cluster import Cluster
from ..support.people import HEADERS, over_http
from ..support.player import Player, until_among

FROZEN: dict[str, set[str]] = {
    "0002": {"Bone Wars", "Theodore"},
    "0005": set(),
    "0005b": set(),
}
"""By dump: the rooms whose games are frozen since. 0002: Bone Wars asks more (rules 2)."""
STOPPED: dict[str, set[str]] = {
    "0002": {"Bone Wars, over", "Theodore, over"},
    "0005": set(),
    "0005b": set(),
}
"""By dump: the rooms whose finished games can't be played again to their end."""
CHAT = {
    "Competitive, with a bot": ["The dragon comes!", "Où ça ?"],
    "Bone Wars": ["Back in an hour"],
}
PEOPLE = ("Ada", "Théo", "Nour", "Milo")
PATIENCE = 60


@pytest.fixture(params=dumps(), ids=lambda dump: dump.stem)
def dump(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
async def house(cluster: Cluster, dump: Path) -> AsyncIterator[House]:
    url = await asyncio.to_thread(cluster.new_database, "template0")
    await load(await asyncio.to_thread(dump.read_text, "utf-8"), url)
    await migrate(url)
    settings = Settings(database_url=url, database_pool=4, rate_limits=False, bot_delay=0)
    async with running(settings) as opened:
        yield opened
    await asyncio.to_thread(cluster.drop_database, url)


@pytest.fixture
async def everybody(house: House) -> AsyncIterator[dict[str, httpx.AsyncClient]]:
    """With the cookies they had."""
    clients = {
        name: over_http(base_url=house.url, headers=HEADERS | {"cookie": f"session={token(name)}"})
        for name in PEOPLE
    }
    yield clients
    for client in clients.values():
        await client.aclose()


async def rooms(everybody: dict[str, httpx.AsyncClient]) -> dict[str, dict[str, Any]]:
    """All rooms by their names, each with the code and who sits there."""
    found: dict[str, dict[str, Any]] = {}
    for client in everybody.values():
        answer = (await client.get("/api/rooms")).json()
        found |= {line["name"]: line for line in answer["mine"]}
    return found


async def sit_down(house: House, line: dict[str, Any], name: str) -> Player:
    player = Player(house.socket(line["code"]), f"session={token(name)}")
    await player.open()
    await player.until(lambda: player.of("presence"))
    return player


async def play_on(house: House, line: dict[str, Any]) -> None:
    """Until everybody there, bots too, has made a choice."""
    names = [seat["name"] for seat in line["seats"] if seat["name"]]
    players = [await sit_down(house, line, name) for name in names]
    (table,) = (
        t for t in house.app.state.tables.rooms.values() if t.room.json["code"] == line["code"]
    )
    since = table.live.seq
    yet = set(range(table.live.game.seats))
    async with asyncio.timeout(PATIENCE):
        while yet and not table.live.over:
            for player in players:
                await player.settled()
                if player.decision and player.room["status"] == "playing":
                    assert (await player.act())["type"] == "ack"
            log = table.live.game.log[since:]
            yet -= {entry.seat for entry in log if entry.action is not None}
            if yet:
                # a bot thinks, or the news is on its way to another player; one that pinged all
                # the while would soon get no answers
                await until_among(players, partial(_goes_on, table, players, since + len(log)))
    for player in players:
        assert player.of("reject") == [], line["name"]
        await player.close()


def _goes_on(table: Any, players: list[Player], length: int) -> bool:
    somebody = any(player.decision for player in players)
    return somebody or len(table.live.game.log) > length


async def test_games_are_played_on(
    house: House, everybody: dict[str, httpx.AsyncClient], dump: Path
) -> None:
    found = await rooms(everybody)
    playing = {name: line for name, line in found.items() if line["status"] == "playing"}
    assert {line["engine"] for line in playing.values()} == {"bad_bones", "bone_wars"}
    for name, line in playing.items():
        if name not in FROZEN[dump.stem]:
            await play_on(house, line)
    found = await rooms(everybody)
    frozen = {name for name in playing if found[name]["frozen"]}
    assert frozen == FROZEN[dump.stem]


async def finished(house: House) -> list[Any]:
    async with house.app.state.db.raw() as connection:
        rows: list[Any] = await connection.fetch(
            "SELECT games.id, rooms.name AS room, code, result, players, games.engine"
            " FROM games JOIN rooms ON rooms.id = room_id WHERE result IS NOT NULL"
        )
        return rows


async def test_finished_games_are_seen_again_exported_and_verified(
    house: House, everybody: dict[str, httpx.AsyncClient], dump: Path
) -> None:
    """Or as far as they go: then their result is there, and the file says why it is not."""
    games = await finished(house)
    stopped = set()
    for game_id, room, code, result, players, _ in games:
        client = everybody[next(player["name"] for player in players if player["name"])]
        replay = (await client.get(f"/api/rooms/{code}/replay?game={game_id}")).json()
        assert len(replay["frames"]) > 5
        first, last = replay["frames"][0], replay["frames"][-1]
        assert first["game"]["result"] == result, "whatever can be shown of it"
        exported = await client.get(f"/api/games/{game_id}/export")
        if replay["frozen"] is None:
            record = Record.from_json(exported.content)
            record.verify()
            assert record.result == result
            continue
        stopped.add(room)
        assert replay["frozen"] == "rules_changed"
        assert "game.over" not in [event["type"] for event in last["events"]]
        assert exported.status_code == 409
        assert exported.json()["code"] == "rules_changed"
    assert stopped == STOPPED[dump.stem]
    assert {game["engine"] for game in games} == {"bad_bones", "bone_wars"}
    assert len(games) >= 5


def heard(player: Player) -> list[str]:
    return [line["text"] for said in player.of("chat") for line in said["messages"]]


async def test_a_finished_room_keeps_result_points_and_chat(
    house: House, everybody: dict[str, httpx.AsyncClient], dump: Path
) -> None:
    """Also where its game can't be played again: one comes in, reads, and talks on."""
    for _, room, _, result, players, _ in await finished(house):
        if room not in STOPPED[dump.stem]:
            continue
        name = next(player["name"] for player in players if player["name"])
        line = (await rooms({name: everybody[name]}))[room]
        guest = await sit_down(house, line, name)
        game = guest.room["game"]
        assert (game["result"], game["frozen"]) == (result, None)
        said = await guest.ask({"type": "chat", "text": "Well played", "channel": "table"})
        assert said["type"] == "ack"
        await guest.until(lambda guest: heard(guest) == ["Well played"], guest)
        await guest.close()
        again = await sit_down(house, line, name)
        assert heard(again) == ["Well played"]
        await again.close()


async def test_people_their_talk_and_their_plans_are_there(
    house: House, everybody: dict[str, httpx.AsyncClient]
) -> None:
    for name, client in everybody.items():
        assert (await client.get("/api/me")).json()["name"] == name
    account = {"username": "ada", "password": "correct horse"}
    async with over_http(base_url=house.url) as stranger:
        assert (await stranger.post("/api/login", json=account)).json()["name"] == "Ada"
    found = await rooms(everybody)
    for name, texts in CHAT.items():
        ada = await sit_down(house, found[name], "Ada")
        (said,) = ada.of("chat")
        assert [message["text"] for message in said["messages"]] == texts
        await ada.close()
    nour = await sit_down(house, found["Together"], "Nour")
    await nour.until(lambda: nour.of("proposals"))
    assert len(nour.of("proposals")[0]["proposals"]) == 1
    await nour.close()
    assert found["Not begun"]["status"] == "lobby"
    # who had a bot stand in takes the seat back
    code = found["Bone Wars"]["code"]
    room = (await everybody["Théo"].post(f"/api/rooms/{code}/sit", json={})).json()
    assert [seat["name"] for seat in room["seats"]] == ["Ada", "Théo"]
