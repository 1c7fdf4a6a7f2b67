"""What a step works on: the state, and what is told of it."""

from typing import Any

from ...contract import Event
from ...runtime.story import Story
from ..state.player import Player
from ..state.position import State
from ..state.step import Step


class TurnContext:
    __slots__ = ("state", "story")

    def __init__(self, state: State, story: Story | None = None) -> None:
        self.state = state
        self.story = story or Story()

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def tell(self, kind: str, seat: int, /, **values: Any) -> None:
        self.story.events.append(Event(kind, {"seat": seat, **values}))

    def tell_of_nobody(self, kind: str, /, **values: Any) -> None:
        self.story.events.append(Event(kind, values))

    def whisper(self, kind: str, seat: int, /, **values: Any) -> None:
        """To that seat alone."""
        self.story.events.append(Event(kind, {"seat": seat, **values}, seat))

    def push(self, *steps: Step) -> None:
        """To be done next, in this order, before everything that waits already."""
        self.state.stack.extend(reversed(steps))

    def push_second(self, step: Step) -> None:
        """To be done when the step that is next is over, with all that it leads to."""
        self.state.stack.insert(-1, step)

    def beat(self) -> None:
        """The table may be shown now, if there is anything new."""
        if self.story.news:
            self.story.beat()
