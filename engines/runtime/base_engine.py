"""An engine with everything that games which need nothing special have in common.

A game says how it begins, who may choose what, what a choice does, what everybody sees and when
it is over. The rest is here, and each part of it can be said anew: ``private``, ``preview`` and
``resample`` together where something is hidden, ``clone`` and ``describe`` where these are too
slow or too plain.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, get_args, get_origin

import orjson
from pydantic import BaseModel, ConfigDict, TypeAdapter

from ..contract import (
    About,
    Action,
    Bot,
    Decision,
    Event,
    Message,
    NotListed,
    NotYourSeat,
    OnBeat,
    Result,
    View,
)
from ..contract.engine import S
from . import plain_text
from .messages import of
from .package import folder_of
from .position import Position
from .random_bot import RandomBot
from .rng import Rng
from .story import Story
from .undo import Before, settle


class NoOptions(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class BaseEngine(ABC, Generic[S]):
    id: str
    seats: range
    rules_version: int = 1
    Options: type[BaseModel] = NoOptions

    _position: type[S]

    def __init_subclass__(cls) -> None:
        """``class Pig(BaseEngine[Position])`` says what a state is; so do classes made of it."""
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is BaseEngine:
                (cls._position,) = get_args(base)

    # A game says at least this

    @abstractmethod
    def set_up(self, options: Any, seats: int, rng: Rng) -> S: ...

    @abstractmethod
    def decisions(self, state: S) -> Mapping[int, Decision]: ...

    @abstractmethod
    def play(self, state: S, seat: int, action: Any, story: Story) -> None:
        """Does what ``read`` has made of the action. It can't fail any more."""

    @abstractmethod
    def public(self, state: S) -> View: ...

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    # and perhaps this

    @property
    def older_rules(self) -> "Mapping[int, BaseEngine[S]]":
        return {}

    def seats_for(self, options: Any) -> range:
        return self.seats

    def cooperative(self, options: Any) -> bool:
        return False

    def independent(self, state: S) -> bool:
        """Whether what seats choose openly would still be possible if another of these choices
        was never made: then each may take back its own."""
        return False

    def read(self, state: S, seat: int, action: Any) -> Any:
        """The listed action that is meant, or a refusal. Its keys may come in another order."""
        sent = _sorted(action)
        for listed in self.asked(state, seat).actions:
            if sent == _sorted(listed):  # as bytes: in Python 1 == True == 1.0
                return listed
        raise NotListed

    def private(self, state: S, seat: int) -> View:
        return {}

    def preview(self, state: S, seat: int, action: Action) -> View:
        self.read(state, seat, action)
        return self.private(state, seat)

    def resample(self, state: S, viewer: int | None, seed: bytes) -> S:
        """Nobody knows what will be drawn; nothing else is hidden."""
        other = self.clone(state)
        if isinstance(other, Position):
            other.rng = Rng.seeded(seed)
        return other

    def describe(self, view: View, lang: str) -> str:
        return plain_text.of(view, of(self), lang)

    def check(self, state: S) -> None:
        """Nothing can be wrong."""

    def bots(self) -> Mapping[str, Bot]:
        return {"random": RandomBot()}

    # The same for all

    @cached_property
    def about(self) -> About:
        return About.read(folder_of(self) / "about.toml")

    def new(self, options: Any, seats: int, seed: bytes) -> S:
        if seats not in self.seats_for(options):
            raise ValueError(f"{self.id} is not for {seats} players with these options")
        state = self.set_up(options, seats, Rng.seeded(seed))
        state.barrier, state.undoable = 0, [0] * seats
        if isinstance(state, Position):
            state.made = [0] * seats
        return state

    def ask(
        self, state: Position, seat: int, kind: str, actions: Sequence[Action], **values: Any
    ) -> Decision:
        """A decision that is asked with the text ``prompt.<kind>``."""
        prompt = Message(f"prompt.{kind}", values)
        undo = state.undoable[seat] > 0
        return Decision(kind, actions, prompt=prompt, made=state.made[seat], undo=undo)

    def asked(self, state: S, seat: int) -> Decision:
        decision = self.decisions(state).get(seat) if type(seat) is int else None
        if decision is None:
            raise NotYourSeat(seat)
        return decision

    def apply(
        self, state: S, seat: int, action: Action, on_beat: OnBeat | None = None
    ) -> list[Event]:
        move = self.read(state, seat, action)
        before, story = Before.of(state), Story(on_beat)
        if isinstance(state, Position):
            state.made[seat] += 1
        self.play(state, seat, move, story)
        settle(state, seat, before, story.events, self.independent(state))
        story.beat()
        return story.events

    def clone(self, state: S) -> S:
        return self.load(self.dump(state))

    def dump(self, state: S) -> bytes:
        return orjson.dumps(state, default=_hex)

    def load(self, data: bytes) -> S:
        return self._form.validate_json(data)

    @cached_property
    def _form(self) -> TypeAdapter[S]:
        return TypeAdapter(self._position)


def _hex(value: object) -> str:
    if isinstance(value, bytes):
        return value.hex()
    raise TypeError(f"A state can't hold a {type(value).__name__}.")


def _sorted(action: Any) -> bytes:
    try:
        return orjson.dumps(action, option=orjson.OPT_SORT_KEYS)
    except TypeError:
        raise NotListed from None
