"""Whether a unit does what its card can't do (3.7)."""

from ..cards.catalogue import UNITS
from ..state.unit import Unit
from .targets import verb


def is_bluff(unit: Unit) -> bool:
    if unit.carried or unit.joined:  # B22
        return False
    fits = UNITS[unit.card].dice
    # B19: of two dice, both show the same
    return any(die not in fits for die in unit.dice) or verb(unit.card, unit.aim) is None
