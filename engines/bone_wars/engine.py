"""Bone Wars behind the contract that all engines share."""

from collections.abc import Mapping
from typing import Any

from ..contract import Action, Beat, Bot, Event, NotYourSeat, Result, View
from ..runtime.undo import settle
from . import invariants
from . import options as variants
from .bots import BOTS
from .phases import scoring, setup
from .state import codec
from .state.components import ROW_BONUS, ROW_BONUS_BEFORE_RULES_3
from .state.position import State
from .turn.chance import Unforeseen
from .turn.context import TurnContext
from .turn.decision import Open, find, open_decision
from .turn.flow import advance
from .turn.step import Question
from .views.describe import describe
from .views.private import private
from .views.public import public
from .views.resample import resample

RULES = 3


class BoneWars:
    """By the rules of now, or by those of a version that is named."""

    id = "bone_wars"
    seats = range(1, 5)
    Options = variants.Options

    def __init__(self, rules_version: int = RULES) -> None:
        self.rules_version = rules_version
        self.older_rules: dict[int, BoneWars] = {} if rules_version < RULES else {2: BoneWars(2)}
        self._row_bonus = ROW_BONUS if rules_version == RULES else ROW_BONUS_BEFORE_RULES_3

    def seats_for(self, options: variants.Options) -> range:
        return self.seats

    def cooperative(self, options: variants.Options) -> bool:
        return False

    def new(self, options: variants.Options, seats: int, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError(f"Bone Wars is not for {seats} players")
        return self._ruled(setup.new(options, seats, seed))

    def decisions(self, state: State) -> Mapping[int, Open]:
        return open_decision(state)

    def apply(
        self, state: State, seat: int, action: Action, on_beat: Beat | None = None
    ) -> list[Event]:
        step, listed = self._chosen(state, seat, action)
        barrier = state.barrier
        turn = TurnContext(state, on_beat)
        self._answer(turn, step, listed)
        settle(state, seat, barrier, turn.events)
        turn.beat()
        return turn.events

    def _chosen(self, state: State, seat: int, action: Any) -> tuple[Question, Action]:
        decision = open_decision(state).get(seat) if type(seat) is int else None
        if decision is None:
            raise NotYourSeat(seat)
        step = state.stack[-1]
        assert isinstance(step, Question)  # noqa: S101 - it is asked
        return step, find(decision.actions, action)

    def _answer(self, turn: TurnContext, step: Question, action: Action) -> None:
        state = turn.state
        state.stack.pop()
        state.acted += 1
        state.actions = None
        step.take(turn, action)
        advance(turn)
        if all(event.audience is not None for event in turn.events):
            # nothing here is sealed: everybody may know that something was chosen
            turn.tell("choice.made", step.seat, kind=step.kind)

    def clone(self, state: State) -> State:
        return state.clone()

    def public(self, state: State) -> View:
        return public(state)

    def private(self, state: State, seat: int) -> View:
        return private(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> View:
        after = state.clone()
        step, listed = self._chosen(after, seat, action)
        after.rng = None
        try:
            self._answer(TurnContext(after), step, listed)
        except Unforeseen as drawn:
            return private(after, seat, drawn.what)
        return private(after, seat)

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        return resample(state, viewer, seed)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def dump(self, state: State) -> bytes:
        return codec.dump(state)

    def load(self, data: bytes) -> State:
        return self._ruled(codec.load(data))

    def _ruled(self, state: State) -> State:
        state.row_bonus = self._row_bonus
        return state

    def describe(self, view: View, lang: str) -> str:
        return describe(view, lang)

    def check(self, state: State) -> None:
        invariants.check(state)

    def bots(self) -> Mapping[str, Bot]:
        return BOTS
