"""The contract between an engine (the rules of one game) and everything that uses it.

A game is its seed, its options and its log of actions; everything else is derived. So an engine
is a set of pure functions over a state: the same seed, options and actions give the same state
on every machine.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, runtime_checkable

from pydantic import BaseModel

Action: TypeAlias = dict[str, Any]
"""One choice: a small JSON object such as ``{"type": "hero.move", "to": "2,3"}``."""

View: TypeAlias = dict[str, Any]
"""What a viewer may see, ready for JSON."""


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the message catalogues, and the values its text needs."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)  # making a frozen one takes five times as long, and games are made of them
class Event:
    """One thing that happened, for the log and the animation. Never changed once made."""

    type: str
    values: Mapping[str, Any]
    audience: int | None = None
    """The only seat that is told, or ``None`` for everybody."""

    def json(self) -> dict[str, Any]:
        return {"type": self.type, **self.values}


Beat: TypeAlias = Callable[[Sequence[Event]], None]
"""Called whenever the table may be shown, with the events since the last beat."""


class Decision(Protocol):
    """What one seat has to choose now.

    ``actions`` lists every legal action: highlights, validation, bots, fuzzing and the list for
    screen readers are all the same thing, a choice out of this list. ``id`` changes if and only
    if what the seat may choose has changed.
    """

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def prompt(self) -> Message: ...
    @property
    def actions(self) -> Sequence[Action]: ...
    @property
    def undo(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Every list has one entry per seat."""

    places: list[int | None]
    """1 for the first; seats that tie share a place; ``None`` for a seat that is out."""
    points: list[int]
    parts: list[dict[str, int]]
    """The same points, split: ``{"tower": 8, "village": 6, "traps": 5}``."""
    winners: list[int]
    reason: Message
    """One sentence that says why the game is over."""

    def json(self) -> dict[str, Any]:
        return {
            "places": self.places,
            "points": self.points,
            "parts": self.parts,
            "winners": self.winners,
            "reason": {"key": self.reason.key, "values": dict(self.reason.values)},
        }


class IllegalAction(ValueError):
    """The rules forbid it. Nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class NotYourSeat(IllegalAction):
    """This seat has nothing to choose now."""

    def __init__(self, seat: int) -> None:
        super().__init__("not_your_turn", f"Seat {seat} has nothing to choose now.")


class StaleDecision(IllegalAction):
    """The action answers a decision that is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on. Look again and choose anew.")


class State(Protocol):
    """A position. Engines have a class of their own; this is what others may rely on."""

    barrier: int
    """Raised whenever random numbers were drawn or something hidden became known (a sealed phase
    was shown, a card was looked at). Nobody may take back anything from before."""
    undoable: list[int]
    """For each seat, how many of its last actions it may take back (see ``engines.undo``)."""


class Engine(Protocol):
    id: str
    rules_version: int
    """Raised with every change of a rule, also one that old logs don't notice; what has changed
    is the text ``rules.changed.<version>``. A game keeps the version it began with."""
    seats: range
    Options: type[BaseModel]

    def seats_for(self, options: Any) -> range:
        """The numbers of players these options allow; a part of ``seats``."""

    def cooperative(self, options: Any) -> bool:
        """The players win together: what one of them may choose, and chooses, is no secret among
        them. Then they may point, ask what somebody may choose, and propose it."""

    def new(self, options: Any, seats: int, seed: bytes) -> Any: ...
    def decisions(self, state: Any) -> Mapping[int, Decision]: ...
    def apply(
        self, state: Any, seat: int, action: Action, on_beat: Beat | None = None
    ) -> list[Event]: ...
    def clone(self, state: Any) -> Any: ...
    def public(self, state: Any) -> View: ...
    def private(self, state: Any, seat: int) -> View: ...
    def preview(self, state: Any, seat: int, action: Action) -> View:
        """What ``private`` would show that seat if it chose ``action``, before anybody else learns
        of it and before any chance is drawn. Changes nothing; raises as ``apply`` would."""

    def resample(self, state: Any, viewer: int | None, seed: bytes) -> Any: ...
    def result(self, state: Any) -> Result | None: ...
    def dump(self, state: Any) -> bytes: ...
    def load(self, data: bytes) -> Any: ...
    def describe(self, view: View, lang: str) -> str: ...
    def bots(self) -> "Mapping[str, Bot]": ...


@runtime_checkable
class KnowsOlderRules(Protocol):
    """What an engine may offer beside the contract: games that began by an older version of its
    rules go on by these. Games of rules that it does not know go on by the next that it knows, if
    those lead through their logs to the same states, and are frozen if not."""

    older_rules: Mapping[int, Engine]
    """By version of the rules; each engine's ``rules_version`` is the one it is found under."""


class Bot(Protocol):
    """Chooses for a seat, seeing only what that seat may see: it is given a resampled state."""

    def choose(self, state: Any, seat: int, decision: Decision, seed: bytes) -> Action: ...
