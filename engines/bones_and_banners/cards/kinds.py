"""The kinds of card that a game is played with."""

from dataclasses import dataclass
from typing import TypeAlias

from .effect import Effect

Attack: TypeAlias = tuple[str, int]
"""The keyword in small letters, and its number (0 where it has none)."""


@dataclass(frozen=True, slots=True)
class UnitCard:
    id: str
    type: str
    copies: int
    loyalist: bool
    dice: tuple[str, ...]
    banners: int
    keywords: tuple[str, ...]
    land: str | None
    """Which lands it may contest: ``any``, ``allied``, ``enemy`` or none."""
    enemy: Attack | None
    friend: Attack | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class LandCard:
    id: str
    terrain: str
    copies: int
    gold: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class BuildingCard:
    id: str
    copies: int
    arrow: str | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class AdvisorCard:
    id: str
    copies: int
    window: str
    effects: tuple[Effect, ...]
