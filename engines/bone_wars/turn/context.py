"""What a step works on: the state, and what is told of it."""

from typing import Any

from ...contract import Beat, Event
from ..state.player import Player
from ..state.position import State
from ..state.step import Step


class TurnContext:
    __slots__ = ("_on_beat", "_shown", "events", "state")

    def __init__(self, state: State, on_beat: Beat | None = None) -> None:
        self.state = state
        self.events: list[Event] = []
        self._on_beat = on_beat
        self._shown = 0

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def tell(self, kind: str, seat: int, /, **values: Any) -> None:
        self.events.append(Event(kind, {"seat": seat, **values}))

    def tell_of_nobody(self, kind: str, /, **values: Any) -> None:
        self.events.append(Event(kind, values))

    def whisper(self, kind: str, seat: int, /, **values: Any) -> None:
        """To that seat alone."""
        self.events.append(Event(kind, {"seat": seat, **values}, seat))

    def push(self, *steps: Step) -> None:
        """To be done next, in this order, before everything that waits already."""
        self.state.stack.extend(reversed(steps))

    def push_second(self, step: Step) -> None:
        """To be done when the step that is next is over, with all that it leads to."""
        self.state.stack.insert(-1, step)

    def beat(self) -> None:
        """The table may be shown now."""
        if self._on_beat is not None and len(self.events) > self._shown:
            self._on_beat(self.events[self._shown :])
            self._shown = len(self.events)
