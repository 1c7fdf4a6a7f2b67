"""All tables of this process."""

import time
from typing import Any

from app.db.session import Database
from app.settings import Settings

from .. import metrics
from ..bots.owing import Owing
from ..game import store
from ..game.summary import play_through
from ..socket.crowd import Sockets
from ..socket.replies import bye
from .background import Background
from .bus import Bus
from .comings import Comings
from .pointing import Point, Pointing
from .presence import Elsewhere, local
from .table import Table
from .viewer import Viewer

IDLE = 120.0
"""Seconds that a table nobody looks at stays in memory."""


class Tables:
    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.rooms: dict[str, Table] = {}
        self.background = Background()
        self.bus = Bus(database)
        self.elsewhere = Elsewhere(database)
        self.comings = Comings(self.rooms, self.elsewhere, self.bus, self.background)
        self.sockets = Sockets(
            settings,
            self.elsewhere.knows,
            lambda: self.background.spawn(lambda: self.sockets.tell(self._tell_sockets)),
        )
        self.pointing = Pointing(self.elsewhere, self._tell_points)
        self.owing = Owing()
        self._refreshing: set[str] = set()

    async def stop(self) -> None:
        await self.pointing.stop()
        await self.background.stop()

    async def get(self, room_id: str) -> Table:
        """For somebody who comes in: whoever only wants to know looks into ``rooms``, so that
        nothing is loaded or kept for it."""
        table = self.rooms.get(room_id)
        if table is None:
            table = Table(self.database, room_id, self.bus.name, self._moved)
            self.rooms[room_id] = table
            metrics.tables.set(len(self.rooms))
        table.used_at = time.monotonic()
        if not table.loaded:
            try:
                await table.load()
            except BaseException:
                if not table.loaded and self.rooms.get(room_id) is table:
                    del self.rooms[room_id]
                    self.owing.forget(table)
                raise
        return table

    def refresh_soon(self, table: Table) -> None:
        """Several changes at once are read once."""
        if table.room_id not in self._refreshing:
            self._refreshing.add(table.room_id)
            self.background.spawn(lambda: self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        self._refreshing.discard(table.room_id)
        await table.refresh()
        self.comings.soon(table.room_id, announce=False)

    def drop_idle(self, idle: float = IDLE) -> None:
        now = time.monotonic()
        for room_id, table in list(self.rooms.items()):
            if not table.viewers and not table.lock.locked() and now - table.used_at > idle:
                del self.rooms[room_id]
                self.owing.forget(table)
        metrics.tables.set(len(self.rooms))

    def drop_all(self) -> None:
        """The clients come back by themselves."""
        self.say_goodbye()
        self.rooms.clear()
        self.owing.clear()

    def _moved(self, table: Table) -> None:
        if self.rooms.get(table.room_id) is table:  # not one that was dropped meanwhile
            self.owing.moved(table)

    # Viewers come and go

    def enter(self, table: Table, viewer: Viewer) -> None:
        table.viewers.add(viewer)
        self._note_opened(table)
        self.owing.opened(table)
        self.comings.soon(table.room_id)

    def leave(self, table: Table, viewer: Viewer) -> None:
        table.viewers.discard(viewer)
        table.used_at = table.left_at = time.monotonic()
        self._note_opened(table)
        self.comings.soon(table.room_id)

    def say_goodbye(self) -> None:
        """Everybody is told to come back in a moment."""
        for table in self.rooms.values():
            for viewer in list(table.viewers):
                viewer.close(4012, bye("restarting", viewer.who.lang))

    def _note_opened(self, table: Table) -> None:
        """For those that are removed one day if nobody comes."""
        if table.room.json["status"] == "lobby":
            self.background.spawn(lambda: store.note_opened(self.database, table.room_id))

    # What others ask

    def online(self, room_id: str) -> set[str]:
        """Who has that room open, in any process."""
        table = self.rooms.get(room_id)
        here = local(table)[0] if table is not None else []
        return self.elsewhere.at(room_id)[0].union(here)

    def open_now(self) -> tuple[list[str], list[str]]:
        """The rooms that somebody has open, and who, in any process."""
        rooms, people = self.elsewhere.open_now()
        for room_id, table in self.rooms.items():
            if table.viewers:
                rooms.add(room_id)
                people |= {viewer.who.id for viewer in table.viewers if viewer.who.id}
        return list(rooms), list(people)

    async def summarise(self, game_id: str) -> dict[str, Any] | None:
        """For home, which needs no table for it."""
        return await play_through(self.database, game_id)

    # What others are told

    async def _tell_sockets(self, counts: dict[str, int]) -> None:
        await self.bus.tell("sockets", open=counts)

    async def _tell_points(self, points: list[Point]) -> None:
        await self.bus.tell("points", points=points)
