"""Bones & Banners behind the contract that all engines share."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from ..contract import Action, Bot, Result, View
from ..runtime.base_engine import BaseEngine
from ..runtime.rng import Rng
from ..runtime.story import Story
from . import invariants, options
from .bots import BOTS
from .cards.catalogue import FEATS
from .phases import setup, victory
from .rules import answer, decisions, go_on
from .state import codec
from .state.position import State
from .turn.decision import Open, find
from .turn.turn import Turn, Unforeseen
from .views.describe import describe
from .views.private import private
from .views.public import public
from .views.resample import resample


class BonesAndBanners(BaseEngine[State]):
    id = "bones_and_banners"
    seats = range(2, 3)
    Options = options.Options

    @property
    def feats(self) -> Mapping[str, int]:
        return FEATS

    def earned(self, state: State) -> Sequence[Sequence[str]]:
        return [army.feats for army in state.armies]

    def set_up(self, options: options.Options, seats: int, rng: Rng) -> State:
        state = setup.new(rng)
        go_on(Turn(state))
        return state

    def decisions(self, state: State) -> Mapping[int, Open]:
        return decisions(state)

    def read(self, state: State, seat: int, action: Any) -> Action:
        return find(self.asked(state, seat).actions, action)

    def play(self, state: State, seat: int, action: Action, story: Story) -> None:
        answer(Turn(state, story), seat, action)

    def clone(self, state: State) -> State:
        return state.clone()

    def public(self, state: State) -> View:
        return public(state)

    def private(self, state: State, seat: int) -> View:
        return private(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> View:
        listed = self.read(state, seat, action)
        after = state.clone()
        with suppress(Unforeseen):
            answer(Turn(after, ahead=True), seat, listed)
        return private(after, seat)

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        return resample(state, viewer, seed)

    def result(self, state: State) -> Result | None:
        return victory.result(state)

    def dump(self, state: State) -> bytes:
        return codec.dump(state)

    def load(self, data: bytes) -> State:
        return codec.load(data)

    def describe(self, view: View, lang: str) -> str:
        return describe(view, lang)

    def check(self, state: State) -> None:
        invariants.check(state)

    def bots(self) -> Mapping[str, Bot]:
        return BOTS
