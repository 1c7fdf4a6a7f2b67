"""What happened, and when it may be shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(slots=True)  # making a frozen one takes five times as long, and games are made of them
class Event:
    """One thing that happened, for the log and the animation. Never changed once made."""

    type: str
    values: Mapping[str, Any]
    audience: int | None = None
    """The only seat that is told, or ``None`` for everybody."""

    def json(self) -> dict[str, Any]:
        return {"type": self.type, **self.values}


Beat: TypeAlias = Callable[[Sequence[Event]], None]
"""Called whenever the table may be shown, with the events since the last beat."""
