"""Worlds as they might be: enemy units that lie face down are given cards that fit their dice."""

from collections.abc import Iterator
from typing import TypeAlias

from ...runtime.rng import Rng
from ..cards.catalogue import UNITS
from ..state.position import State
from ..state.unit import Unit
from ..units.targets import verb

World: TypeAlias = dict[int, str]
"""By their numbers, the cards of the units that nobody here has seen."""

_HONEST = 85
"""Of a hundred units."""


def worlds(state: State, seat: int, rng: Rng, count: int) -> Iterator[World]:
    hidden = _hidden(state, seat)
    known = unseen(state, seat)
    for _ in range(count if hidden else 1):
        stock = known.copy()
        yield {unit.seq: _drawn(unit, stock, rng) for unit in hidden}


def unseen(state: State, seat: int) -> list[str]:
    """All units that the enemy has somewhere; which of them lie there, nobody knows."""
    enemy = state.armies[1 - seat]
    lying = (unit.card for unit in _hidden(state, seat))
    return sorted([*enemy.hand, *enemy.sent, *enemy.deck, *enemy.below, *lying])


def _hidden(state: State, seat: int) -> list[Unit]:
    return [unit for unit in state.units if unit.owner != seat and not (unit.up or unit.seen)]


def _drawn(unit: Unit, stock: list[str], rng: Rng) -> str:
    fitting = likely(unit, stock)
    honest = fitting and rng.below(100) < _HONEST
    card = rng.choice(fitting if honest else stock)
    stock.remove(card)
    return card


def likely(unit: Unit, stock: list[str]) -> list[str]:
    """Those that would be no Bluff there."""
    return [card for card in stock if unit.dice[0] in UNITS[card].dice and verb(card, unit.aim)]
