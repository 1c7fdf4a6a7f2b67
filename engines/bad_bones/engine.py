"""Bad Bones behind the contract that all engines share."""

from collections.abc import Mapping

from ..contract import Action, Beat, Bot, Event, NotYourSeat, Result, View
from . import options as variants
from .bots import BOTS
from .choices import Choice, Shopping, open_choices
from .phases import scoring, setup
from .phases.flow import commit, draft_of, purchase, shop
from .phases.story import Story
from .state import codec, invariants
from .state.state import State
from .views.describe import describe
from .views.private import private
from .views.public import public
from .views.resample import resample


class BadBones:
    id = "bad_bones"
    rules_version = 3
    seats = range(1, 7)
    Options = variants.Options

    def seats_for(self, options: variants.Options) -> range:
        return range(1, 2) if options.mode == "solo" else range(2, 7)

    def cooperative(self, options: variants.Options) -> bool:
        return options.mode == "cooperative"

    def new(self, options: variants.Options, seats: int, seed: bytes) -> State:
        if seats not in self.seats_for(options):
            raise ValueError(f"{options.mode} is not for {seats} players")
        return setup.new(options, seats, seed)

    def decisions(self, state: State) -> Mapping[int, Choice]:
        if state.choices is None:
            state.choices = open_choices(state)
        return state.choices

    def apply(
        self, state: State, seat: int, action: Action, on_beat: Beat | None = None
    ) -> list[Event]:
        choices = state.choices or self.decisions(state)
        choice = choices.get(seat) if type(seat) is int else None
        if choice is None:
            raise NotYourSeat(seat)
        move = choice.read(action)
        story = Story(on_beat)
        if isinstance(choice, Shopping):
            shop(state, seat, move, story)
            return story.events
        draft = draft_of(state, seat)
        known = len(draft.told)
        choice.take(draft, move)
        commit(state, draft, known, story)
        return story.events

    def clone(self, state: State) -> State:
        return state.clone()

    def public(self, state: State) -> View:
        return public(state)

    def private(self, state: State, seat: int) -> View:
        return private(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> View:
        choice = self.decisions(state).get(seat) if type(seat) is int else None
        if choice is None:
            raise NotYourSeat(seat)
        if isinstance(choice, Shopping):
            after = state.clone()
            purchase(after, seat, choice.read(action), Story(None))
            return private(after, seat)
        draft = draft_of(state, seat)
        choice.take(draft, choice.read(action))
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
