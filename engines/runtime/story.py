"""What is told while an action is played: events for everybody or for one seat, beat by beat."""

from typing import Any

from ..contract import Event, OnBeat


class Story:
    __slots__ = ("_on_beat", "_shown", "events")

    def __init__(self, on_beat: OnBeat | None = None) -> None:
        self.events: list[Event] = []
        self._on_beat = on_beat
        self._shown = 0

    def tell(self, kind: str, /, **values: Any) -> None:
        self.events.append(Event(kind, values))

    def whisper(self, seat: int, kind: str, /, **values: Any) -> None:
        """To that seat alone."""
        self.events.append(Event(kind, values, seat))

    @property
    def news(self) -> bool:
        """Whether anything was told since the last beat."""
        return len(self.events) > self._shown

    def beat(self) -> None:
        """The table may be shown now."""
        if self._on_beat is not None:
            self._on_beat(self.events[self._shown :])
            self._shown = len(self.events)
