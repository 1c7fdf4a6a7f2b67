"""Live tables: one or two servers in this process on one database, and players with sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from app.live.socket import connection
from app.main import create_app
from app.settings import Settings
from app.web.rates import Rate
from engines import registry

from ..support import sealed
from ..support.people import Guest, over_http
from ..support.player import Player, cookie_of


@dataclass
class House:
    """A server that listens on a port, in this process."""

    app: FastAPI
    port: int
    server: uvicorn.Server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/rooms/{code}"


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[House]:
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        port=0,
        http="app.wire.http:HttpProtocol",
        ws="app.wire.socket:SocketProtocol",
        ws_max_size=settings.max_message * 4,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    listening = config.bind_socket()
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield House(app, listening.getsockname()[1], server)
    finally:
        server.should_exit = True
        await task
        listening.close()


@pytest.fixture
def sealed_engine(monkeypatch: pytest.MonkeyPatch) -> sealed.Sealed:
    monkeypatch.setattr(registry, "_engines", lambda: {"sealed": sealed.engine})
    return sealed.engine


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players may say more in a second than people can: a game is played in no time."""
    monkeypatch.setattr(connection, "MESSAGES", Rate(1e-6, 1_000_000))


@pytest.fixture
def live_settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, database_pool=4, rate_limits=False, bot_delay=0)


NewHouse = Callable[[], Awaitable[House]]


@pytest.fixture
async def new_house(
    live_settings: Settings, sealed_engine: sealed.Sealed
) -> AsyncIterator[NewHouse]:
    async with AsyncExitStack() as stack:
        yield lambda: stack.enter_async_context(running(live_settings))


@pytest.fixture
async def house(new_house: NewHouse) -> House:
    return await new_house()


@dataclass
class Room:
    """A started game: ``players[i]`` sits on seat i."""

    code: str
    guests: list[Guest]
    players: list[Player]
    watcher: Player

    @property
    def everybody(self) -> list[Player]:
        return [*self.players, self.watcher]

    async def settled(self) -> None:
        await asyncio.gather(*(player.settled() for player in self.everybody))


class People:
    """Makes people and their tables, and closes what is open at the end."""

    def __init__(self) -> None:
        self.clients: list[httpx.AsyncClient] = []
        self.players: list[Player] = []

    async def guest(self, house: House, name: str) -> Guest:
        client = over_http(base_url=house.url)
        self.clients.append(client)
        return Guest(client, (await client.post("/api/me", json={"name": name})).json())

    async def sit_down(self, house: House, guest: Guest | None, code: str) -> Player:
        player = Player(house.socket(code), cookie_of(guest.client) if guest else "")
        self.players.append(player)
        await player.open()
        await player.until(lambda: player.of("snapshot"))
        return player

    async def room(
        self,
        house: House,
        seats: int = 2,
        other: House | None = None,
        bots: int = 0,
        guests: list[Guest] | None = None,
        engine: str = "sealed",
        **options: Any,
    ) -> Room:
        """Seat 0 at ``house``, the others and the spectator at ``other``."""
        other = other or house
        guests = guests or [await self.guest(house, f"Guest {n}") for n in range(seats)]
        seats = len(guests)
        code = await guests[0].new_room(engine)
        await guests[0].do(code, "settings", seats=seats + bots, options=options)
        for guest in guests[1:]:
            await guest.do(code, "sit")
        for bot in range(bots):
            await guests[0].do(code, "bot", seat=seats + bot, bot="guesser")
        for guest in guests:
            await guest.do(code, "ready", ready=True)
        await guests[0].do(code, "start")
        players = [
            await self.sit_down(other if n else house, guest, code)
            for n, guest in enumerate(guests)
        ]
        return Room(code, guests, players, await self.sit_down(other, None, code))

    async def go(self) -> None:
        for player in self.players:
            await player.close()
        for client in self.clients:
            await client.aclose()


@pytest.fixture
async def people() -> AsyncIterator[People]:
    made = People()
    yield made
    await made.go()
