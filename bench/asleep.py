"""Games that nobody looks at any more, each with a bot: what do they cost the others?

    python -m bench.asleep --games 2500

One game is played for a while and copied into the database as often as wanted, every bot with a
job that is due, as older versions left them. Then a server is started on it, and somebody sits
down to new games with a bot: how long does its first answer take, how many tables are in memory,
and how large is the process? Asked at once, after a look at home by whose games they are, and
after a while.
"""

import argparse
import asyncio
import random
import shutil
import time
from typing import Any
from uuid import uuid4

import asyncpg
import httpx
import orjson

from tests.app.support.cluster import Cluster, short_folder
from tests.app.support.server import Server

from .load import resident_kb
from .people import Viewer, cookie_of, guest

ENGINE = "bad_bones"
TOKEN = "bench"
ENVIRONMENT = {"BONEYARD_BOT_DELAY": "0", "BONEYARD_METRICS_TOKEN": TOKEN}
MAKE_COPIES = """
ALTER TABLE rooms DISABLE TRIGGER ALL;
INSERT INTO rooms (id, code, secret, name, engine, options, status, host_id, listed, spectators,
    game_id)
SELECT 'r_c' || n, 'C' || lpad(n::text, 7, '0'), 's_c' || n, name, engine, options, status,
    host_id, listed, spectators, 'g_c' || n FROM rooms, generate_series(1, {games}) AS n;
ALTER TABLE rooms ENABLE TRIGGER ALL;
INSERT INTO seats (room_id, seat, person_id, bot, away_id, ready)
SELECT 'r_c' || n, seat, person_id, bot, away_id, ready
FROM seats, generate_series(1, {games}) AS n;
INSERT INTO games (id, room_id, number, engine, rules_version, options, seats, players, seed,
    seed_hash, seq)
SELECT 'g_c' || n, 'r_c' || n, number, engine, rules_version, options, seats, players, seed,
    seed_hash, seq FROM games, generate_series(1, {games}) AS n;
INSERT INTO actions (game_id, seq, seat, client_id, action, state_hash)
SELECT 'g_c' || n, seq, seat, client_id, action, state_hash
FROM actions, generate_series(1, {games}) AS n;
INSERT INTO jobs (game_id, kind, seat)
SELECT 'g_c' || n, 'bot', 1 FROM generate_series(1, {games}) AS n;
ANALYZE;
"""


async def sit_down(url: str, person: httpx.AsyncClient) -> tuple[Viewer, asyncio.Task[None]]:
    """A new game against a bot, its table open."""

    async def do(command: str, **body: Any) -> None:
        (await person.post(f"/api/rooms/{code}/{command}", json=body)).raise_for_status()

    made = (await person.post("/api/rooms", json={"engine": ENGINE})).raise_for_status().json()
    code = made["code"]
    bots = next(g["bots"] for g in (await person.get("/api/games")).json() if g["id"] == ENGINE)
    await do("settings", seats=2)
    await do("bot", seat=1, bot=bots[0])
    await do("ready", ready=True)
    await do("start")
    viewer = await Viewer.open(url, code, cookie_of(person))
    return viewer, asyncio.create_task(viewer.listen())


async def play(url: str, actions: int) -> httpx.AsyncClient:
    """Whose games they are: plays one for a while."""
    person, chance = await guest(url, "Gone"), random.Random(1)
    viewer, listening = await sit_down(url, person)
    for _ in range(actions):
        async with asyncio.timeout(60):
            await viewer.until(lambda: viewer.decision)
        decision, token = viewer.decision, uuid4().hex
        assert decision
        message = {"type": "act", "id": token, "decision": decision["id"]}
        action = chance.choice(decision["actions"])
        await viewer.socket.send(orjson.dumps(message | {"action": action}).decode())
        await viewer.until(lambda token=token: token in viewer.acks)
        await viewer.until(lambda token=token: viewer.version >= viewer.acks[token])
    await viewer.socket.close()
    listening.cancel()
    return person


async def copy(database_url: str, games: int) -> int:
    """How many actions each of them has."""
    connection = await asyncpg.connect(database_url)
    try:
        await connection.execute(MAKE_COPIES.format(games=games))
        return int(await connection.fetchval("SELECT max(seq) FROM games"))
    finally:
        await connection.close()


async def answer(url: str, person: httpx.AsyncClient, patience: float) -> str:
    """Until the bot of a new game has chosen something for the first time."""
    viewer, listening = await sit_down(url, person)
    began = time.perf_counter()
    try:
        async with asyncio.timeout(patience):
            await viewer.until(lambda: viewer.frames)
        return f"{time.perf_counter() - began:.2f} s"
    except TimeoutError:
        return f"none in {patience:.0f} s"
    finally:
        await viewer.socket.close()
        listening.cancel()


async def tables(url: str) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        told = (await client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})).text
    return int(float(told.split("\nboneyard_live_tables ")[1].split()[0]))


async def look(server: Server, person: httpx.AsyncClient, patience: float) -> str:
    assert server.process is not None
    seconds = [await answer(server.url, person, patience) for _ in range(3)]
    memory = resident_kb(server.process.pid) // 1024
    return f"answers {', '.join(seconds)}; {await tables(server.url)} tables, {memory} MB"


async def home(url: str, cookies: httpx.Cookies) -> str:
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=url, cookies=cookies, timeout=60) as client:
        mine = (await client.get("/api/rooms")).raise_for_status().json()["mine"]
    return f"{len(mine)} rooms in {time.perf_counter() - began:.2f} s"


async def measure(server: Server, cookies: httpx.Cookies, args: argparse.Namespace) -> None:
    person = await guest(server.url, "Here")
    print("after the start:   ", await look(server, person, args.patience))
    print("home:              ", await home(server.url, cookies))
    print("home again:        ", await home(server.url, cookies))
    print("after that:        ", await look(server, person, args.patience))
    began = time.perf_counter()
    while time.perf_counter() - began < args.seconds:  # the page asks again and again
        await asyncio.sleep(10)
        await home(server.url, cookies)
    print(f"after {args.seconds} s more:   ", await look(server, person, args.patience))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--actions", type=int, default=6, help="of the person, in each game")
    parser.add_argument("--seconds", type=int, default=60, help="before the last look")
    parser.add_argument("--patience", type=float, default=20, help="seconds for an answer")
    args = parser.parse_args()
    folder, cluster = short_folder(), Cluster()
    cluster.start()
    url = cluster.new_database()
    server = Server(folder / "data", url, env=ENVIRONMENT)
    try:
        server.start()
        cookies = asyncio.run(play(server.url, args.actions)).cookies
        server.stop()
        long = asyncio.run(copy(url, args.games))
        print(f"{args.games} games of {long} actions")
        server.start()
        asyncio.run(measure(server, cookies, args))
    finally:
        server.stop()
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
