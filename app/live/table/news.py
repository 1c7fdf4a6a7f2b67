"""What processes tell each other, and what it means to the tables here."""

from functools import partial
from typing import Any

from app.people.current import PeopleCache

from ..socket.replies import bye
from .pointing import Point, show
from .registry import Tables
from .submit import catch_up
from .table import Table


class News:
    def __init__(self, tables: Tables, people: PeopleCache) -> None:
        self._tables = tables
        self._people = people
        self._spawn = tables.background.spawn

    async def start(self) -> None:
        await self._tables.bus.listen(self.hear, self.catch_up)

    async def stop(self) -> None:
        await self._tables.bus.stop()

    def hear(self, told: dict[str, Any]) -> None:
        tables = self._tables
        kind, room_id = told["kind"], told["room"]
        table = tables.rooms.get(room_id)
        elsewhere = told.get("by") not in (None, tables.bus.name)
        match kind:
            case "act" if table is not None and table.loaded:
                self._acted(table, told, elsewhere)
            case "room" if table is not None:
                tables.refresh_soon(table)
            case "chat" if table is not None:
                self._spawn(lambda: table.read_chat(told["n"]))
            case "plan" if table is not None and table.loaded:
                self._spawn(table.read_proposals)
            case "logout":
                self._show_out(told["ended"])
            case "restored":
                self._spawn(self._begin_anew)
            case "points" if elsewhere:
                self._pointed(told["points"])
            case "presence" if elsewhere:
                tables.elsewhere.announce(room_id, told["by"], told["people"], told["nameless"])
                if table is not None:
                    tables.comings.soon(room_id, announce=False)
            case "sockets" if elsewhere:
                tables.elsewhere.alive(told["by"])
                tables.sockets.hear(told["by"], told["open"])
            case "hello" if elsewhere:
                tables.elsewhere.alive(told["by"])
                tables.sockets.repeat()
                for own in tables.rooms.values():
                    if own.viewers:
                        tables.comings.soon(own.room_id)
            case "alive" if elsewhere:
                tables.elsewhere.alive(told["by"])

    def _acted(self, table: Table, told: dict[str, Any], elsewhere: bool) -> None:
        live = table.live
        if live is None or live.id != told["game"]:
            self._tables.refresh_soon(table)
            return
        if elsewhere and live.seq < told["seq"]:
            self._spawn(partial(catch_up, table))
        if told["over"]:
            self._tables.refresh_soon(table)

    def _show_out(self, session: str) -> None:
        """Somebody has logged out: what that browser has open is no longer theirs."""
        self._people.end(bytes.fromhex(session))
        for table in self._tables.rooms.values():
            for viewer in [viewer for viewer in table.viewers if viewer.who.session == session]:
                viewer.close(4003, bye("logged_out", viewer.who.lang))

    async def _begin_anew(self) -> None:
        """Everything in memory is of another time."""
        await self._tables.database.renew()
        self._people.clear()
        self._tables.drop_all()

    def _pointed(self, points: list[Point]) -> None:
        for room_id, by, seat, at in points:
            table = self._tables.rooms.get(room_id)
            if table is not None:
                show(table, by, seat, at)

    async def catch_up(self) -> None:
        """The listener was away: anything may have changed."""
        self._tables.sockets.repeat()
        await self._tables.bus.tell("hello")
        for table in list(self._tables.rooms.values()):
            self._tables.refresh_soon(table)
            self._spawn(partial(catch_up, table))
            self._spawn(table.catch_up_chat)
            self._spawn(table.read_proposals)
