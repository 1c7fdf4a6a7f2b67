"""People come to a table and go: several at once are announced together."""

import asyncio
from collections.abc import Mapping

from .background import Background
from .bus import Bus
from .presence import Elsewhere, local
from .table import Table

GATHER = 0.05
"""Seconds in which comings and goings are announced together."""


class Comings:
    def __init__(
        self,
        rooms: Mapping[str, Table],
        elsewhere: Elsewhere,
        bus: Bus,
        background: Background,
    ) -> None:
        self._rooms = rooms
        self._elsewhere = elsewhere
        self._bus = bus
        self._background = background
        self._changed: dict[str, bool] = {}
        """Rooms where people came or went, and whether others have to be told."""

    def soon(self, room_id: str, *, announce: bool = True) -> None:
        pending = room_id in self._changed
        self._changed[room_id] = announce or self._changed.get(room_id, False)
        if not pending:
            self._background.spawn(lambda: self._show(room_id))

    async def _show(self, room_id: str) -> None:
        await asyncio.sleep(GATHER)
        announce = self._changed.pop(room_id, True)
        table = self._rooms.get(room_id)
        if table is None or not table.loaded:
            return
        if announce:
            people, nameless = local(table)
            await self._bus.tell("presence", room_id, people=people, nameless=nameless)
        message = await self._elsewhere.message(table)
        if message != table.presence_text:
            table.presence_text = message
            table.tell(message)
