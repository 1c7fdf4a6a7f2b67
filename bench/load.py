"""Many rooms on one server process, durable on Postgres: what does an action cost?

    python -m bench.load --rooms 100 --players 4 --spectators 1 --actions 60

CPU is read from /proc, so the figures do not depend on how busy the machine is otherwise.
"""

import argparse
import asyncio
import os
import shutil
import statistics
from pathlib import Path
from typing import Any

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from .people import Table, Viewer, guest, seat_table

TICK = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """User and system time of one process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def children(pid: int) -> list[int]:
    direct = [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    return direct + [grand for child in direct for grand in children(child)]


def is_postgres(pid: int) -> bool:
    return b"postgres" in Path(f"/proc/{pid}/cmdline").read_bytes()[:200]


async def measure(args: argparse.Namespace, server: int, url: str) -> dict[str, Any]:
    people = [await guest(url, f"Guest {n}") for n in range(args.players)]
    tables: list[Table] = []
    listening: list[asyncio.Task[None]] = []
    for number in range(args.rooms):
        table, tasks = await seat_table(url, people, args.spectators, number)
        tables.append(table)
        listening += tasks

    viewers = [viewer for table in tables for viewer in table.viewers]
    watching = [viewer for table in tables for viewer in table.viewers[args.players :]]
    for viewer in viewers:
        viewer.bytes_in = viewer.frames = viewer.frame_bytes = 0
    database = [pid for pid in children(server) if is_postgres(pid)]
    before, before_db = cpu_seconds(server), sum(map(cpu_seconds, database))
    clock = asyncio.get_running_loop().time
    start = clock()
    await asyncio.gather(*(table.play(args.actions, args.think) for table in tables))
    seconds = clock() - start
    after_db = sum(map(cpu_seconds, database))

    times = sorted(seconds for table in tables for seconds in table.seconds)
    actions = len(times)
    frames = sum(viewer.frames for viewer in watching)
    return {
        "rooms": args.rooms,
        "connections": len(viewers),
        "actions": actions,
        "actions_per_s": round(actions / seconds),
        "server_cpu_s_per_1000_actions": round((cpu_seconds(server) - before) / actions * 1000, 3),
        "postgres_cpu_s_per_1000_actions": round((after_db - before_db) / actions * 1000, 3),
        "bytes_per_action_and_client": round(
            sum(viewer.bytes_in for viewer in viewers) / actions / len(tables[0].viewers)
        ),
        "bytes_per_frame_to_a_spectator": round(
            sum(viewer.frame_bytes for viewer in watching) / max(frames, 1)
        ),
        "p50_ms": round(statistics.median(times) * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
    }


async def idle_cost(url: str, server: int, connections: int) -> float:
    """kB of the server's memory for one more spectator who only watches."""
    host = await guest(url, "Host")
    made = (await host.post("/api/rooms", json={"engine": "bad_bones"})).raise_for_status().json()
    link = made["link"].rsplit("/", 1)[-1]
    before = resident_kb(server)
    viewers = [await Viewer.open(url, link, None) for _ in range(connections)]
    listening = [asyncio.create_task(viewer.listen()) for viewer in viewers]
    await asyncio.gather(*(viewer.until(lambda v=viewer: v.bytes_in) for viewer in viewers))
    after = resident_kb(server)
    for task in listening:
        task.cancel()
    return round((after - before) / connections, 1)


async def figures_of(args: argparse.Namespace, server: int, url: str) -> dict[str, Any]:
    figures = await measure(args, server, url)
    figures["kb_per_idle_connection"] = await idle_cost(url, server, args.idle)
    return figures


def run(args: argparse.Namespace) -> dict[str, Any]:
    folder = short_folder()
    server = Server(folder / "data")
    server.start()
    try:
        assert server.process is not None
        return asyncio.run(figures_of(args, server.process.pid, server.url))
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--actions", type=int, default=60, help="per room")
    parser.add_argument(
        "--think", type=float, default=1.0, help="longest pause before an action; 0: flat out"
    )
    parser.add_argument("--idle", type=int, default=500, help="connections for the memory figure")
    return parser


def main() -> None:
    for name, value in run(arguments().parse_args()).items():
        print(f"{name:36} {value}")


if __name__ == "__main__":
    main()
