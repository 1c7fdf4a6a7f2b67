"""Units that go back to the hand where others are Lost: the Phoenix, and a Revived one (B35)."""

from ..cards.catalogue import UNITS
from ..state.position import State
from ..state.unit import Unit
from .supporters import supporters


def rescue(state: State, unit: Unit) -> str | int | None:
    """Its own card, the number of the unit that revives it, or nothing."""
    if any(effect.on == "lost" and effect.op == "RETURN" for effect in UNITS[unit.card].effects):
        return unit.card
    revivers = supporters(state, unit, "revive")
    return revivers[0].seq if revivers else None
