"""How many codes of rooms can one address try in a minute?

    python -m bench.guessing --seconds 60 --pace 60

A stranger sends wrong codes at a steady pace, and the right one now and then. A guess has told
something if the answer was that there is no such room; or if it was refused while the right code
was not, so of all guesses at least as many count as right codes were answered. By HTTP first,
then by websockets, each on a fresh server on this machine.
"""

import argparse
import asyncio
import random
import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from .people import guest

SIGNS = "23456789ABCDEFGHJKMNPQRSTWXYZ"
RIGHT_EVERY = 10
AT_ONCE = 20

Ask = Callable[[str], Awaitable[str]]
Way = Callable[[str, str, float, float], Awaitable[tuple[int, int, float]]]


async def try_codes(ask: Ask, right: str, seconds: float, pace: float) -> tuple[int, int, float]:
    """Guesses, those that were looked up, and the share of right codes that were answered."""
    clock, chance = asyncio.get_running_loop().time, random.Random(1)
    guesses = looked_up = right_sent = right_answered = 0
    gate = asyncio.Semaphore(AT_ONCE)
    begun = clock()

    async def one(number: int) -> None:
        nonlocal guesses, looked_up, right_sent, right_answered
        async with gate:
            if number % RIGHT_EVERY:
                answer = await ask("".join(chance.choices(SIGNS, k=6)))
                guesses += 1
                looked_up += answer == "no_room"
            else:
                answer = await ask(right)
                right_sent += 1
                right_answered += answer == "in"

    tasks = []
    for number in range(int(seconds * pace)):
        await asyncio.sleep(max(0.0, begun + number / pace - clock()))
        tasks.append(asyncio.create_task(one(number)))
    await asyncio.gather(*tasks)
    return guesses, looked_up, right_answered / right_sent


async def by_http(url: str, right: str, seconds: float, pace: float) -> tuple[int, int, float]:
    async with httpx.AsyncClient(base_url=url, timeout=30) as stranger:

        async def ask(code: str) -> str:
            try:
                answer = await stranger.get(f"/api/rooms/{code}")
            except httpx.TransportError:  # an idle connection that was just being closed
                return ""
            return "in" if answer.status_code == 200 else str(answer.json()["code"])

        return await try_codes(ask, right, seconds, pace)


async def by_socket(url: str, right: str, seconds: float, pace: float) -> tuple[int, int, float]:
    async def ask(code: str) -> str:
        address = f"{url.replace('http', 'ws', 1)}/ws/rooms/{code}"
        try:
            async with connect(address, compression=None, ping_interval=None) as socket:
                with suppress(ConnectionClosed):  # turned away at once
                    await socket.send('{"type":"resume","at":0}')
                said = orjson.loads(await socket.recv())
                return "in" if said["type"] == "snapshot" else str(said["code"])
        except InvalidStatus as refused:
            return str(refused.response.status_code)

    return await try_codes(ask, right, seconds, pace)


async def measure(
    url: str, way: Callable[..., Awaitable[tuple[int, int, float]]], args: argparse.Namespace
) -> str:
    host = await guest(url, "Host")
    made = (await host.post("/api/rooms", json={"engine": "bad_bones"})).raise_for_status().json()
    await host.aclose()
    clock = asyncio.get_running_loop().time
    begun = clock()
    guesses, looked_up, share = await way(url, made["code"], args.seconds, args.pace)
    minutes = (clock() - begun) / 60
    told = max(looked_up, guesses * share) / minutes
    return (
        f"{guesses / minutes:6.0f} guesses a minute, {told:6.0f} of them told something "
        f"({looked_up} were looked up; {share:.0%} of right codes were answered)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=60, help="requests a second")
    args = parser.parse_args()
    for name, way in (("HTTP", by_http), ("websocket", by_socket)):
        folder = short_folder()
        server = Server(folder / "data", env={"BONEYARD_RATE_LIMITS": "true"})
        try:
            server.start()
            print(f"{name:10}", asyncio.run(measure(server.url, way, args)), flush=True)
        finally:
            server.stop()
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
