"""What each seat has at a land, item by item."""

from typing import Any, TypeAlias

from ..state.position import State
from ..units.banners import banners
from ..units.pointing import walls
from .contestants import units_at

Item: TypeAlias = dict[str, Any]
"""A ``unit`` with its number and card, or a ``building``, and its ``banners``."""


def items(state: State, seat: int, land: str) -> list[Item]:
    units = [
        {"unit": unit.seq, "card": unit.card, "banners": banners(state, unit)}
        for unit in units_at(state, land, seat)
    ]
    return units + [
        {"building": card, "banners": value} for card, value in walls(state, seat, land)
    ]


def total(found: list[Item]) -> int:
    return sum(item["banners"] for item in found)


def totals(state: State, land: str) -> tuple[int, int]:
    return total(items(state, 0, land)), total(items(state, 1, land))
