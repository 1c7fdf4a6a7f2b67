"""What a step works on: the state, and what is told of it."""

from typing import Any

from ...contract import Event, phase_started
from ...runtime.rng import Rng
from ...runtime.story import Story
from ..state.army import Army
from ..state.position import State
from ..state.step import Step


class Unforeseen(Exception):
    """A preview has come to where something would be drawn or shown."""


class Turn:
    __slots__ = ("ahead", "alone", "state", "story")

    def __init__(self, state: State, story: Story | None = None, ahead: bool = False) -> None:
        self.state = state
        self.story = story or Story()
        self.ahead = ahead
        """It is a preview: nothing may be drawn or shown."""
        self.alone = False
        """What is being done was not asked: there was no choice."""

    def army(self, seat: int) -> Army:
        return self.state.armies[seat]

    def reveal(self) -> None:
        """Something hidden is shown now, if only to one seat: what was done before stays (B7)."""
        if self.ahead:
            raise Unforeseen
        self.state.reveal()

    def chance(self) -> Rng:
        """The generator; from here on nothing can be taken back."""
        self.reveal()
        return self.state.rng

    def tell(self, kind: str, /, **values: Any) -> None:
        """To everybody. ``seat`` is whose doing it is."""
        self.story.events.append(Event(kind, values))

    def whisper(self, to: int, kind: str, /, **values: Any) -> None:
        """To that seat alone."""
        self.story.events.append(Event(kind, values, to))

    def enter(self, phase: str) -> None:
        self.state.phase = phase
        self.story.events.append(phase_started(phase))

    def push(self, *steps: Step) -> None:
        """To be done next, in this order, before everything that waits already."""
        self.state.stack.extend(reversed(steps))

    def beat(self) -> None:
        """The table may be shown now, if there is anything new."""
        if self.story.news:
            self.story.beat()
