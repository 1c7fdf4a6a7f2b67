"""Protect: another unit suffers in a unit's place."""

from ..cards.catalogue import BUILDINGS
from ..state.position import State
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.leaving import lose, retreat
from ..units.supporters import supporters


def protector(state: State, unit: Unit) -> Unit | None:
    """The one placed last steps in, and each for one outcome only."""
    return next(iter(supporters(state, unit, "protect")), None)


def absorb(turn: Turn, protector: Unit, result: str, kind: str, attacker: Unit) -> bool:
    """B31: whatever it is immune to itself, and no other steps in for it. Whether it is Lost."""
    if result == "lost" and not _retreats_instead(turn.state, protector):
        return lose(turn, protector, kind, attacker.seq)
    retreat(turn, protector)
    return False


def _retreats_instead(state: State, unit: Unit) -> bool:
    """B34: a Chapel."""
    return any(
        effect.on == "static" and effect.op == "RETREAT" and effect.target == "protectors.mine"
        for building in state.armies[unit.owner].built
        for effect in BUILDINGS[building.card].effects
    )
