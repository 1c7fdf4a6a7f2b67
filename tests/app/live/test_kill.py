"""kill -9 in the middle of play, again and again: what was acknowledged is there, and only once."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from app.postgres.embedded import Embedded

from ..conftest import StartServer
from ..support.people import Guest, over_http
from ..support.player import Player, cookie_of
from ..support.server import Server

PEOPLE = 3
KILLS = 3
ACTIONS_BETWEEN = 7


class Stubborn:
    """Plays until it is told to stop; after a lost connection it resumes, and sends again what
    was not answered, as the browser's client does."""

    def __init__(self, player: Player, seed: int, stored: Callable[[], None]) -> None:
        self.player = player
        self.acknowledged: list[str] = []
        self._stored = stored
        self._chance = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._number = 0
        self.stop = asyncio.Event()

    async def run(self) -> None:
        while not self.stop.is_set():
            try:
                await self.player.open()
                await self._play()
            except (OSError, ConnectionClosed, InvalidHandshake, AssertionError, TimeoutError):
                await asyncio.sleep(0.05)  # as long as the server is down
        await self.player.close()

    async def _play(self) -> None:
        player = self.player
        await player.until(lambda: player.room)
        while not self.stop.is_set():
            if self._pending is None:
                await player.until(lambda: player.decision or self.stop.is_set())
                if self.stop.is_set():
                    return
                self._choose()
            assert self._pending is not None
            answer = await player.ask(self._pending)
            if answer["type"] == "ack":
                self.acknowledged.append(answer["id"])
                await player.until(lambda answer: player.version >= answer["version"], answer)
                self._stored()
            self._pending = None

    def _choose(self) -> None:
        decision = self.player.decision
        assert decision
        self._number += 1
        self._pending = {
            "type": "act",
            "id": f"{self.player.name}-{self._number}",
            "decision": decision["id"],
            "action": self._chance.choice(decision["actions"]),
        }

    def wake(self) -> None:
        self.stop.set()
        self.player._news.set()


async def new_game(server: Server) -> tuple[str, list[httpx.AsyncClient]]:
    clients = [over_http(base_url=server.url) for _ in range(PEOPLE)]
    guests = []
    for number, client in enumerate(clients):
        me = (await client.post("/api/me", json={"name": f"Guest {number}"})).json()
        guests.append(Guest(client, me))
    host = guests[0]
    code = await host.new_room("bad_bones")
    await host.do(code, "settings", seats=PEOPLE + 1)
    for guest in guests[1:]:
        await guest.do(code, "sit")
    bots = next(game["bots"] for game in await host.get("/api/games") if game["id"] == "bad_bones")
    await host.do(code, "bot", seat=PEOPLE, bot=bots[0])
    for guest in guests:
        await guest.do(code, "ready", ready=True)
    await host.do(code, "start")
    return code, clients


async def log_of(server: Server) -> list[tuple[int, str]]:
    """Straight from the database, when the server is down."""
    postgres = Embedded(server.data_dir)
    await asyncio.to_thread(postgres.start)
    try:
        connection = await asyncpg.connect(postgres.url)
        rows = await connection.fetch("SELECT seq, client_id FROM actions ORDER BY seq")
        await connection.close()
    finally:
        await asyncio.to_thread(postgres.stop)
    return [(row["seq"], row["client_id"]) for row in rows]


async def test_killed_in_the_middle_of_play(start_server: StartServer) -> None:
    server = await asyncio.to_thread(
        lambda: start_server(embedded=True, env={"BONEYARD_BOT_DELAY": "0"})
    )
    code, clients = await new_game(server)
    progress = asyncio.Semaphore(0)
    address = f"{server.ws_url}/ws/rooms/{code}"
    players = [
        Stubborn(Player(address, cookie_of(client), name=f"seat{n}"), n, progress.release)
        for n, client in enumerate(clients)
    ]
    playing = [asyncio.create_task(player.run()) for player in players]
    for _ in range(KILLS):
        async with asyncio.timeout(30):
            for _ in range(ACTIONS_BETWEEN):
                await progress.acquire()
        server.kill9()  # while the others' actions are under way
        await asyncio.to_thread(server.restart)
    async with asyncio.timeout(30):
        for _ in range(ACTIONS_BETWEEN // 2):
            await progress.acquire()
    for player in players:
        player.wake()
    await asyncio.wait(playing)

    for client, stubborn in zip(clients, players, strict=True):
        # who resumes arrives where a fresh snapshot does
        resumed, fresh = stubborn.player, Player(address, cookie_of(client))
        with suppress(ConnectionClosed):
            await resumed.open()
        await fresh.open()
        await fresh.until(lambda fresh: fresh.room, fresh)
        await resumed.until(lambda fresh, resumed: resumed.version >= fresh.version, fresh, resumed)
        assert (resumed.version, resumed.view, resumed.decision) == (
            fresh.version,
            fresh.view,
            fresh.decision,
        )
        await resumed.close()
        await fresh.close()
        await client.aclose()

    await asyncio.to_thread(server.stop)
    lines = await log_of(server)
    assert [seq for seq, _ in lines] == list(range(1, len(lines) + 1))
    ids = [client_id for _, client_id in lines]
    assert len(ids) == len(set(ids))
    for stubborn in players:
        assert set(stubborn.acknowledged) <= set(ids)
    assert sum(len(stubborn.acknowledged) for stubborn in players) >= KILLS * ACTIONS_BETWEEN
    assert any(client_id.startswith("bot:") for client_id in ids)
