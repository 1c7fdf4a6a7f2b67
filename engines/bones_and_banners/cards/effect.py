"""One effect of a card: when, what, on what, how much.

``value`` of IMMUNE is a list of kinds of attack, ``"hand"`` and ``"insteadOfLost"`` say where a
unit goes; all others are numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Effect:
    on: str
    """The trigger: ``static``, ``land_activate``, ``rally``, ``contest_reveal``, ``conquer``,
    ``lost``, ``use`` (a building, once a round) or ``play`` (an advisor)."""
    op: str
    target: str
    value: Any
    only: Mapping[str, Any] = field(default_factory=dict)
    """Conditions, all of which have to hold: ``banded``, ``terrain``, ``protected``, ``die``,
    ``inDuel``, ``action``, ``maxBanners``, ``guess``; ``per`` multiplies."""
    window: str | None = None
    duration: str | None = None
    mode: str | None = None
    guess: str | None = None
    contestant: bool = False

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> "Effect":
        """
        >>> Effect.read({"on": "static", "op": "LIMIT", "target": "ambush", "value": 1}).op
        'LIMIT'
        """
        rest = {name: value for name, value in entry.items() if name != "if"}
        return cls(**rest, only=entry.get("if", {}))


def effects(entry: Mapping[str, Any]) -> tuple[Effect, ...]:
    return tuple(Effect.read(each) for each in entry.get("effects", ()))
