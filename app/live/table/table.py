"""A table of this process: the room, the live game, and who is looking.

One lock per table: whatever changes the game or the room happens one after another.
"""

import math
import time
from collections.abc import Callable
from typing import Any

from app.db.errors import DatabaseAway
from app.db.models import Game
from app.db.session import Database

from .. import metrics
from ..game.game import Frames, LiveGame
from ..game.opening import open_game
from ..game.snapshot import You, snapshot
from ..game.store import read_game
from ..socket.replies import bye, reject, sentence
from .chat import Chat, message
from .held_room import HeldRoom, read_room
from .proposals import Proposals
from .turn import Turn
from .viewer import Viewer


class Table:
    def __init__(
        self, database: Database, room_id: str, process: str, moved: Callable[["Table"], None]
    ) -> None:
        """``moved`` is told whenever the game or the room has changed."""
        self.database = database
        self._moved = moved
        self.process = process
        self.room_id = room_id
        self.lock = Turn(database.patience)
        self.room: HeldRoom
        """There is none before the table is loaded."""
        self.live: LiveGame | None = None
        self.frozen: str | None = None
        """Why the game can't be played on (``live`` is ``None`` or frozen)."""
        self._opened: tuple[str, int] | None = None
        """The game that was opened, and the version of its rules then."""
        self.chat = Chat(database, room_id)
        self.proposals = Proposals(database, room_id)
        self.presence_text = '{"type":"presence","online":[],"watching":[]}'
        self.viewers: set[Viewer] = set()
        self.loaded = False
        self.used_at = time.monotonic()
        self.left_at = -math.inf
        """When the last viewer left."""

    # Who is who

    def bots_to_choose(self) -> list[int]:
        if self.live is None or self.frozen:
            return []
        return self.live.shown.to_choose(self.room.bots())

    def place(self, viewer: Viewer) -> bool:
        """Gives the viewer its seat as of now; whether that made a difference to it."""
        seat, host = self.room.seat_of(viewer.who.id), viewer.who.id == self.room.json["host"]
        if self.live is not None and seat is not None and seat >= len(self.live.seats):
            seat = None  # sat down for the next game
        changed = (seat, host) != (viewer.seat, viewer.host)
        viewer.seat, viewer.host = seat, host
        return changed

    # What a viewer is told

    def greeting(self, viewer: Viewer) -> list[str]:
        """A snapshot and what follows it."""
        return [self.snapshot(viewer), *self._after(viewer)]

    def resume(self, viewer: Viewer, at: int) -> list[str]:
        """What the viewer missed since ``at``."""
        frames = None
        if self.live and at and not self.live.frozen:  # frames would bring decisions along
            frames = self.live.stream(viewer.seat).since(at)
        if frames is None:
            metrics.snapshots.labels("resume").inc()
            return self.greeting(viewer)
        return [*frames, self.room.message(viewer.who.id), *self._after(viewer)]

    def _after(self, viewer: Viewer) -> list[str]:
        told = [self.chat.recent(viewer.seat is None), self.presence_text]
        if self.live and self.live.cooperative:
            told.append(self.proposals.text)
        if self.frozen:
            said = sentence(viewer.who.lang, f"reject.{self.frozen}")
            told.append(reject(None, self.frozen, said))
        return told

    def snapshot(self, viewer: Viewer) -> str:
        who = viewer.who
        you = You(who.id, who.name, who.avatar, viewer.seat, viewer.host)
        return snapshot(self.live, self.room.text(who.id), self.room.game_text, you)

    def push(self, frames: Frames) -> None:
        for viewer in self.viewers:
            seat = viewer.seat
            viewer.show(frames.everybody if seat is None else frames.seats[seat])
        self.settle()

    def settle(self) -> None:
        """The game or the room has moved on: some proposals may be done or past, and it may be
        a bot's turn."""
        if self.proposals.settle(self.live, self.room.bots()):
            self.tell(self.proposals.text)
        self._moved(self)

    def tell(self, message: str) -> None:
        for viewer in self.viewers:
            if viewer.resumed:
                viewer.say(message)

    def _show_chat(self, lines: list[dict[str, Any]]) -> None:
        if not lines:
            return
        texts = {spectator: message(lines, spectator) for spectator in (True, False)}
        visible = {True: True, False: any(line["channel"] == "table" for line in lines)}
        for viewer in self.viewers:
            spectator = viewer.seat is None
            if viewer.resumed and visible[spectator]:
                viewer.say(texts[spectator])

    # What changed elsewhere

    async def load(self) -> None:
        """Once, before anything else is done with the table."""
        async with self.lock:
            if not self.loaded:
                await self._read_room()
                await self.chat.load()
                self.settle()
                self.loaded = True

    async def refresh(self) -> None:
        """The room has changed: read it once, and tell every viewer what is new to it."""
        async with self.lock:
            if not self.loaded:
                return
            before = self.live
            await self._read_room()
            for viewer in list(self.viewers):
                moved = self.place(viewer)
                if refused := self.room.why_not_watch(viewer.who.id):
                    viewer.close(4003, bye(refused, viewer.who.lang))
                elif viewer.resumed and (moved or self.live is not before):
                    metrics.snapshots.labels("changed").inc()
                    viewer.push(self.greeting(viewer))
                elif viewer.resumed:
                    viewer.say(self.room.message(viewer.who.id))
            self.settle()

    async def read_chat(self, n: int) -> None:
        self._show_chat(await self.chat.read(n))

    async def catch_up_chat(self) -> None:
        self._show_chat(await self.chat.catch_up())

    async def read_proposals(self) -> None:
        """Some were made or withdrawn."""
        async with self.lock:
            if self.loaded:
                await self.proposals.read(self.live)
                self.settle()

    async def _read_room(self) -> None:
        async with self.database.session() as session:
            room, belong, removed = await read_room(session, self.room_id)
            row = await session.get(Game, room["game"]["id"]) if room["game"] else None
        wanted = (row.id, row.rules_version) if row else None
        if wanted != self._opened:
            # another game, or another process has gone on by newer rules
            before = self.live, self.frozen, self._opened
            self.live, self.frozen, self._opened = None, None, wanted
            try:
                if row:
                    await self._open_game(row.id)
                await self.proposals.read(self.live)
            except DatabaseAway:  # half a room would tell people that there is no game
                self.live, self.frozen, self._opened = before
                raise
        game = room["game"]
        if game and self.frozen:
            game["frozen"] = self.frozen
        self.room = HeldRoom(room, belong, removed)

    async def _open_game(self, game_id: str) -> None:
        stored = await read_game(self.database, game_id)
        if stored is None:
            return
        opened = await open_game(self.database, stored)
        self.live, self.frozen = opened.live, opened.frozen
        self._opened = (game_id, opened.rules_version)
