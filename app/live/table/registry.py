"""All tables of this process, and what other processes tell about them."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any
from uuid import uuid4

from app.db.errors import DatabaseAway
from app.db.listener import Listener
from app.db.notify import payload
from app.db.session import Database
from app.people.current import PeopleCache
from app.settings import Settings

from .. import metrics
from ..bots.owing import Owing
from ..game import store
from ..game.summary import play_through
from ..socket.crowd import Sockets
from ..socket.replies import bye
from . import chat
from .pointing import Point, Pointing, show
from .presence import Elsewhere, local
from .submit import catch_up
from .table import Table
from .viewer import Viewer

IDLE = 120.0
"""Seconds that a table nobody looks at stays in memory."""
CHECK = 10.0
"""Seconds between looks for what no notification told."""
RETRIES = (0.1, 1, 5, 20)
"""Seconds after which something is tried again, each time."""
GATHER = 0.05
"""Seconds in which comings and goings are announced together."""

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, database: Database, people: PeopleCache, settings: Settings) -> None:
        self.database = database
        self._people = people
        self.name = uuid4().hex[:12]
        """For the other processes: who speaks."""
        self.rooms: dict[str, Table] = {}
        self.elsewhere = Elsewhere(database)
        self.sockets = Sockets(
            settings,
            self.elsewhere.knows,
            lambda: self.spawn(lambda: self.sockets.tell(self._tell_sockets)),
        )
        self.pointing = Pointing(self.elsewhere, self._tell_points)
        self.listener = Listener(database.connect, self.hear, self.catch_up_all, database.patience)
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed: dict[str, bool] = {}
        """Rooms where people came or went, and whether others have to be told."""
        self._refreshing: set[str] = set()
        self.owing = Owing()

    async def start(self) -> None:
        await self.listener.start()
        self.spawn(self._look_after)
        self.spawn(lambda: self._tell("hello", ""))

    async def stop(self) -> None:
        await self.listener.stop()
        await self.pointing.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """In the background, and again after a while if the database is away."""

        async def insist() -> None:
            for wait in (*RETRIES, None):
                try:
                    await work()
                    return
                except DatabaseAway as away:
                    log.warning("the database did not answer: %s", away)
                except Exception:
                    log.exception("an error in the background")
                    return
                if wait is not None:
                    await asyncio.sleep(wait)

        task = asyncio.create_task(insist())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get(self, room_id: str) -> Table:
        """For somebody who comes in: whoever only wants to know looks into ``rooms``, so that
        nothing is loaded or kept for it."""
        table = self.rooms.get(room_id)
        if table is None:
            table = Table(self.database, room_id, self.name, self._moved)
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

    def _moved(self, table: Table) -> None:
        if self.rooms.get(table.room_id) is table:  # not one that was dropped meanwhile
            self.owing.moved(table)

    # Viewers come and go

    def online(self, room_id: str) -> set[str]:
        """Who has that room open, in any process."""
        table = self.rooms.get(room_id)
        here = local(table)[0] if table is not None else []
        return self.elsewhere.at(room_id)[0].union(here)

    async def summarise(self, game_id: str) -> dict[str, Any] | None:
        """For home, which needs no table for it."""
        return await play_through(self.database, game_id)

    def open_now(self) -> tuple[list[str], list[str]]:
        """The rooms that somebody has open, and who, in any process."""
        rooms, people = self.elsewhere.open_now()
        for room_id, table in self.rooms.items():
            if table.viewers:
                rooms.add(room_id)
                people |= {viewer.who.id for viewer in table.viewers if viewer.who.id}
        return list(rooms), list(people)

    def enter(self, table: Table, viewer: Viewer) -> None:
        table.viewers.add(viewer)
        self._note_opened(table)
        self.owing.opened(table)
        self.presence_soon(table.room_id)

    def leave(self, table: Table, viewer: Viewer) -> None:
        table.viewers.discard(viewer)
        table.used_at = table.left_at = time.monotonic()
        self._note_opened(table)
        self.presence_soon(table.room_id)

    def say_goodbye(self) -> None:
        """Everybody is told to come back in a moment."""
        for table in self.rooms.values():
            for viewer in list(table.viewers):
                viewer.close(4012, bye("restarting", viewer.who.lang))

    def _note_opened(self, table: Table) -> None:
        """For those that are removed one day if nobody comes."""
        if table.room["status"] == "lobby":
            self.spawn(lambda: store.note_opened(self.database, table.room_id))

    def presence_soon(self, room_id: str, *, announce: bool = True) -> None:
        pending = room_id in self._changed
        self._changed[room_id] = announce or self._changed.get(room_id, False)
        if not pending:
            self.spawn(lambda: self._presence(room_id))

    async def _presence(self, room_id: str) -> None:
        await asyncio.sleep(GATHER)
        announce = self._changed.pop(room_id, True)
        table = self.rooms.get(room_id)
        if table is None or not table.loaded:
            return
        if announce:
            people, nameless = local(table)
            await self._tell("presence", room_id, people=people, nameless=nameless)
        message = await self.elsewhere.message(table)
        if message != table.presence_text:
            table.presence_text = message
            table.tell(message)

    async def _tell(self, kind: str, room_id: str, **values: Any) -> None:
        await store.tell(self.database, payload(kind, room_id, by=self.name, **values))

    # What other processes tell

    def hear(self, told: dict[str, Any]) -> None:
        kind, room_id = told["kind"], told["room"]
        table = self.rooms.get(room_id)
        elsewhere = told.get("by") not in (None, self.name)
        match kind:
            case "act" if table is not None and table.loaded:
                self._hear_act(table, told, elsewhere)
            case "room" if table is not None:
                self.refresh_soon(table)
            case "chat" if table is not None:
                self.spawn(lambda: self._read_chat(table, told["n"]))
            case "plan" if table is not None and table.loaded:
                self.spawn(table.read_proposals)
            case "logout":
                self._show_out(told["ended"])
            case "restored":
                self.spawn(self._begin_anew)
            case "points" if elsewhere:
                self._hear_points(told["points"])
            case "presence" if elsewhere:
                self.elsewhere.announce(room_id, told["by"], told["people"], told["nameless"])
                if table is not None:
                    self.presence_soon(room_id, announce=False)
            case "sockets" if elsewhere:
                self.elsewhere.alive(told["by"])
                self.sockets.hear(told["by"], told["open"])
            case "hello" if elsewhere:
                self.elsewhere.alive(told["by"])
                self.sockets.repeat()
                for own in self.rooms.values():
                    if own.viewers:
                        self.presence_soon(own.room_id)
            case "alive" if elsewhere:
                self.elsewhere.alive(told["by"])

    def _hear_act(self, table: Table, told: dict[str, Any], elsewhere: bool) -> None:
        live = table.live
        if live is None or live.id != told["game"]:
            self.refresh_soon(table)
            return
        if elsewhere and live.seq < told["seq"]:
            self.spawn(partial(catch_up, table))
        if told["over"]:
            self.refresh_soon(table)

    def _show_out(self, session: str) -> None:
        """Somebody has logged out: what that browser has open is no longer theirs."""
        self._people.end(bytes.fromhex(session))
        for table in self.rooms.values():
            for viewer in [viewer for viewer in table.viewers if viewer.who.session == session]:
                viewer.close(4003, bye("logged_out", viewer.who.lang))

    async def _begin_anew(self) -> None:
        """Everything in memory is of another time. The clients come back by themselves."""
        await self.database.renew()
        self._people.clear()
        self.say_goodbye()
        self.rooms.clear()
        self.owing.clear()

    async def _tell_sockets(self, counts: dict[str, int]) -> None:
        await self._tell("sockets", "", open=counts)

    async def _tell_points(self, points: list[Point]) -> None:
        await self._tell("points", "", points=points)

    def _hear_points(self, points: list[Point]) -> None:
        for room_id, by, seat, at in points:
            table = self.rooms.get(room_id)
            if table is not None:
                show(table, by, seat, at)

    def refresh_soon(self, table: Table) -> None:
        """Several changes at once are read once."""
        if table.room_id not in self._refreshing:
            self._refreshing.add(table.room_id)
            self.spawn(lambda: self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        self._refreshing.discard(table.room_id)
        await table.refresh()
        self.presence_soon(table.room_id, announce=False)

    async def _read_chat(self, table: Table, n: int) -> None:
        lines = await table.chat.read(n)
        self._show_chat(table, lines)

    def _show_chat(self, table: Table, lines: list[dict[str, Any]]) -> None:
        if not lines:
            return
        texts = {spectator: chat.message(lines, spectator) for spectator in (True, False)}
        visible = {True: True, False: any(line["channel"] == "table" for line in lines)}
        for viewer in table.viewers:
            spectator = viewer.seat is None
            if viewer.resumed and visible[spectator]:
                viewer.say(texts[spectator])

    async def catch_up_all(self) -> None:
        """The listener was away: anything may have changed."""
        self.sockets.repeat()
        await self._tell("hello", "")
        for table in list(self.rooms.values()):
            self.refresh_soon(table)
            self.spawn(partial(catch_up, table))
            self.spawn(partial(self._catch_up_chat, table))
            self.spawn(table.read_proposals)

    async def _catch_up_chat(self, table: Table) -> None:
        self._show_chat(table, await table.chat.catch_up())

    # Now and then

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(CHECK)
            try:
                self.drop_idle()
                for room_id in self.elsewhere.silent():
                    self.presence_soon(room_id, announce=False)
                await self._tell("alive", "")
                await self.find_missed()
            except DatabaseAway as away:
                log.warning("the database did not answer: %s", away)
            except Exception:  # a bug in one look must not end the looking
                log.exception("an error while looking after the tables")

    def drop_idle(self, idle: float = IDLE) -> None:
        now = time.monotonic()
        for room_id, table in list(self.rooms.items()):
            if not table.viewers and not table.lock.locked() and now - table.used_at > idle:
                del self.rooms[room_id]
                self.owing.forget(table)
        metrics.tables.set(len(self.rooms))

    async def find_missed(self) -> None:
        """One cheap question for all live games."""
        playing = {table.live.id: table for table in self.rooms.values() if table.live}
        if not playing:
            return
        for game_id, seq in (await store.read_positions(self.database, list(playing))).items():
            live = playing[game_id].live
            if live is not None and live.id == game_id and live.seq < seq and not live.frozen:
                self.spawn(partial(catch_up, playing[game_id]))
