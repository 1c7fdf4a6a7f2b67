"""I-1 and IV-1: an enemy unit is slain."""

from ..state.unit import Unit
from ..turn.turn import Turn
from .earned import notice


def slain(turn: Turn, unit: Unit, ambushed: Unit | None = None) -> None:
    """It is Lost, and not as a Bluff (B49): by an Ambush on it or on the unit that it protected,
    or else by an advisor."""
    enemy = 1 - unit.owner
    notice(turn, enemy, "I-1")
    built = {building.card for building in turn.army(enemy).built}
    # B53: whether the Hut was needed or not, and somebody stepped in or not
    if ambushed and ambushed.card in ("ogre", "axe-maidens") and "fletchers-hut" in built:
        notice(turn, enemy, "IV-1")
