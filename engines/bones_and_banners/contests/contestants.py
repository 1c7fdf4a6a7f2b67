"""Units and walls that contest a land for a seat."""

from ..state.position import State
from ..state.unit import Unit
from ..units.pointing import walls


def units_at(state: State, land: str, seat: int | None = None) -> list[Unit]:
    """Of that seat, or of both, in the order of their numbers."""
    return [unit for unit in state.units if unit.land == land and seat in (None, unit.owner)]


def contests(state: State, seat: int, land: str) -> bool:
    return bool(units_at(state, land, seat) or walls(state, seat, land))


def contestants(state: State, land: str) -> list[int]:
    """The seats that contest it."""
    return [seat for seat in (0, 1) if contests(state, seat, land)]
