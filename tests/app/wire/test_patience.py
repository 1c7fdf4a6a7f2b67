"""Moments that are hard to meet: an application that does not answer, a peer that does not read,
looked at as if the time that they have had passed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from app.web.rates import FRAMES
from app.wire.connections import Connections, connections_of
from app.wire.ending import GRACE, UNREAD
from app.wire.http import ANSWER_SECONDS, HttpProtocol
from app.wire.socket import HANDSHAKE_SECONDS, SocketProtocol

from ..support.player import until
from ..support.wire import PING, TEXT, Wire, frame, handshake

GET = b"GET / HTTP/1.1\r\nHost: test\r\n\r\n"
MUCH = b"x" * 65536

Answer = Callable[[Any, Any, Any], Awaitable[None]]


class Served:
    """An application of a few lines behind our protocols, and its only connection."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.asked = asyncio.Event()
        self.config = uvicorn.Config(
            self,
            http=HttpProtocol,
            ws=SocketProtocol,
            port=0,
            lifespan="off",
            log_level="warning",
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(self.config)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.set()
        await self.answer(scope, receive, send)

    @property
    def all(self) -> Connections:
        return connections_of(self.server.server_state)

    @property
    def connection(self) -> Any:
        (found,) = self.all._hosts
        return found

    def look(self, later: float) -> bool:
        """In so many seconds; whether the connection is being ended then."""
        connection = self.connection
        connection.look(asyncio.get_running_loop().time() + later)
        return bool(connection.transport.is_closing())

    async def listens(self) -> bool:
        return self.server.started

    async def heard(self) -> bool:
        """Whether a part of a request has come."""
        return bool(self.all._hosts) and self.connection._taken > 0

    async def stuck(self) -> bool:
        """Whether something waits that the peer does not read."""
        return bool(self.connection.transport.get_write_buffer_size())

    async def behind(self) -> bool:
        """Whether the peer of a websocket has to read before anything more is said."""
        return not self.connection.writable.is_set()

    async def gone(self) -> bool:
        return not self.all._hosts


@asynccontextmanager
async def served(answer: Answer) -> AsyncIterator[tuple[Served, int]]:
    made = Served(answer)
    listening = made.config.bind_socket()
    task = asyncio.create_task(made.server.serve(sockets=[listening]))
    await until(made.listens)
    try:
        yield made, listening.getsockname()[1]
    finally:
        made.server.should_exit = True
        await task
        listening.close()


async def never(_scope: Any, receive: Any, _send: Any) -> None:
    """Says nothing as long as somebody is there."""
    while not (await receive())["type"].endswith(".disconnect"):
        pass


async def at_length(scope: Any, _receive: Any, send: Any) -> None:
    """Says more than fits in between, as fast as it is read."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        more: dict[str, Any] = {"type": "websocket.send", "bytes": MUCH}
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        more = {"type": "http.response.body", "body": MUCH, "more_body": True}
    for _ in range(1000):
        await send(more)


@pytest.mark.parametrize(
    ("request_", "seconds"),
    [(GET, ANSWER_SECONDS), (handshake("/ws"), HANDSHAKE_SECONDS)],
    ids=["request", "handshake"],
)
async def test_what_is_not_answered_is_cut_off(request_: bytes, seconds: float) -> None:
    async with served(never) as (server, port), Wire(port) as wire:
        await wire.send(request_)
        await server.asked.wait()
        assert not server.look(seconds - 2)
        assert server.look(seconds + 1)
        assert await wire.until_closed() == b""


@pytest.mark.parametrize("request_", [GET, handshake("/ws")], ids=["request", "socket"])
async def test_what_nobody_reads_is_cut_off(request_: bytes) -> None:
    async with served(at_length) as (server, port), Wire(port, receive_buffer=4096) as wire:
        await wire.send(request_)
        await server.asked.wait()
        await until(server.stuck)
        assert not server.look(UNREAD / 2)
        assert server.look(UNREAD + 1)
        await until(server.gone)


async def test_who_does_not_read_is_sent_no_pongs() -> None:
    async with served(at_length) as (server, port), Wire(port, receive_buffer=4096) as wire:
        await wire.send(handshake("/ws"))
        await server.asked.wait()
        await until(server.behind)
        connection = server.connection
        unsent = connection.transport.get_write_buffer_size()
        await wire.send(frame(PING, b"x" * 100) * 100)

        async def counted() -> bool:
            return bool(connection._frames._tokens < FRAMES.burst - 100)

        await until(counted)
        assert connection.transport.get_write_buffer_size() <= unsent


@pytest.mark.parametrize("request_", [GET, handshake("/ws")], ids=["request", "socket"])
async def test_a_close_waits_for_no_reader(request_: bytes) -> None:
    """By itself it would, for as long as the peer likes."""
    async with served(at_length) as (server, port), Wire(port, receive_buffer=4096) as wire:
        await wire.send(request_)
        await server.asked.wait()
        await until(server.stuck)
        server.connection.transport.close()
        assert server.look(0)
        assert not await server.gone()
        server.look(GRACE)
        await until(server.gone)


async def test_who_is_refused_does_not_stay() -> None:
    """However long the peer keeps its own end open."""
    async with served(never) as (server, port), Wire(port) as wire:
        await wire.send(GET[:-2])
        await until(server.heard)
        server.look(server.all.settings.head_seconds + 1)
        assert (await wire.until(b"}")).startswith(b"HTTP/1.1 408")
        await until(server.gone)


async def test_nonsense_before_the_handshake_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    async with served(never) as (server, port), Wire(port) as wire:
        await wire.send(handshake("/ws"))
        await server.asked.wait()
        await wire.send(frame(TEXT, b"x", mask=False))
        assert await wire.until_closed() == b""
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
