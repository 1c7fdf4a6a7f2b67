"""Somebody who plays while others attack: they must not notice."""

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from .people import Guest, over_http
from .player import Player, cookie_of
from .server import Server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Bystander:
    """A game against a bot, on a real server."""

    def __init__(self, guest: Guest, code: str, player: Player) -> None:
        self.guest = guest
        self.code = code
        self.player = player

    async def plays_on(self) -> None:
        await self.player.until(lambda: self.player.decision)
        assert (await self.player.act())["type"] == "ack"
        assert (await self.guest.get("/api/me"))["person"] == self.guest.id


@asynccontextmanager
async def bystander(server: Server) -> "AsyncIterator[Bystander]":
    async with over_http(base_url=server.url) as client:
        guest = Guest(client, (await client.post("/api/me", json={"name": "Ada"})).json())
        code = await guest.new_room("bad_bones")
        await guest.do(code, "bot", seat=1, bot="random")
        await guest.do(code, "start")
        player = Player(f"{server.ws_url}/ws/rooms/{code}", cookie_of(client))
        await player.open()
        try:
            yield Bystander(guest, code, player)
        finally:
            await player.close()
