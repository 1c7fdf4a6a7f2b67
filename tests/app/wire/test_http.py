"""Requests that never end, never begin, or are read by nobody: closed, told why, and alone."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator

import httpx
import orjson
import pytest

from app.wire.ending import GRACE, UNREAD, Ending

from ..support.bystander import Bystander, bystander
from ..support.cluster import Cluster, short_folder
from ..support.people import HEADERS, over_http
from ..support.player import cookie_of
from ..support.server import Server
from ..support.wire import Wire, handshake

GET = b"GET /healthz HTTP/1.1\r\nHost: test\r\n"
JSON = b"X-Boneyard: 1\r\nContent-Type: application/json\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: test\r\n" + JSON
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server(cluster: Cluster) -> Iterator[Server]:
    folder = short_folder()
    env = {"BONEYARD_HEAD_SECONDS": "1", "BONEYARD_BODY_SECONDS": "1", "BONEYARD_BOT_DELAY": "0"}
    made = Server(folder / "data", cluster.new_database(), env=env)
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
async def ada(server: Server) -> AsyncIterator[Bystander]:
    async with bystander(server) as made:
        yield made


def refusal(said: bytes) -> tuple[int, str]:
    head, _, body = said.partition(b"\r\n\r\n")
    told = orjson.loads(body)
    assert told["text"]
    return int(head.split()[1]), told["code"]


@pytest.mark.parametrize(
    ("begin", "more", "expected"),
    [
        (GET + b"X: ", b"a" * 65536, (431, "large_head")),
        (b"GET /", b"a" * 65536, (431, "large_head")),
        (b"", b"\r\n" * 32768, (431, "large_head")),
        (GET, b"X: 1\r\n" * 9000, (431, "large_head")),
        (CHUNKED, b"1\r\nx\r\n" * 9000, (413, "large_body")),
        (CHUNKED + b"1;x=", b"a" * 65536, (413, "large_body")),
        (CHUNKED + b"0\r\nX: ", b"a" * 65536, (413, "large_body")),
    ],
    ids=["header", "line", "nothing", "headers", "chunks", "extension", "trailer"],
)
async def test_what_never_ends_is_refused(
    server: Server, ada: Bystander, begin: bytes, more: bytes, expected: tuple[int, str]
) -> None:
    async with Wire(server.port) as wire:
        await wire.send(begin)
        assert await wire.flood(more, 200), "it took it all"
        assert refusal(await wire.until_closed()) == expected
    await ada.plays_on()


async def test_small_headers_are_counted_too(server: Server) -> None:
    for number, status in ((99, b"200"), (100, b"431")):  # and the host
        async with Wire(server.port) as wire:
            await wire.send(GET + b"X: 1\r\n" * number + b"\r\n")
            assert (await wire.until(b"\r\n")).startswith(b"HTTP/1.1 " + status)


HALVES = {
    b"GET": (408, "slow_head"),
    GET: (408, "slow_head"),
    b"\r\n": (408, "slow_head"),
    POST + b"Content-Length: 20\r\n\r\n{": (408, "slow_body"),
    CHUNKED + b"5\r\nab": (408, "slow_body"),
    handshake("/ws/rooms/AAAAAA")[:-2]: (408, "slow_head"),
}


async def test_half_a_request_is_not_waited_for(server: Server, ada: Bystander) -> None:
    async def refused(half: bytes) -> tuple[int, str]:
        async with Wire(server.port) as wire:
            await wire.send(half)
            return refusal(await wire.until_closed())

    answers = await asyncio.gather(*(refused(half) for half in HALVES))
    assert dict(zip(HALVES, answers, strict=True)) == HALVES
    await ada.plays_on()


async def test_half_a_body_is_not_acted_upon(server: Server, ada: Bystander) -> None:
    before = await ada.guest.get("/api/rooms")
    cookie = f"Cookie: {cookie_of(ada.guest.client)}\r\n".encode()
    room = POST.replace(b"/api/me", b"/api/rooms") + cookie + b"Content-Length: 99\r\n\r\n"
    async with Wire(server.port) as wire:
        await wire.send(room + b'{"engine":"bad_bones"}')
        assert refusal(await wire.until_closed()) == (408, "slow_body")
    assert await ada.guest.get("/api/rooms") == before


async def test_the_second_request_has_no_more_time_than_the_first(server: Server) -> None:
    async with Wire(server.port) as wire:
        await wire.send(GET + b"\r\n")
        await wire.until(b"ok\n")
        await wire.send(GET)
        _, second = (await wire.until_closed()).split(b"ok\n")
        assert refusal(second) == (408, "slow_head")


async def test_a_trickle_does_not_buy_time(server: Server) -> None:
    async with Wire(server.port) as wire:
        await wire.send(GET)
        async with wire.repeating(b"x"):
            assert refusal(await wire.until_closed()) == (408, "slow_head")


async def test_a_connection_that_says_nothing_is_closed_without_a_word(server: Server) -> None:
    async with Wire(server.port) as wire:
        assert await wire.until_closed() == b""


async def test_a_body_that_nobody_asked_for_ends_too(server: Server, ada: Bystander) -> None:
    async with Wire(server.port) as wire:
        await wire.send(GET + b"Content-Length: 1000000000\r\n\r\n")
        assert await wire.flood(b"x" * 65536, 400)
        said = await wire.until_closed()
        assert said.startswith(b"HTTP/1.1 200")
        assert said.count(b"HTTP/1.1") == 1, "one request, one answer"
    await ada.plays_on()


async def test_too_large_is_said_in_words_before(server: Server) -> None:
    async with Wire(server.port) as wire:
        await wire.send(CHUNKED)
        await wire.send(b"11000\r\n" + b"x" * 0x11000 + b"\r\n")
        assert b'"too_large"' in await wire.until(b"}")


async def test_who_sends_too_many_requests_ahead_is_cut_off(server: Server, ada: Bystander) -> None:
    async with Wire(server.port) as wire:
        await wire.send((GET + b"\r\n") * 4 + GET + b"Connection: close\r\n\r\n")
        assert (await wire.until_closed()).count(b"HTTP/1.1 200") == 5, "a few are fine"
    async with Wire(server.port) as wire:
        await wire.flood((GET + b"\r\n") * 500, 1)
        assert (await wire.until_closed()).count(b"HTTP/1.1 200") < 50
    await ada.plays_on()


async def test_trailers_are_no_headers(server: Server, ada: Bystander) -> None:
    cookie = cookie_of(ada.guest.client).encode()
    async with Wire(server.port) as wire:
        await wire.send(
            CHUNKED.replace(b"/api/me", b"/api/rooms")
            + b'16\r\n{"engine":"bad_bones"}\r\n0\r\nCookie: '
            + cookie
            + b"\r\n\r\n"
        )
        assert b'"who_are_you"' in await wire.until(b"}")


async def test_another_protocol_is_politely_ignored(server: Server) -> None:
    async with Wire(server.port) as wire:
        await wire.send(GET + b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n")
        said = await wire.until_closed()
        assert said.startswith(b"HTTP/1.1 200")
        assert b"connection: close" in said
    for nonsense in (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01 hello\r\n\r\n"):
        async with Wire(server.port) as wire:
            await wire.send(nonsense)
            assert refusal(await wire.until_closed()) == (400, "bad_request")


@pytest.mark.parametrize(
    ("more", "status"),
    [("Content-Length: 5\r\n", 400), (f"X: {'a' * 8500}\r\n", 431)],
    ids=["body", "long"],
)
async def test_a_handshake_that_the_library_refuses_is_answered(
    server: Server, more: str, status: int
) -> None:
    async with Wire(server.port) as wire:
        await wire.send(handshake("/ws/rooms/AAAAAA", more=more))
        assert refusal(await wire.until_closed())[0] == status


async def test_waiting_for_leave_to_send(server: Server) -> None:
    body = b'{"name":"Ada"}'
    async with Wire(server.port) as wire:
        await wire.send(
            POST + b"Expect: 100-continue\r\nConnection: close\r\nContent-Length: 14\r\n\r\n"
        )
        await wire.until(b"100 Continue\r\n\r\n")
        await wire.send(body)
        assert b"HTTP/1.1 200" in await wire.until_closed()


async def test_ordinary_requests_meet_no_limit(server: Server) -> None:
    """As a browser loads a table, over and over on a few kept connections, with many cookies."""
    headers = {**HEADERS, "cookie": "x=" + "y" * 8000} | {f"x-{n}": "y" for n in range(60)}
    limits = httpx.Limits(max_connections=6)
    async with over_http(base_url=server.url, headers=headers, limits=limits) as client:
        asked = [client.get("/static/core/net/socket.js") for _ in range(140)]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} <= {200, 404}
        answer = await client.post("/api/me", json={"name": "Bob", "avatar": None})
        assert answer.status_code in (200, 422)


def test_nothing_is_logged_but_a_line(server: Server) -> None:
    assert "Traceback" not in server.log.read_text()


class Unread:
    def __init__(self, size: int, closing: bool = False) -> None:
        self.size = size
        self.closing = closing

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.size


class TestEnding:
    """When a connection is cut: a close alone waits for a reader who never comes."""

    def due(self, ending: Ending, transport: Unread, now: float) -> bool:
        return ending.due(transport, now)  # type: ignore[arg-type]  # what is asked of one

    def test_closing_has_a_moment(self) -> None:
        ending, transport = Ending(0), Unread(1000, closing=True)
        assert not self.due(ending, transport, 5)
        assert self.due(ending, transport, 5 + GRACE)

    def test_reading_nothing(self) -> None:
        ending, transport = Ending(0), Unread(1000)
        assert not self.due(ending, transport, 1)
        assert self.due(ending, transport, 2 + UNREAD)

    def test_reading_slowly(self) -> None:
        ending = Ending(0)
        for moment in range(100):
            assert not self.due(ending, Unread(1000 - moment), float(moment))

    def test_nothing_to_read(self) -> None:
        assert not self.due(Ending(0), Unread(0), 1000)
