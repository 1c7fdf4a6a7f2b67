"""Players of a cooperative game point at things. Nothing of it is kept.

It is said at once to who looks at the table in this process. Other processes are told only if
somebody looks there, and of all tables together a few times a second: however many point, storing
actions does not wait for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice

from orjson import dumps

from app.db.errors import DatabaseAway

from .presence import Elsewhere
from .table import Table
from .viewer import Viewer

GATHER = 0.05
"""Seconds between two notifications."""
BATCH = 50
"""Points in one of them, at the most: Postgres allows 7,999 bytes."""

Point = tuple[str, int, int, str | None]
"""Room, who points, at whose board, where."""


class Pointing:
    def __init__(
        self, elsewhere: Elsewhere, tell: Callable[[list[Point]], Awaitable[None]]
    ) -> None:
        self._elsewhere = elsewhere
        self._tell = tell
        self._pending: dict[tuple[str, int], Point] = {}
        self._task: asyncio.Task[None] | None = None

    def point(self, table: Table, viewer: Viewer, seat: int, at: str | None) -> None:
        by = viewer.seat
        if by is None:
            return
        show(table, by, seat, at, but=viewer)
        people, nameless = self._elsewhere.at(table.room_id)
        if people or nameless:
            # where somebody pointed a moment ago is of no interest any more
            self._pending[table.room_id, by] = (table.room_id, by, seat, at)
            if self._task is None:
                self._task = asyncio.create_task(self._pass_on())

    async def _pass_on(self) -> None:
        try:
            while self._pending:
                keys = list(islice(self._pending, BATCH))
                await self._tell([self._pending.pop(key) for key in keys])
                await asyncio.sleep(GATHER)
        except DatabaseAway:  # nobody misses it
            self._pending.clear()
        finally:
            self._task = None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def show(table: Table, by: int, seat: int, at: str | None, but: Viewer | None = None) -> None:
    text = dumps({"type": "point", "by": by, "seat": seat, "at": at}).decode()
    for viewer in table.viewers:
        if viewer is not but:
            viewer.hint(text)
