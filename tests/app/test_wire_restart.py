"""A server that is stopped in order says so, and people come back to where they were."""

import asyncio

import httpx
import pytest

from .conftest import StartServer
from .support.people import HEADERS, PATIENT, Guest
from .test_live.player import Player, cookie_of


@pytest.mark.parametrize("workers", [1, 2])
async def test_restarting(start_server: StartServer, workers: int) -> None:
    server = await asyncio.to_thread(lambda: start_server(workers=workers))
    async with httpx.AsyncClient(base_url=server.url, headers=HEADERS, timeout=PATIENT) as client:
        ada = Guest(client, (await client.post("/api/me", json={"name": "Ada"})).json())
        code = await ada.new_room("bad_bones")
        player = Player(f"{server.ws_url}/ws/rooms/{code}", cookie_of(client))
        await player.open()
        await player.until(lambda: player.room)
        await asyncio.to_thread(server.stop)
        assert await player.until_closed() == 4012
        assert player.of("bye")[0]["code"] == "restarting"
        await asyncio.to_thread(server.start)
        await player.open()
        await player.until(lambda: len(player.of("snapshot")) == 2)
        assert player.room["code"] == code
        await player.close()
