"""A room as this process holds it: the room, the live game, and who is looking.

One lock per table: whatever changes the game or the room happens one after another.
"""

import asyncio
import logging
import time
from typing import Any

from orjson import dumps
from sqlalchemy import select

from app.db.models import Removed
from app.db.session import Database
from app.rooms.view import room_json

from . import metrics
from .chat import Talk
from .livegame import Frames, LiveGame
from .proposals import Proposals
from .says import bye, reject, sentence
from .snapshot import You, snapshot
from .store import read_game
from .viewer import Viewer

log = logging.getLogger(__name__)


class Table:
    def __init__(self, database: Database, room_id: str, process: str) -> None:
        self.database = database
        self.process = process
        self.room_id = room_id
        self.lock = asyncio.Lock()
        self.room: dict[str, Any] = {}
        self.room_text = "null"
        self.game_text = "null"
        self.removed: set[str] = set()
        self.live: LiveGame | None = None
        self.broken = False
        """There is a game that can't be played on (``live`` is ``None`` or frozen)."""
        self.talk = Talk(database, room_id)
        self.proposals = Proposals(database, room_id)
        self.presence_text = '{"type":"presence","online":[],"watching":[]}'
        self.viewers: set[Viewer] = set()
        self.loaded = False
        self.used_at = time.monotonic()

    # Who is who

    def seat_of(self, person_id: str | None) -> int | None:
        if person_id is None:
            return None
        for seat in self.room["seats"]:
            if seat["person"] == person_id:
                return int(seat["seat"])
        return None

    def bots(self) -> dict[int, str]:
        return {seat["seat"]: seat["bot"] for seat in self.room["seats"] if seat["bot"]}

    def may_watch(self, person_id: str | None) -> bool:
        """As ``app.rooms.find.check_may_watch``, of the room as it is held here."""
        if person_id in self.removed:
            return False
        if self.room["status"] == "lobby" or self.room["spectators"]:
            return True
        belong = {self.room["host"]}
        for seat in self.room["seats"]:
            belong |= {seat["person"], seat["away"]}
        return person_id is not None and person_id in belong

    def place(self, viewer: Viewer) -> bool:
        """Gives the viewer its seat as of now; whether that made a difference to it."""
        seat, host = self.seat_of(viewer.who.id), viewer.who.id == self.room["host"]
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
        frames = self.live.stream(viewer.seat).since(at) if self.live and at else None
        if frames is None:
            metrics.snapshots.labels("resume").inc()
            return self.greeting(viewer)
        return [*frames, f'{{"type":"room","room":{self.room_text}}}', *self._after(viewer)]

    def _after(self, viewer: Viewer) -> list[str]:
        told = [self.talk.recent(viewer.seat is None), self.presence_text]
        if self.live and self.live.cooperative:
            told.append(self.proposals.text)
        if self.broken:
            said = sentence(viewer.who.lang, "reject.rules_changed")
            told.append(reject(None, "rules_changed", said))
        return told

    def snapshot(self, viewer: Viewer) -> str:
        who = viewer.who
        you = You(who.id, who.name, who.avatar, viewer.seat, viewer.host)
        return snapshot(self.live, self.room_text, self.game_text, you)

    def push(self, frames: Frames) -> None:
        for viewer in self.viewers:
            seat = viewer.seat
            viewer.show(frames.everybody if seat is None else frames.seats[seat])
        self.settle()

    def settle(self) -> None:
        """The game or the room has moved on: some proposals may be done or past."""
        if self.proposals.settle(self.live, self.bots()):
            self.tell(self.proposals.text)

    def tell(self, message: str) -> None:
        for viewer in self.viewers:
            if viewer.resumed:
                viewer.say(message)

    # What changed elsewhere

    async def load(self) -> None:
        """Once, before anything else is done with the table."""
        async with self.lock:
            if not self.loaded:
                await self._read_room()
                await self.talk.load()
                self.settle()
                self.loaded = True

    async def refresh(self) -> None:
        """The room has changed: read it once, and tell every viewer what is new to it."""
        async with self.lock:
            if not self.loaded:
                return
            before = self.live
            await self._read_room()
            message = f'{{"type":"room","room":{self.room_text}}}'
            for viewer in list(self.viewers):
                moved = self.place(viewer)
                if not self.may_watch(viewer.who.id):
                    self.turn_away(viewer)
                elif viewer.resumed and (moved or self.live is not before):
                    metrics.snapshots.labels("changed").inc()
                    viewer.push(self.greeting(viewer))
                elif viewer.resumed:
                    viewer.say(message)
            self.settle()

    async def read_proposals(self) -> None:
        """Some were made or withdrawn."""
        async with self.lock:
            if self.loaded:
                await self.proposals.read(self.live)
                self.settle()

    def turn_away(self, viewer: Viewer) -> None:
        code = "removed" if viewer.who.id in self.removed else "no_spectators"
        viewer.close(4003, bye(code, viewer.who.lang))

    async def _read_room(self) -> None:
        async with self.database.session() as session:
            room = await room_json(session, self.room_id)
            removed = await session.scalars(
                select(Removed.person_id).where(Removed.room_id == self.room_id)
            )
            self.removed = set(removed)
        game = room["game"]
        if (game and game["id"]) != (self.live and self.live.id):
            self.live, self.broken = None, False
            if game:
                await self._load_game(game["id"])
            await self.proposals.read(self.live)
        self.room = room
        self.room_text, self.game_text = dumps(room).decode(), dumps(game).decode()

    async def _load_game(self, game_id: str) -> None:
        stored = await read_game(self.database, game_id)
        if stored is None:
            return
        try:
            self.live = await LiveGame.load(stored)
            self.broken = self.live.frozen
        except Exception:  # an engine that is gone or fails: the room must stay readable
            log.exception("game %s can't be shown", game_id)
            self.broken = True
