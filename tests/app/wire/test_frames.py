"""Websocket frames that the application never sees: counted, and their sender cut off."""

import shutil
from collections.abc import AsyncIterator, Iterator

import pytest

from ..support.bystander import Bystander, bystander
from ..support.cluster import Cluster, short_folder
from ..support.server import Server
from ..support.wire import CLOSE, CONT, PING, PONG, TEXT, Wire, frame, handshake

NOTHING = frame(CONT, fin=False)
BEGIN = frame(TEXT, fin=False)


@pytest.fixture(scope="module")
def server(cluster: Cluster) -> Iterator[Server]:
    folder = short_folder()
    made = Server(folder / "data", cluster.new_database(), env={"BONEYARD_BOT_DELAY": "0"})
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
async def ada(server: Server) -> AsyncIterator[Bystander]:
    async with bystander(server) as made:
        yield made


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"", frame(PING) * 1000),
        (b"", frame(PONG) * 1000),
        (b"", frame(PING, b"x" * 125) * 500),
        (BEGIN, NOTHING * 1000),
        (BEGIN, NOTHING * 20 + frame(PING) * 20),
    ],
    ids=["pings", "pongs", "fat-pings", "fragments", "both"],
)
async def test_a_flood_of_frames_is_cut_off(
    server: Server, ada: Bystander, begin: bytes, more: bytes
) -> None:
    async with Wire(server.port) as wire:
        await wire.open_socket(f"/ws/rooms/{ada.code}")
        await wire.send(begin)
        assert await wire.flood(more, 3000), "it took it all"
    await ada.plays_on()
    assert "(frames)" in server.log.read_text()


@pytest.mark.parametrize(
    "sent", [frame(PING) * 1000, frame(TEXT, b"x" * 16_000) * 20], ids=["frames", "bytes"]
)
async def test_many_frames_are_too_much_and_so_are_many_bytes(
    server: Server, ada: Bystander, sent: bytes
) -> None:
    """A thousand of six bytes each; twenty that are a third of a megabyte."""
    async with Wire(server.port) as wire:
        await wire.open_socket(f"/ws/rooms/{ada.code}")
        await wire.flood(sent, 1)
        await wire.until_closed()
    await ada.plays_on()


async def test_pongs_that_nobody_reads_do_not_pile_up(server: Server, ada: Bystander) -> None:
    """Slower than a flood, so that only what is never read could stop it."""
    async with Wire(server.port, receive_buffer=4096) as wire:
        await wire.open_socket(f"/ws/rooms/{ada.code}")
        assert await wire.flood(frame(PING, b"x" * 125) * 200, 2000)
    await ada.plays_on()


async def test_a_message_in_countless_pieces(server: Server, ada: Bystander) -> None:
    async with Wire(server.port) as wire:
        await wire.open_socket(f"/ws/rooms/{ada.code}")
        await wire.send(BEGIN + NOTHING * 20 + frame(CONT))
        await wire.until(b'"not_json"')
        await wire.send(BEGIN + NOTHING * 70)
        assert await wire.close_code() == 4008
    await ada.plays_on()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xff\xfe") + frame(CLOSE), None),
        (frame(TEXT, b'{"type":"ping"}', mask=False), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, fin=False), 1002),
        (frame(TEXT, b"x", more=0x40), 1002),
        (frame(CONT, b"x"), 1002),
        (frame(3), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(TEXT, b"x" * 70_000), 1009),
        (BEGIN + frame(CONT, b"x" * 40_000, fin=False) + frame(CONT, b"x" * 40_000), 1009),
    ],
    ids=[
        "not-utf-8",
        "not-utf-8-and-goodbye",
        "unmasked",
        "long-ping",
        "half-ping",
        "compressed",
        "no-beginning",
        "unknown",
        "half-a-code",
        "large",
        "large-in-pieces",
    ],
)
async def test_what_is_no_websocket_is_closed_with_a_line_in_the_log(
    server: Server, ada: Bystander, sent: bytes, code: int | None
) -> None:
    async with Wire(server.port) as wire:
        await wire.open_socket(f"/ws/rooms/{ada.code}")
        await wire.send(sent)
        closed = await wire.close_code()
        assert code is None or closed == code
    await ada.plays_on()
    assert "Traceback" not in server.log.read_text()


async def test_frames_before_the_handshake_is_answered(server: Server, ada: Bystander) -> None:
    async with Wire(server.port) as wire:
        await wire.send(handshake(f"/ws/rooms/{ada.code}"))
        async with wire.repeating(frame(TEXT, b"x", mask=False)):
            await wire.until_closed()
    await ada.plays_on()
    assert "Traceback" not in server.log.read_text()


async def test_after_goodbye_nothing_counts(server: Server, ada: Bystander) -> None:
    async with Wire(server.port) as wire:
        await wire.open_socket(f"/ws/rooms/{ada.code}")
        await wire.flood(frame(CLOSE, b"\x03\xe8") * 1000 + frame(PING) * 1000, 1)
        await wire.until_closed()
    await ada.plays_on()
    assert "Traceback" not in server.log.read_text()
