"""One play of an engine: the state, the log that leads to it, and undo.

The server's live tables, the command line, the bots and the tests all play through this.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ..contract import (
    Action,
    Engine,
    Event,
    IllegalAction,
    NotYourSeat,
    OnBeat,
    StaleDecision,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``action`` is ``None`` where the seat took its last action back."""

    seat: int
    action: Action | None


@dataclass(frozen=True, slots=True)
class _Step:
    """An action since the barrier, which may still be taken back."""

    seat: int
    action: Action
    sealed: bool
    """Nobody else was told of it."""
    line: int
    """Of the log."""


class NothingToUndo(IllegalAction):
    def __init__(self) -> None:
        super().__init__("nothing_to_undo", "Nothing to undo.")


class Game:
    """Plays actions and undos, and refuses what the rules forbid with nothing changed."""

    def __init__(self, engine: Engine, options: Any, seats: int, seed: bytes) -> None:
        self.engine = engine
        self.options = options
        self.seats = seats
        self.seed = seed
        self.state = engine.new(options, seats, seed)
        self.log: list[Entry] = []
        self.standing: list[int] = []
        """The lines of the log without takebacks and all that went with them: these alone lead to
        the same state."""
        # Undo never reaches back behind the barrier, so it plays again only what came since.
        self._base = engine.clone(self.state)
        self._since: list[_Step] = []

    @classmethod
    def replay(
        cls, engine: Engine, options: Any, seats: int, seed: bytes, log: Sequence[Entry]
    ) -> "Game":
        game = cls(engine, options, seats, seed)
        for entry in log:
            game.play(entry)
        return game

    def clone(self) -> "Game":
        """A copy that can be played on without touching this one."""
        other = object.__new__(Game)
        other.engine, other.options, other.seats = self.engine, self.options, self.seats
        other.seed = self.seed
        other.state = self.engine.clone(self.state)
        other.log = self.log.copy()
        other.standing = self.standing.copy()
        other._base = self._base  # never changed in place
        other._since = self._since.copy()
        return other

    def play(self, entry: Entry, on_beat: OnBeat | None = None) -> list[Event]:
        """One line of a log, be it an action or an undo."""
        if entry.action is None:
            return self.undo(entry.seat, on_beat)
        return self.act(entry.seat, entry.action, on_beat=on_beat)

    def act(
        self,
        seat: int,
        action: Action,
        decision: str | None = None,
        on_beat: OnBeat | None = None,
    ) -> list[Event]:
        """Plays ``action``; with ``decision``, only if that decision is still the open one."""
        if decision is not None:
            open_now = self.engine.decisions(self.state).get(seat)
            if open_now is None:
                raise NotYourSeat(seat)
            if open_now.id != decision:
                raise StaleDecision
        barrier = self.state.barrier
        events = self.engine.apply(self.state, seat, action, on_beat)
        action = dict(action)  # the caller's own may change later
        line = len(self.log)
        self.log.append(Entry(seat, action))
        self.standing.append(line)
        if self.state.barrier == barrier:
            sealed = all(event.audience is not None for event in events)
            self._since.append(_Step(seat, action, sealed, line))
        else:
            self._base = self.engine.clone(self.state)
            self._since = []
        return events

    def can_undo(self, seat: int) -> bool:
        return bool(self.state.undoable[seat] > 0)

    def undo(self, seat: int, on_beat: OnBeat | None = None) -> list[Event]:
        """Takes back the seat's last action, and leaves what others sealed meanwhile, unless it
        was the taken back action that has led them to it."""
        mine = [i for i, step in enumerate(self._since) if step.seat == seat]
        if not (mine and self.can_undo(seat)):
            raise NothingToUndo
        last = mine[-1]
        taken_back = self._since[last]
        state, kept = self.engine.clone(self._base), self._since[:last]
        for step in kept:
            self.engine.apply(state, step.seat, step.action)
        for step in self._since[last + 1 :]:
            with suppress(IllegalAction):  # sealed half a choice, and isn't asked any more
                self.engine.apply(state, step.seat, step.action)
                kept.append(step)
        self.standing[len(self.standing) - len(self._since) :] = [step.line for step in kept]
        self.state, self._since = state, kept
        self.log.append(Entry(seat, None))
        events = [Event("undone", {"seat": seat}, audience=seat if taken_back.sealed else None)]
        if on_beat is not None:
            on_beat(events)
        return events

    @property
    def over(self) -> bool:
        return not self.engine.decisions(self.state)

    def state_hash(self) -> str:
        return sha256(self.engine.dump(self.state)).hexdigest()
