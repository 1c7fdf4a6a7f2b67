"""A server that is stopped in order says so, and people come back to where they were."""

import asyncio
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.wire.http import HttpProtocol
from app.wire.socket import SocketProtocol

from ..conftest import StartServer
from ..support.people import Guest, over_http
from ..support.player import Player, cookie_of


@pytest.mark.parametrize("workers", [1, 2])
async def test_restarting(start_server: StartServer, workers: int) -> None:
    server = await asyncio.to_thread(lambda: start_server(workers=workers))
    async with over_http(base_url=server.url) as client:
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


async def test_there_is_time_for_a_last_word() -> None:
    """However late the application hears of the end: on a busy machine it is the last to know."""
    ending = asyncio.Event()

    async def application(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await ending.wait()
        await send({"type": "websocket.send", "text": "bye"})
        await send({"type": "websocket.close", "code": 4012})

    config = uvicorn.Config(
        application, port=0, lifespan="off", http=HttpProtocol, ws=SocketProtocol, log_config=None
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    port = server.servers[0].sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}/") as client:
        for connection in server.server_state.connections:
            connection.shutdown()
        ending.set()
        assert await client.recv() == "bye"
        with pytest.raises(ConnectionClosed):
            await client.recv()
        assert client.close_code == 4012
    await server.shutdown()
