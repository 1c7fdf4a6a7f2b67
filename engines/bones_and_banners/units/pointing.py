"""Lands that buildings are pointed at in this round."""

from collections.abc import Iterator

from ..cards.catalogue import BUILDINGS
from ..cards.effect import Effect
from ..state.army import Building
from ..state.position import State

_WHOSE = {"land.allied": 0, "land.enemy": 1}
"""Added to the seat: whose allied land it is."""


def pointed_at(state: State, seat: int, land: str) -> list[Building]:
    """Which buildings of the seat are."""
    return [
        building
        for building in state.armies[seat].built
        if building.used and _target(state, seat, BUILDINGS[building.card].arrow) == land
    ]


def _target(state: State, seat: int, arrow: str | None) -> str | None:
    if arrow not in _WHOSE:
        return None
    field = state.allied(seat ^ _WHOSE[arrow])
    return field.land if field else None


def walls(state: State, seat: int, land: str) -> list[tuple[str, int]]:
    """Buildings that contest the land for the seat, with their banners."""
    return [
        (card, effect.value) for card, effect in effects(state, seat, land) if effect.contestant
    ]


def effects(state: State, seat: int, land: str) -> Iterator[tuple[str, Effect]]:
    """Of the seat's buildings on the land that they are pointed at, each with its building."""
    for building in pointed_at(state, seat, land):
        for effect in BUILDINGS[building.card].effects:
            if effect.on == "use":
                yield building.card, effect
