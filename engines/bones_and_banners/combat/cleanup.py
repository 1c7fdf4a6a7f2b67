"""Step 6: units that have nothing left to do go home (B38)."""

from ..state.position import State
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.leaving import retreat


def clean_up(turn: Turn) -> None:
    """Attackers; then supporters whose unit is gone, and those who supported them."""
    while idle := [unit for unit in turn.state.units if _is_idle(turn.state, unit)]:
        for unit in idle:
            retreat(turn, unit)


def _is_idle(state: State, unit: Unit) -> bool:
    if unit.unit is None:
        return False
    return unit.aim == "foe" or state.unit(unit.unit) is None
