"""Bone Wars behind the contract that all engines share."""

from collections.abc import Mapping
from typing import Any

from ..contract import Action, Bot, Result, View
from ..runtime.base_engine import BaseEngine
from ..runtime.rng import Rng
from ..runtime.story import Story
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


class BoneWars(BaseEngine[State]):
    """By the rules of now, or by those of a version that is named."""

    id = "bone_wars"
    seats = range(1, 5)
    Options = variants.Options

    def __init__(self, rules_version: int = RULES) -> None:
        self.rules_version = rules_version
        self._row_bonus = ROW_BONUS if rules_version == RULES else ROW_BONUS_BEFORE_RULES_3

    @property
    def older_rules(self) -> "Mapping[int, BoneWars]":
        return {} if self.rules_version < RULES else {2: BEFORE_RULES_3}

    def set_up(self, options: variants.Options, seats: int, rng: Rng) -> State:
        return self._ruled(setup.new(options, seats, rng))

    def decisions(self, state: State) -> Mapping[int, Open]:
        return open_decision(state)

    def read(self, state: State, seat: int, action: Any) -> tuple[Question, Action]:
        decision = self.asked(state, seat)
        step = state.stack[-1]
        assert isinstance(step, Question)  # noqa: S101 - it is asked
        return step, find(decision.actions, action)

    def play(self, state: State, seat: int, move: tuple[Question, Action], story: Story) -> None:
        step, action = move
        turn = TurnContext(state, story)
        state.stack.pop()
        state.acted += 1
        state.actions = None
        step.take(turn, action)
        advance(turn)
        if all(event.audience is not None for event in story.events):
            # nothing here is sealed: everybody may know that something was chosen
            turn.tell("choice.made", seat, kind=step.kind)

    def clone(self, state: State) -> State:
        return state.clone()

    def public(self, state: State) -> View:
        return public(state)

    def private(self, state: State, seat: int) -> View:
        return private(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> View:
        after = state.clone()
        move = self.read(after, seat, action)
        after.rng = None
        try:
            self.play(after, seat, move, Story())
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


BEFORE_RULES_3 = BoneWars(2)
