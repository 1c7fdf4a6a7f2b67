"""I-1 and IV-1: an enemy unit is slain."""

from ..state.unit import Unit
from ..turn.turn import Turn
from .earned import notice


def slain(turn: Turn, unit: Unit, cause: str) -> None:
    """By an ``ambush``, or by an advisor (``slay``). It is Lost, and not as a Bluff (B49)."""
    enemy = 1 - unit.owner
    notice(turn, enemy, "I-1")
    built = {building.card for building in turn.army(enemy).built}
    if cause == "ambush" and unit.card in ("ogre", "axe-maidens") and "fletchers-hut" in built:
        notice(turn, enemy, "IV-1")  # B53: whether the Hut was needed or not
