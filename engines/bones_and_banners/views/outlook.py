"""What would happen if this was all: by everything that one seat knows, and by no chance."""

from typing import Any

from ..contests.contestants import units_at
from ..state.position import State
from ..units.banners import banners
from ..units.bluff import is_bluff
from ..units.pointing import walls
from .foresight import Foresight, foresee
from .knowledge import is_known, root
from .links import links

_PHASES = ("draft", "build", "dice", "reveal", "contest")


def outlook(state: State, seat: int) -> dict[str, Any] | None:
    if state.phase not in _PHASES:
        return None
    seen = foresee(state, seat)
    return {
        "lands": {field.land: _land(state, seen, seat, field.land) for field in state.centre},
        "links": links(state, seen, seat),
    }


def _land(state: State, seen: Foresight, seat: int, land: str) -> dict[str, Any]:
    mine, theirs = (_sum(seen.state, seat, who, land) for who in (seat, 1 - seat))
    return {
        "mine": mine or 0,
        "theirs": theirs or 0,
        "sealed": sum(not is_known(unit, seat) for unit in units_at(state, land)),
        "falls": _falls(state, seat, land, mine, theirs),
    }


def _sum(seen: State, seat: int, whose: int, land: str) -> int | None:
    """By what the seat knows; nothing, if nobody is there."""
    units = [unit for unit in units_at(seen, land, whose) if is_known(unit, seat)]
    built = walls(seen, whose, land)
    if not units and not built:
        return None
    honest = sum(banners(seen, unit) for unit in units if not is_bluff(unit))
    return honest + sum(value for _, value in built)


def _falls(state: State, seat: int, land: str, mine: int | None, theirs: int | None) -> str:
    """``open`` where a sealed unit has a say in it."""
    about = [unit for unit in state.units if root(state, unit) == land]
    hidden = [unit for unit in about if not is_known(unit, seat)]
    if hidden:
        alone = mine is None and all(unit.owner != seat for unit in about)
        return "theirs" if alone and any(unit.land for unit in hidden) else "open"
    if mine is None or theirs is None:
        return "mine" if mine is not None else "theirs" if theirs is not None else "kept"
    return "mine" if mine > theirs else "theirs" if mine < theirs else "kept"
