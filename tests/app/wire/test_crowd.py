"""How many connections and open tables one person and one address may have."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect

from app.live.socket.crowd import Crowded, Sockets
from app.settings import Settings
from app.wire.connections import Connections

from ..support.people import Guest, over_http
from ..support.player import Player, cookie_of
from ..support.server import Server
from ..support.wire import PATIENCE, Wire

LIMITS = {
    "BONEYARD_RATE_LIMITS": "true",
    "BONEYARD_TRUSTED_PROXIES": "",
    "BONEYARD_CONNECTIONS_PER_ADDRESS": "20",
    "BONEYARD_SOCKETS_PER_ADDRESS": "8",
    "BONEYARD_SOCKETS_PER_PERSON": "4",
}
UNLIMITED = LIMITS | {"BONEYARD_RATE_LIMITS": "false"}


@asynccontextmanager
async def host(server: Server) -> AsyncIterator[tuple[Guest, str]]:
    async with over_http(base_url=server.url) as client:
        guest = Guest(client, (await client.post("/api/me", json={"name": "Ada"})).json())
        yield guest, f"{server.ws_url}/ws/rooms/{await guest.new_room('bad_bones')}"


async def look(there: str, cookie: str = "") -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else {}
    return await connect(there, additional_headers=headers, compression=None)


async def turned_away(player: Player) -> tuple[int, str]:
    await player.open()
    code = await player.until_closed()
    assert player.of("bye")[0]["text"]
    return code, player.of("bye")[0]["code"]


@pytest.mark.parametrize("server", [{"env": LIMITS}], indirect=True)
async def test_limits_of_a_person_and_of_an_address(server: Server) -> None:
    async with AsyncExitStack() as stack, host(server) as (ada, there):
        cookie = cookie_of(ada.client)
        mine = [await look(there, cookie) for _ in range(4)]
        assert await turned_away(Player(there, cookie)) == (4010, "crowded_person")
        others = [await look(there) for _ in range(4)]
        assert await turned_away(Player(there)) == (4010, "crowded_from")
        for socket in [*mine, *others]:
            stack.push_async_callback(socket.close)
        await mine[0].close()
        await welcome(there, cookie)

        wires = [await stack.enter_async_context(Wire(server.port)) for _ in range(30)]
        said = [await wire.until(b"}") for wire in wires[20:]]
        assert all(answer.startswith(b"HTTP/1.1 429") for answer in said)
        assert all(b"crowded_address" in answer for answer in said)


async def welcome(there: str, cookie: str) -> None:
    """The server learns of a closed one in its own time."""
    async with asyncio.timeout(PATIENCE):
        while True:
            player = Player(there, cookie)
            await player.open()
            await player.until(lambda player: player.closed or player.seen, player)
            await player.close()
            if not player.of("bye"):
                return


@pytest.mark.parametrize("server", [{"env": {"BONEYARD_MAX_CONNECTIONS": "5"}}], indirect=True)
async def test_a_full_server_says_so(server: Server) -> None:
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(server.port)) for _ in range(5)]
        one_more = await stack.enter_async_context(Wire(server.port))
        assert (await one_more.until(b"}")).startswith(b"HTTP/1.1 503")
        await wires[0].send(b"GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n")
        assert b"200 OK" in await wires[0].until(b"ok\n"), "those who are in stay in"


@pytest.mark.parametrize(
    "server", [{"env": LIMITS | {"BONEYARD_RATE_LIMITS": "false"}}], indirect=True
)
async def test_without_limits_a_whole_school_sits_behind_one_address(server: Server) -> None:
    async with AsyncExitStack() as stack, host(server) as (ada, there):
        for _ in range(30):
            stack.push_async_callback((await look(there, cookie_of(ada.client))).close)


class TestSockets:
    """Two processes, without their network."""

    @pytest.fixture
    def two(self) -> tuple[Sockets, Sockets]:
        settings = Settings(sockets_per_person=8, sockets_per_address=100)
        here, there = (Sockets(settings, lambda _: True, lambda: None) for _ in range(2))
        return here, there

    async def tell(self, a: Sockets, b: Sockets) -> list[dict[str, int]]:
        told: list[dict[str, int]] = []

        async def hear(counts: dict[str, int]) -> None:
            told.append(counts)
            b.hear("a", counts)

        await a.tell(hear)
        return told

    async def test_hold_across_processes(self, two: tuple[Sockets, Sockets]) -> None:
        here, there = two
        held = [here.take("p_1", "192.0.2.7") for _ in range(6)]
        await self.tell(here, there)
        there.take("p_1", "192.0.2.7")
        there.take("p_1", "192.0.2.8")
        with pytest.raises(Crowded, match="crowded_person"):
            there.take("p_1", "192.0.2.9")
        there.take("p_2", "192.0.2.9")
        for one in held:
            here.give_back(one)
        await self.tell(here, there)
        there.take("p_1", "192.0.2.9")

    async def test_nobody_hears_of_those_who_have_few(self, two: tuple[Sockets, Sockets]) -> None:
        here, there = two
        here.take("p_1", "192.0.2.7")
        assert await self.tell(here, there) == []

    async def test_a_process_that_is_gone_counts_no_more(self) -> None:
        alive = {"a"}
        settings = Settings(sockets_per_person=4)
        sockets = Sockets(settings, alive.__contains__, lambda: None)
        sockets.hear("a", {"person p_1": 4})
        with pytest.raises(Crowded):
            sockets.take("p_1", "192.0.2.7")
        alive.clear()
        sockets.take("p_1", "192.0.2.7")

    def test_a_home_has_many_addresses_of_ipv6(self) -> None:
        sockets = Sockets(Settings(sockets_per_address=1), lambda _: True, lambda: None)
        sockets.take(None, "2001:db8::1")
        with pytest.raises(Crowded, match="crowded_from"):
            sockets.take(None, "2001:db8::2")
        sockets.take(None, "2001:db8:0:1::1")


class Someone:
    def look(self, now: float) -> None:
        pass


class TestConnections:
    async def test_a_trusted_proxy_brings_everybody(self) -> None:
        settings = Settings(connections_per_address=1, trusted_proxies="10.0.0.0/8")
        connections = Connections(settings)
        assert connections.join(Someone(), "10.0.0.1") is None
        assert connections.join(Someone(), "10.0.0.1") is None
        assert connections.join(Someone(), "192.0.2.7") is None
        assert connections.join(Someone(), "192.0.2.7") == "crowded_address"

    async def test_who_leaves_makes_room(self) -> None:
        connections = Connections(Settings(max_connections=1))
        first = Someone()
        assert connections.join(first, "192.0.2.7") is None
        second = Someone()
        assert connections.join(second, "192.0.2.8") == "crowded"
        connections.leave(first)
        connections.leave(second)
        assert connections.join(first, "192.0.2.7") is None
