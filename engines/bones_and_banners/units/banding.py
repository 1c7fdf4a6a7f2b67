"""Units that have the keyword, and those that fight in two ranks."""

from ..cards.catalogue import UNITS
from ..state.unit import Unit


def is_banding(unit: Unit) -> bool:
    return "Banding" in UNITS[unit.card].keywords


def is_banded(unit: Unit) -> bool:
    """It has the keyword and two dice. Without the keyword the second die is wasted."""
    return len(unit.dice) == 2 and is_banding(unit)
