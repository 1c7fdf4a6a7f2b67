"""Which cards in play a seat knows."""

from ..state.position import State
from ..state.unit import Unit


def is_known(unit: Unit, seat: int) -> bool:
    """Its own, those that lie face up, and those that it has looked at (B3)."""
    return unit.owner == seat or unit.up or unit.seen


def is_looked_at(unit: Unit, seat: int) -> bool:
    return unit.seen and not unit.up and unit.owner != seat


def root(state: State, unit: Unit) -> str | None:
    """The land that it is all about: its own, or that of its target, or of its target's target."""
    place: Unit | None = unit
    while place is not None and place.land is None:
        place = None if place.unit is None else state.unit(place.unit)
    return place.land if place else None
