"""A unit in play: an order, sealed or open."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Aim: TypeAlias = Literal["allied", "enemy", "friend", "foe"]
"""The class of a target: the own allied land, the enemy land, a friendly unit, an enemy unit."""


@dataclass(slots=True)
class Unit:
    seq: int
    """Counts placements: the higher one was placed later and acts first."""
    card: str
    owner: int
    aim: Aim
    """Fixed when it is placed (B20)."""
    land: str | None = None
    """The land it contests; else it targets ``unit``."""
    unit: int | None = None
    dice: list[str] = field(default_factory=list)
    up: bool = False
    carried: bool = False
    """It stayed from a Stalemate: face up, without dice."""
    joined: bool = False
    """Its Charge has brought it to a land."""
    bonus: int = 0
    """Banners by Enchants and Squires, until the End Phase."""
    seen: bool = False
    """The other seat has looked at it (B3)."""

    def clone(self) -> "Unit":
        return Unit(
            self.seq,
            self.card,
            self.owner,
            self.aim,
            self.land,
            self.unit,
            self.dice.copy(),
            self.up,
            self.carried,
            self.joined,
            self.bonus,
            self.seen,
        )
