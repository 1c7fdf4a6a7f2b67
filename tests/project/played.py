"""Two people at an installed server, by their browsers' ways."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx

from tests.app.support.people import Guest, over_http
from tests.app.support.player import Player, cookie_of
from tests.app.support.server import Server

Choose = Callable[[dict[str, Any]], dict[str, Any]]


async def opened(server: Server, *paths: str, **headers: str) -> list[httpx.Response]:
    """Each of them is there."""
    async with over_http(base_url=server.url, headers=headers) as page:
        answers = [await page.get(path) for path in paths]
    assert {answer.status_code for answer in answers} == {200}, answers
    return answers


def first(decision: dict[str, Any]) -> dict[str, Any]:
    action: dict[str, Any] = decision["actions"][0]
    return action


async def play(
    server: Server, engine: str, choose: Choose = first, options: dict[str, Any] | None = None
) -> str:
    """A whole game. Its id."""
    async with asyncio.timeout(60):
        guests = [await arrive(server, name) for name in ("Ada", "Ben")]
        code = await guests[0].new_room(engine)
        await guests[0].do(code, "settings", seats=2, options=options or {})
        await guests[1].do(code, "sit")
        for guest in guests:
            await guest.do(code, "ready", ready=True)
        await guests[0].do(code, "start")
        players = [
            Player(f"{server.ws_url}/ws/rooms/{code}", cookie_of(guest.client)) for guest in guests
        ]
        for player in players:
            await player.open()
            await player.until(lambda player: player.of("snapshot"), player)
        while chooser := next((player for player in players if player.decision), None):
            assert chooser.decision is not None
            assert (await chooser.act(choose(chooser.decision)))["type"] == "ack"
            for player in players:
                await player.until(lambda player: player.version >= chooser.version, player)
        await players[0].until(lambda: players[0].room["status"] == "over")
        for player, guest in zip(players, guests, strict=True):
            await player.close()
            await guest.client.aclose()
        return str(players[0].room["game"]["id"])


async def arrive(server: Server, name: str) -> Guest:
    client = over_http(base_url=server.url)
    return Guest(client, (await client.post("/api/me", json={"name": name})).json())
