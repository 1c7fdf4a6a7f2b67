"""The rules of one game, as a set of pure functions over a state."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from pydantic import BaseModel

from .action import Action
from .bot import Bot
from .decision import Decision
from .event import Beat, Event
from .result import Result
from .view import View


class State(Protocol):
    """A position. Engines have a class of their own; this is what others may rely on."""

    barrier: int
    """Raised whenever random numbers were drawn or something hidden became known (a sealed phase
    was shown, a card was looked at). Nobody may take back anything from before."""
    undoable: list[int]
    """For each seat, how many of its last actions it may take back (``engines.runtime.undo``)."""


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
    def bots(self) -> Mapping[str, Bot]: ...


@runtime_checkable
class KnowsOlderRules(Protocol):
    """What an engine may offer beside the contract: games that began by an older version of its
    rules go on by these. Games of rules that it does not know go on by the next that it knows, if
    those lead through their logs to the same states, and are frozen if not."""

    older_rules: Mapping[int, Engine]
    """By version of the rules; each engine's ``rules_version`` is the one it is found under."""
