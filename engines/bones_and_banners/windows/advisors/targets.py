"""Units that advisors and buildings are aimed at."""

from ...state.position import State
from ...state.unit import Unit


def in_play(state: State, seq: int) -> Unit:
    """One that is listed because it is."""
    return next(unit for unit in state.units if unit.seq == seq)


def hidden(state: State, seat: int) -> list[Unit]:
    """The seat's own that lie face down."""
    return [unit for unit in state.units if unit.owner == seat and not unit.up]
