"""Bad Bones behind the contract that all engines share."""

from collections.abc import Mapping
from typing import Any, cast

from ..contract import Action, Bot, Result, View
from ..runtime.base_engine import BaseEngine
from ..runtime.rng import Rng
from ..runtime.story import Story
from . import options as variants
from .bots import BOTS
from .choices import Choice, Shopping, open_choices
from .phases import scoring, setup
from .phases.flow import commit, draft_of, purchase, shop
from .state import codec, invariants
from .state.state import State
from .views.describe import describe
from .views.private import private
from .views.public import public
from .views.resample import resample


class BadBones(BaseEngine[State]):
    id = "bad_bones"
    rules_version = 3
    seats = range(1, 7)
    Options = variants.Options

    def seats_for(self, options: variants.Options) -> range:
        return range(1, 2) if options.mode == "solo" else range(2, 7)

    def cooperative(self, options: variants.Options) -> bool:
        return options.mode == "cooperative"

    def independent(self, state: State) -> bool:
        return state.config.cooperative

    def set_up(self, options: variants.Options, seats: int, rng: Rng) -> State:
        return setup.new(options, seats, rng)

    def decisions(self, state: State) -> Mapping[int, Choice]:
        if state.choices is None:
            state.choices = open_choices(state)
        return state.choices

    def read(self, state: State, seat: int, action: Any) -> tuple[Choice, Any]:
        choice = cast(Choice, self.asked(state, seat))
        return choice, choice.read(action)

    def play(self, state: State, seat: int, move: tuple[Choice, Any], story: Story) -> None:
        choice, meant = move
        if isinstance(choice, Shopping):
            shop(state, seat, meant, story)
            return
        draft = draft_of(state, seat)
        known = len(draft.told)
        choice.take(draft, meant)
        commit(state, draft, known, story)

    def clone(self, state: State) -> State:
        return state.clone()

    def public(self, state: State) -> View:
        return public(state)

    def private(self, state: State, seat: int) -> View:
        return private(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> View:
        choice, meant = self.read(state, seat, action)
        if isinstance(choice, Shopping):
            after = state.clone()
            purchase(after, seat, meant, Story())
            return private(after, seat)
        draft = draft_of(state, seat)
        choice.take(draft, meant)
        return private(state, seat, draft)

    def resample(self, state: State, viewer: int | None, seed: bytes) -> State:
        return resample(state, viewer, seed)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

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
