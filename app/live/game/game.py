"""A game as it is played here and now: the state, what viewers were shown, and their streams.

It is always made by playing the log through the same beats, so every process and every restart
comes to the same versions.
"""

import asyncio
import logging
import time
from dataclasses import dataclass

from orjson import dumps

from app.rooms.compatible import CHANGED, NEWER, engine_for, is_newer
from engines.contract import Action, IllegalAction
from engines.runtime.game import Entry, Game

from .frames import Beat, Shown, play
from .store import Line, RulesChange, Stored
from .stream import KEPT_FRAMES, Body, Stream

VERSIONS_PER_GAME = 1_000_000
"""A rematch counts on from the next million: nobody takes old versions for its own."""
BREATH = 0.004
"""Seconds of playing a log after which others get their turn."""

log = logging.getLogger(__name__)


class Unplayable(Exception):
    """The log does not lead where it led when it was played."""


@dataclass(slots=True)
class Staged:
    """What an action would do, before it is stored."""

    game: Game
    shown: Shown
    beats: list[Beat]
    line: Line


@dataclass(slots=True)
class Frames:
    everybody: list[str]
    seats: list[list[str]]


class LiveGame:
    def __init__(self, stored: Stored, keep: int | None = KEPT_FRAMES) -> None:
        engine = engine_for(stored.engine, stored.rules_version)
        options = engine.Options.model_validate(stored.options)
        self.id = stored.id
        self.rules_version = stored.rules_version
        self.game = Game(engine, options, stored.seats, stored.seed)
        self.cooperative = engine.cooperative(options)
        self.shown = Shown.first(self.game)
        base = (stored.number - 1) * VERSIONS_PER_GAME
        self.everybody = Stream(base, keep)
        self.seats = [Stream(base, keep) for _ in range(stored.seats)]
        self.seq = 0
        self.played: dict[tuple[int, str], int] = {}
        """By seat and client id: that seat's version after the action."""
        self.over = self.shown.over
        self.frozen = NEWER if is_newer(stored.engine, stored.rules_version) else None
        """Why the table may be looked at, and not played on (``app.rooms.compatible``)."""

    @classmethod
    async def load(cls, stored: Stored, keep: int | None = KEPT_FRAMES) -> "LiveGame":
        """Plays the log. Where it can't be played any more, the table stays as it last was."""
        try:
            return await cls._replay(stored, stored.log, keep)
        except _Broken as broken:
            log.error("game %s can't be played on: %s", stored.id, broken)
            live = await cls._replay(stored, stored.log[: broken.lines], keep)
            live.frozen = live.frozen or CHANGED
            return live

    @classmethod
    async def _replay(cls, stored: Stored, lines: list[Line], keep: int | None) -> "LiveGame":
        live = cls(stored, keep)
        told: dict[int, list[RulesChange]] = {}
        for change in stored.changes:
            told.setdefault(change.seq, []).append(change)
        live._tell(told.get(0, []))
        since = time.monotonic()
        for number, line in enumerate(lines):
            try:
                beats = play(live.game, live.shown, Entry(line.seat, line.action))
                if line.state_hash not in (None, live.game.state_hash()):
                    raise Unplayable("the state is not what it was")
            except Exception as error:  # an engine that changed may fail in any way
                raise _Broken(number, repr(error)) from error
            live._take(beats, line)
            live._tell(told.get(line.seq, []))
            if time.monotonic() - since > BREATH:
                await asyncio.sleep(0)
                since = time.monotonic()
        live.over = live.shown.over
        return live

    def stage(self, seat: int, client_id: str, entry: Entry, decision: str | None) -> Staged:
        """Plays on a copy; raises ``IllegalAction`` as the engine does."""
        if self.over:
            raise IllegalAction("over", "The game is over.")
        if entry.action is not None and decision is not None:
            self.shown.check(seat, decision)
            entry = Entry(seat, self.as_listed(seat, entry.action))
        game, shown = self.game.clone(), self.shown.copy()
        barrier = game.state.barrier
        beats = play(game, shown, entry)
        phase_ended = game.state.barrier != barrier
        state_hash = game.state_hash() if phase_ended else None
        return Staged(
            game, shown, beats, Line(self.seq + 1, seat, client_id, entry.action, state_hash)
        )

    def as_listed(self, seat: int, action: Action) -> Action:
        """The action as the decision lists it: to Python, 1, 1.0 and true are all the same, and
        what a client wrote must not get into the state. What is not listed the engine refuses."""
        open_now = self.game.engine.decisions(self.game.state).get(seat)
        listed = open_now.actions if open_now is not None else ()
        return next((legal for legal in listed if legal == action), action)

    def take(self, staged: Staged) -> Frames:
        """The action is stored: this is the table now, and these are the frames to send."""
        self.game, self.shown = staged.game, staged.shown
        self.over = self.shown.over
        return self._take(staged.beats, staged.line)

    def _take(self, beats: list[Beat], line: Line) -> Frames:
        frames = Frames(
            self.everybody.add([beat.everybody for beat in beats]),
            [
                stream.add([beat.seats[seat] for beat in beats])
                for seat, stream in enumerate(self.seats)
            ],
        )
        self.seq = line.seq
        self.played[line.seat, line.client_id] = self.seats[line.seat].version
        return frames

    def _tell(self, changes: list[RulesChange]) -> None:
        """A line of everybody's log, at the same place in every process and replay."""
        for change in changes:
            event = {"type": "rules.changed", "from": change.before, "to": change.after}
            body = Body(f'"events":[{dumps(event).decode()}]', "")
            for stream in (self.everybody, *self.seats):
                stream.add([body])

    def stream(self, seat: int | None) -> Stream:
        return self.everybody if seat is None else self.seats[seat]

    def view_texts(self, seat: int | None) -> tuple[str, str, str, str]:
        """Encoded for a snapshot: ``public``, ``private``, ``decision``, ``undo``."""
        public = self.shown.public.encoded.decode()
        if seat is None:
            return public, "null", "null", "false"
        choice = self.shown.choices[seat]
        private = self.shown.private[seat].encoded.decode()
        if self.frozen:
            return public, private, "null", "false"
        return public, private, choice.encoded, "true" if choice.undo else "false"


class _Broken(Exception):
    def __init__(self, lines: int, why: str) -> None:
        super().__init__(f"line {lines + 1}: {why}")
        self.lines = lines
