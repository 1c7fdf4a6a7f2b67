"""What is told while an action is played: events for everybody or for one seat, beat by beat."""

from collections.abc import Iterable
from typing import Any

from ...contract import Beat, Event
from ..state.state import State

_PHASES = {
    phase: Event("phase.started", {"phase": phase})
    for phase in ("start", "hero", "trap", "march", "arrivals")
}
"""Always the same, and events are never changed."""


class Story:
    __slots__ = ("_on_beat", "_shown", "events")

    def __init__(self, on_beat: Beat | None) -> None:
        self.events: list[Event] = []
        self._on_beat = on_beat
        self._shown = 0

    def tell(self, kind: str, **values: Any) -> None:
        self.events.append(Event(kind, values))

    def tell_phase(self, phase: str) -> None:
        self.events.append(_PHASES[phase])

    def tell_seat(self, seat: int, told: Iterable[Event]) -> None:
        """The same, for that seat alone."""
        self.events += [Event(event.type, event.values, seat) for event in told]

    def beat(self) -> None:
        """The table may be shown now."""
        if self._on_beat is not None:
            self._on_beat(self.events[self._shown :])
            self._shown = len(self.events)

    def interlude(self, state: State) -> None:
        """A beat in the middle of an action: what is worked out for it is not kept."""
        state.choices = None
        self.beat()
        state.choices = None
