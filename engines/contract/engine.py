"""The rules of one game, as a set of pure functions over a state."""

from collections.abc import Mapping
from typing import Any, Protocol

from pydantic import BaseModel
from typing_extensions import TypeVar

from .about import About
from .action import Action
from .bot import Bot
from .decision import Decision
from .event import Event, OnBeat
from .result import Result
from .state import State
from .view import View

S = TypeVar("S", bound=State, default=Any)
"""The engine's own class of states; code that only uses engines need not name it."""


class Engine(Protocol[S]):
    """``runtime.base_engine.BaseEngine`` has most of it for games that need nothing special."""

    id: str
    rules_version: int
    """Raised with every change of a rule, also one that old logs don't notice; what has changed
    is the text ``rules.changed.<version>``. A game keeps the version it began with."""
    seats: range
    """The numbers of players."""

    @property
    def Options(self) -> type[BaseModel]:  # noqa: N802 - a class, and design.md names it so
        """Variants; the form in the lobby is generated from it."""

    @property
    def about(self) -> About: ...

    @property
    def older_rules(self) -> "Mapping[int, Engine[S]]":
        """By version, the engines that play by former rules: games that began by one of them go
        on by it. Games of rules that are not kept go on by the next ones that are, if those lead
        through their logs to the same states, and are frozen if not."""

    def seats_for(self, options: Any) -> range:
        """The numbers of players these options allow; a part of ``seats``."""

    def cooperative(self, options: Any) -> bool:
        """The players win together: what one of them may choose, and chooses, is no secret among
        them. Then they may point, ask what somebody may choose, and propose it."""

    def new(self, options: Any, seats: int, seed: bytes) -> S:
        """The table as the game begins; ``ValueError`` if these options are not for so many."""

    def decisions(self, state: S) -> Mapping[int, Decision]:
        """By seat, who has to choose now. Nobody: the game is over."""

    def apply(
        self, state: S, seat: int, action: Action, on_beat: OnBeat | None = None
    ) -> list[Event]:
        """Plays one of the listed actions on ``state`` itself; anything else raises
        ``IllegalAction`` and changes nothing."""

    def clone(self, state: S) -> S: ...

    def public(self, state: S) -> View:
        """What everybody sees. ``contract.progress`` says which keys the server reads."""

    def private(self, state: S, seat: int) -> View:
        """What that seat sees beside it."""

    def preview(self, state: S, seat: int, action: Action) -> View:
        """What ``private`` would show that seat if it chose ``action``, before anybody else learns
        of it and before any chance is drawn. Changes nothing; raises as ``apply`` would."""

    def resample(self, state: S, viewer: int | None, seed: bytes) -> S:
        """The same to that viewer; everything it can't know is drawn anew."""

    def result(self, state: S) -> Result | None: ...

    def dump(self, state: S) -> bytes:
        """The same bytes for the same state, always: hashes are made of them."""

    def load(self, data: bytes) -> S: ...

    def describe(self, view: View, lang: str) -> str:
        """A view as plain text: for screen readers, recorded games, reports of faults."""

    def check(self, state: S) -> None:
        """Raises where something can't be: a piece too many, a card in two hands. For tests and
        simulations."""

    def bots(self) -> Mapping[str, Bot]:
        """From the simplest to the best; one of them is called ``random``."""
