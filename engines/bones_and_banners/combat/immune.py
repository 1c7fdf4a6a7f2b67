"""Attacks that a unit is protected from by its own card."""

from ..cards.catalogue import UNITS
from ..state.unit import Unit


def is_immune(unit: Unit, kind: str) -> bool:
    """``retreat`` is what the Undead are immune to."""
    return any(
        effect.op == "IMMUNE" and kind in effect.value for effect in UNITS[unit.card].effects
    )
