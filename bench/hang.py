"""A Postgres that hangs (SIGSTOP): how long people wait, and whether they are told the truth.

    python -m bench.hang --tables 20 --stops 10 --longest 6 --patience 3

First it is stopped once: how long pages, ``/readyz``, an act and a SIGTERM take (``LIMIT`` seconds
at the most). Then people play at many tables while it is stopped again and again; at the end what
they were told is held against what is stored.
"""

import argparse
import asyncio
import random
import shutil
import signal
import time
from collections import Counter
from collections.abc import Awaitable
from typing import Any
from uuid import uuid4

import asyncpg
import httpx
import orjson

from app.postgres.embedded import Embedded
from tests.app.support.cluster import short_folder
from tests.app.support.frozen import frozen
from tests.app.support.server import Server

from .people import Table, Viewer, guest, seat_table

LIMIT = 60.0
"""Whatever takes longer is said to take as long."""
THINK = 0.6
"""Seconds before an act, at the most."""
SETTLE = 40.0
"""Seconds that what is unanswered may still be answered in, after the last stop."""


async def timed(what: str, work: Awaitable[Any]) -> None:
    began = time.monotonic()
    try:
        said = await asyncio.wait_for(work, LIMIT)
    except TimeoutError:
        said = "nothing"
    print(f"{what:12} {time.monotonic() - began:6.1f} s   {said}", flush=True)


async def get(url: str) -> str:
    async with httpx.AsyncClient(timeout=LIMIT + 5) as client:
        answer = await client.get(url, headers={"accept": "application/json"})
        return f"{answer.status_code} {answer.text.strip()[:150]}"


async def one_act(viewer: Viewer) -> str:
    before = len(viewer.answers)
    await send(viewer, uuid4().hex, random.Random(1))
    await viewer.until(lambda: len(viewer.answers) > before)
    return str(viewer.answers[-1])


async def send(viewer: Viewer, token: str, chance: random.Random) -> None:
    decision = viewer.decision
    assert decision
    act = {"type": "act", "id": token, "decision": decision["id"]}
    act["action"] = chance.choice(decision["actions"])
    await viewer.socket.send(orjson.dumps(act).decode())


async def stopped_once(server: Server, postgres: Embedded) -> None:
    people = [await guest(server.url, f"Guest {n}") for n in range(2)]
    table, listening = await seat_table(server.url, people, 0, 1)
    with frozen(postgres.cluster):
        await asyncio.gather(
            timed("page", get(server.url + "/")),
            timed("/readyz", get(server.url + "/readyz")),
            timed("act", one_act(table.viewers[0])),
        )
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        await timed("SIGTERM", asyncio.to_thread(server.process.wait, LIMIT))
    for task in listening:
        task.cancel()


class Play:
    """What was asked and what was said to it, by id: ``ack``, a code of refusal, or nothing yet."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}
        self.over = False

    async def at(self, table: Table) -> None:
        while not self.over:
            await asyncio.sleep(table.chance.uniform(0, THINK))
            choosing = [viewer for viewer in table.viewers if viewer.decision]
            if not choosing:
                return
            await self.act(table.chance.choice(choosing), table.chance)

    async def act(self, viewer: Viewer, chance: random.Random) -> None:
        token = uuid4().hex
        self.told[token] = "nothing"
        await send(viewer, token, chance)
        await viewer.until(lambda: token in viewer.acks or viewer.refusal_of(token))
        refused = viewer.refusal_of(token)
        self.told[token] = "ack" if token in viewer.acks else refused["code"] if refused else ""
        if not refused:
            await viewer.until(lambda: viewer.version >= viewer.acks[token])


async def stopped_often(args: argparse.Namespace, server: Server, postgres: Embedded) -> None:
    play, chance = Play(), random.Random(args.seed)
    tables, tasks = [], []
    for number in range(args.tables):
        people = [await guest(server.url, f"Guest {n}") for n in range(2)]
        table, listening = await seat_table(server.url, people, 0, number)
        tables.append(table)
        tasks += listening
    playing = [asyncio.create_task(play.at(table)) for table in tables]
    for _ in range(args.stops):
        await asyncio.sleep(chance.uniform(0.5, 2))
        with frozen(postgres.cluster):
            await asyncio.sleep(chance.uniform(args.shortest, args.longest))
    await asyncio.sleep(2)
    play.over = True
    await asyncio.wait(playing, timeout=SETTLE)
    for task in playing + tasks:
        task.cancel()
    connection = await asyncpg.connect(postgres.url)
    rows = await connection.fetch("SELECT client_id, count(*) FROM actions GROUP BY 1")
    await connection.close()
    stored = Counter(dict(rows))
    told = Counter(play.told.values())
    print(f"{told.total()} acts, {stored.total()} stored, told: {dict(told)}")
    acked = [token for token, said in play.told.items() if said == "ack"]
    refused = [token for token, said in play.told.items() if said not in ("ack", "nothing")]
    print("told that nothing has changed, but stored:", sum(stored[one] for one in refused))
    print("acknowledged, but not stored:", sum(not stored[one] for one in acked))
    print("stored twice:", sum(1 for count in stored.values() if count > 1))


def run(args: argparse.Namespace) -> None:
    folder = short_folder()
    postgres = Embedded(folder / "postgres")
    postgres.start()
    env = {"BONEYARD_DATABASE_PATIENCE": str(args.patience)}
    server = Server(folder / "data", postgres.url, env=env)
    try:
        if not args.only_often:
            server.env.pop("BONEYARD_DATABASE_PATIENCE")
            server.start()
            asyncio.run(stopped_once(server, postgres))
            server.kill9()
            server.env |= env
        server.start()
        asyncio.run(stopped_often(args, server, postgres))
    finally:
        if server.process is not None:
            server.process.kill()
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--stops", type=int, default=10)
    parser.add_argument("--shortest", type=float, default=0.2)
    parser.add_argument("--longest", type=float, default=6, help="seconds of a stop")
    parser.add_argument("--patience", type=float, default=3, help="the server's, while it plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-often", action="store_true")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
