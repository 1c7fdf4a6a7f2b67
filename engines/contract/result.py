"""How a game ended."""

from dataclasses import dataclass
from typing import Any

from .message import Message


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Every list has one entry per seat."""

    places: list[int | None]
    """1 for the first; seats that tie share a place; ``None`` for a seat that is out."""
    points: list[int]
    parts: list[dict[str, int]]
    """The same points, split: ``{"tower": 8, "village": 6, "traps": 5}``."""
    winners: list[int]
    reason: Message
    """One sentence that says why the game is over."""

    def json(self) -> dict[str, Any]:
        return {
            "places": self.places,
            "points": self.points,
            "parts": self.parts,
            "winners": self.winners,
            "reason": {"key": self.reason.key, "values": dict(self.reason.values)},
        }
