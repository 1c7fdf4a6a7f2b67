"""What a stranger on one machine can do to the others: their acts, their page, our memory.

    python -m bench.attacks [--root CHECKOUT] [--seconds 12] [--only NAME]

Each attack goes to a server of its own on this machine, from an address of its own (127.0.0.2),
and comes back at once when it is closed. ``--root`` attacks the server of another checkout.
"""

import argparse
import asyncio
import multiprocessing
import resource
import shutil
import socket
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx

from app.paths import ROOT
from tests.app.support.cluster import short_folder
from tests.app.support.server import MODULE, Server
from tests.app.support.wire import CONT, PING, TEXT, frame, handshake

from .load import resident_kb
from .people import Table, guest, seat_table

STRANGER = "127.0.0.2"
HALVES = 1001
TABLES = 8
RATE = 500_000
"""Bytes a second of empty frames."""
LONGEST = 20.0
"""Seconds that an act or a page is waited for."""

Attack = Callable[[int, str, float], None]


def connected(port: int) -> socket.socket:
    made = socket.socket()
    made.settimeout(2)
    made.bind((STRANGER, 0))
    made.connect(("127.0.0.1", port))
    return made


def again_and_again(port: int, until: float, once: Callable[[socket.socket], None]) -> None:
    while time.monotonic() < until:
        with suppress(OSError), connected(port) as wire:
            once(wire)
        time.sleep(0.02)


def endless_header(port: int, path: str, until: float) -> None:
    def once(wire: socket.socket) -> None:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        while time.monotonic() < until:
            with suppress(TimeoutError):
                wire.sendall(b"a" * 65536)

    again_and_again(port, until, once)


def half_requests(port: int, path: str, until: float) -> None:
    wires = []
    for _ in range(HALVES):
        with suppress(OSError):
            wire = connected(port)
            wires.append(wire)
            wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    time.sleep(max(0, until - time.monotonic()))


def opened(wire: socket.socket, path: str) -> None:
    wire.sendall(handshake(path))
    wire.recv(4096)


def unread_pongs(port: int, path: str, until: float) -> None:
    def once(wire: socket.socket) -> None:
        opened(wire, path)
        while time.monotonic() < until:
            with suppress(TimeoutError):
                wire.sendall(frame(PING, b"x" * 125) * 500)

    again_and_again(port, until, once)


def steadily(begin: bytes, more: bytes) -> Attack:
    def attack(port: int, path: str, until: float) -> None:
        def once(wire: socket.socket) -> None:
            opened(wire, path)
            wire.sendall(begin)
            wire.setblocking(False)
            while time.monotonic() < until:
                with suppress(BlockingIOError):
                    wire.send(more * (RATE // 50 // len(more)))
                with suppress(BlockingIOError):
                    while wire.recv(65536):
                        pass
                time.sleep(1 / 50)

        again_and_again(port, until, once)

    return attack


ATTACKS: dict[str, Attack] = {
    "nothing": lambda port, path, until: None,
    "one endless header": endless_header,
    "1,001 half requests": half_requests,
    "pings, pongs unread": unread_pongs,
    "empty pings": steadily(b"", frame(PING)),
    "empty fragments": steadily(frame(TEXT, fin=False), frame(CONT, fin=False)),
}


def run_attack(name: str, port: int, path: str, seconds: float, ready: Event) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    ready.set()
    ATTACKS[name](port, path, time.monotonic() + seconds)


async def acts(tables: list[Table], until: float) -> list[float]:
    """Seconds of each; one that never comes back, or fails, counts as the longest."""
    seconds: list[float] = []
    while time.monotonic() < until:
        # random games are soon over, so there are several
        choosing = [
            (table, viewer)
            for table in tables
            for viewer in table.viewers[: table.seats]
            if viewer.decision
        ]
        table, viewer = choosing[0]
        began = time.monotonic()
        try:
            await asyncio.wait_for(table.act(viewer), LONGEST)
        except (TimeoutError, RuntimeError):  # the server has given up on its database, as slow
            return [*seconds, LONGEST]
        seconds.append(time.monotonic() - began)
        await asyncio.sleep(0.1)
    return seconds


async def pages(url: str, until: float) -> list[float]:
    seconds = []
    while time.monotonic() < until:
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=url, timeout=LONGEST) as client:
            with suppress(httpx.HTTPError):
                await client.get("/")
        seconds.append(time.monotonic() - began)
        await asyncio.sleep(0.2)
    return seconds


async def largest(pid: int, until: float) -> int:
    most = 0
    while time.monotonic() < until:
        most = max(most, resident_kb(pid))
        await asyncio.sleep(0.05)
    return most


def strangers(port: int) -> int:
    """Connections from there that the server still has."""
    local, remote = f":{port:04X}", "0200007F:"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(
        row[1].endswith(local) and row[2].startswith(remote) and row[3] == "01" for row in rows
    )


async def measure(name: str, server: Server, seconds: float) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    people = [await guest(server.url, f"Guest {n}") for n in range(2)]
    seated = [await seat_table(server.url, people, 1, number) for number in range(TABLES)]
    tables = [table for table, _ in seated]
    room = (await people[0].get("/api/rooms")).json()["mine"][0]["code"]
    await acts(tables, time.monotonic() + 1)
    before = resident_kb(pid)
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    attacker = context.Process(
        target=run_attack, args=(name, server.port, f"/ws/rooms/{room}", seconds + 2, ready)
    )
    attacker.start()
    await asyncio.to_thread(ready.wait, 60)
    until = time.monotonic() + seconds
    act, page, most = await asyncio.gather(
        acts(tables, until), pages(server.url, until), largest(pid, until)
    )
    held, after = strangers(server.port), resident_kb(pid)
    attacker.join(30)
    if attacker.is_alive():
        attacker.kill()
    for _, listening in seated:
        for task in listening:
            task.cancel()
    return {
        "acts": len(act),
        "act_median_ms": round(statistics.median(act) * 1000),
        "act_longest_ms": round(max(act) * 1000),
        "page_longest_ms": round(max(page) * 1000),
        "memory_most_mb": round((most - before) / 1024),
        "memory_after_mb": round((after - before) / 1024),
        "connections_left": held,
    }


def run(name: str, root: Path, seconds: float) -> dict[str, Any]:
    folder = short_folder()
    env = {"BONEYARD_RATE_LIMITS": "true"}
    server = Server(folder / "data", env=env, program=MODULE, cwd=root)
    server.start()
    try:
        return asyncio.run(measure(name, server, seconds))
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="checkout whose server is attacked")
    parser.add_argument("--seconds", type=float, default=12, help="for each attack")
    parser.add_argument("--only", choices=ATTACKS)
    given = parser.parse_args()
    for name in [given.only] if given.only else ATTACKS:
        # half requests have to be there for a while
        seconds = given.seconds * (2 if name == "1,001 half requests" else 1)
        print(f"{name:22}", run(name, given.root, seconds), flush=True)


if __name__ == "__main__":
    main()
