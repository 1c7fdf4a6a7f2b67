"""All tables of this process, and what other processes tell about them."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any
from uuid import uuid4

import asyncpg

from app.db.session import Database

from . import chat, metrics, store
from .acting import catch_up
from .notify import Listener, payload
from .pointing import Point, Pointing, show
from .presence import Elsewhere, local
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
    def __init__(self, database: Database) -> None:
        self.database = database
        self.name = uuid4().hex[:12]
        """For the other processes: who speaks."""
        self.rooms: dict[str, Table] = {}
        self.elsewhere = Elsewhere(database)
        self.pointing = Pointing(self.elsewhere, self._tell_points)
        self.listener = Listener(
            lambda: asyncpg.connect(database.url), self.hear, self.catch_up_all
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed: dict[str, bool] = {}
        """Rooms where people came or went, and whether others have to be told."""
        self._refreshing: set[str] = set()
        self.wake_bots = asyncio.Event()

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
                except store.TROUBLE as error:
                    log.warning("the database did not answer: %r", error)
                except Exception:
                    log.exception("an error in the background")
                    return
                if wait is not None:
                    await asyncio.sleep(wait)

        task = asyncio.create_task(insist())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get(self, room_id: str) -> Table:
        table = self.rooms.get(room_id)
        if table is None:
            table = self.rooms[room_id] = Table(self.database, room_id, self.name)
            metrics.tables.set(len(self.rooms))
        table.used_at = time.monotonic()
        if not table.loaded:
            try:
                await table.load()
            except BaseException:
                if not table.loaded and self.rooms.get(room_id) is table:
                    del self.rooms[room_id]
                raise
        return table

    # Viewers come and go

    def online(self, room_id: str) -> set[str]:
        """Who has that room open, in any process."""
        table = self.rooms.get(room_id)
        here = local(table)[0] if table is not None else []
        return self.elsewhere.at(room_id)[0].union(here)

    def enter(self, table: Table, viewer: Viewer) -> None:
        table.viewers.add(viewer)
        self.presence_soon(table.room_id)

    def leave(self, table: Table, viewer: Viewer) -> None:
        table.viewers.discard(viewer)
        table.used_at = time.monotonic()
        self.presence_soon(table.room_id)

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
            case "act":
                if table is not None and table.loaded:
                    self._hear_act(table, told, elsewhere)
                if told.get("bots"):
                    self.wake_bots.set()
            case "room":
                self.wake_bots.set()
                if table is not None:
                    self.refresh_soon(table)
            case "chat" if table is not None:
                self.spawn(lambda: self._read_chat(table, told["n"]))
            case "plan" if table is not None and table.loaded:
                self.spawn(table.read_proposals)
            case "points" if elsewhere:
                self._hear_points(told["points"])
            case "presence" if elsewhere:
                self.elsewhere.announce(room_id, told["by"], told["people"], told["nameless"])
                if table is not None:
                    self.presence_soon(room_id, announce=False)
            case "hello" if elsewhere:
                self.elsewhere.alive(told["by"])
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
        lines = await table.talk.read(n)
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
        await self._tell("hello", "")
        for table in list(self.rooms.values()):
            self.refresh_soon(table)
            self.spawn(partial(catch_up, table))
            self.spawn(partial(self._catch_up_chat, table))
            self.spawn(table.read_proposals)
        self.wake_bots.set()

    async def _catch_up_chat(self, table: Table) -> None:
        self._show_chat(table, await table.talk.catch_up())

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
            except store.TROUBLE as error:
                log.warning("the database did not answer: %r", error)

    def drop_idle(self, idle: float = IDLE) -> None:
        now = time.monotonic()
        for room_id, table in list(self.rooms.items()):
            if not table.viewers and not table.lock.locked() and now - table.used_at > idle:
                del self.rooms[room_id]
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
