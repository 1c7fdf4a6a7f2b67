"""Bones & Banners behind the contract that all engines share."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..contract import Action, Result, View
from ..runtime.base_engine import BaseEngine
from ..runtime.rng import Rng
from ..runtime.story import Story
from . import invariants, options
from .cards.catalogue import FEATS
from .phases import setup, victory
from .rules import answer, decisions, go_on
from .state import codec
from .state.position import State
from .turn.decision import Open, find
from .turn.turn import Turn


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
        return {"round": state.round, "phase": state.phase}

    def result(self, state: State) -> Result | None:
        return victory.result(state)

    def dump(self, state: State) -> bytes:
        return codec.dump(state)

    def load(self, data: bytes) -> State:
        return codec.load(data)

    def check(self, state: State) -> None:
        invariants.check(state)
