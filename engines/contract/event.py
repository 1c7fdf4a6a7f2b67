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


Beat: TypeAlias = Sequence[Event]
"""What happened since the table was last shown: it may be shown again now."""

OnBeat: TypeAlias = Callable[[Beat], None]
