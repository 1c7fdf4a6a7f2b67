"""A land that nobody has conquered is kept for the next round, with its units (B44)."""

from ..turn.turn import Turn
from .contestants import units_at


def keep(turn: Turn, land: str) -> None:
    units = units_at(turn.state, land)
    for unit in units:
        unit.carried, unit.joined = True, False
    turn.state.field(land).kept = True
    turn.tell("land.kept", land=land, units=len(units))
    turn.beat()
