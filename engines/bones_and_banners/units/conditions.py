"""When the effects on banners hold, and how often."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..cards.catalogue import LANDS
from ..state.position import State
from ..state.unit import Unit
from .banding import is_banded
from .fight import Fight
from .supporters import supporters


@dataclass(slots=True)
class Asking:
    state: State
    unit: Unit
    """Whose banners are counted."""
    carrier: Unit
    """The unit that the effect is printed on; else the unit itself."""
    fight: Fight | None


def times(only: Mapping[str, Any], asking: Asking) -> int:
    """How often an effect counts under its conditions: 0 if one of them doesn't hold."""
    often = 1
    for name, wanted in only.items():
        often *= _CONDITIONS[name](asking, wanted)
    return often


def _banded(asking: Asking, wanted: bool) -> bool:
    return is_banded(asking.carrier) == wanted  # B26


def _die(asking: Asking, wanted: list[str]) -> bool:
    return any(die in wanted for die in asking.unit.dice)  # B24: once, also with two dice


def _terrain(asking: Asking, wanted: str) -> bool:
    land = asking.unit.land
    return land is not None and LANDS[land].terrain == wanted


def _protected(asking: Asking, wanted: bool) -> bool:
    return bool(supporters(asking.state, asking.unit, "protect")) == wanted


def _in_duel(asking: Asking, wanted: bool) -> bool:
    return (asking.fight is not None and asking.fight.is_duel) == wanted


def _action(asking: Asking, wanted: list[str]) -> bool:
    fight = asking.fight
    return fight is not None and fight.attacks and fight.kind in wanted


def _per(asking: Asking, wanted: str) -> int:
    return _COUNTS[wanted](asking)


def _enemies_at_land(asking: Asking) -> int:
    """B25: units, face up or down, Bluffs too as long as they lie there."""
    unit = asking.unit
    return sum(
        other.land == unit.land and other.owner != unit.owner
        for other in asking.state.units
        if unit.land is not None
    )


_COUNTS: dict[str, Callable[[Asking], int]] = {"enemyAtLand": _enemies_at_land}

_CONDITIONS: dict[str, Callable[[Asking, Any], int]] = {
    "action": _action,
    "banded": _banded,
    "die": _die,
    "inDuel": _in_duel,
    "per": _per,
    "protected": _protected,
    "terrain": _terrain,
}
