"""Which die, and which target, a card of the hand would be honest with."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..cards.catalogue import SYMBOLS, UNITS
from ..phases.orders import symbol
from ..state.position import State
from ..state.unit import Aim
from ..turn.go_on import open_now
from ..units.bluff import is_bluff
from ..units.targets import aim_at_land, aim_at_unit, verb


def moves(state: State, seat: int) -> dict[str, int]:
    """While dice are drafted: how many units of the hand each symbol fits."""
    if state.phase != "draft":
        return {}
    hand = state.armies[seat].hand
    return {each: sum(each in UNITS[card].dice for card in hand) for each in SYMBOLS}


def fits(state: State, seat: int) -> dict[str, Any]:
    """For the symbol that is being played: what each card would do at each target; with a die
    that isn't on it, or at a target that it can do nothing to, it is a Bluff and has no verb."""
    if seat not in open_now(state):
        return {}
    die = symbol(state)
    return _named(state) if die is None else _cards(state, seat, die)


def _named(state: State) -> dict[str, Any]:
    """While a sealed unit is named: which units would be no Bluff in its place."""
    step = state.stack[-1]
    unit = state.unit(step.given["unit"]) if step.name == "sorceress.name" else None
    if unit is None:
        return {}
    return {card: {"fits": not is_bluff(replace(unit, card=card)), "verbs": {}} for card in UNITS}


def _cards(state: State, seat: int, die: str) -> dict[str, Any]:
    aims = dict(_aims(state, seat))
    return {
        card: {
            "fits": die in UNITS[card].dice,
            "verbs": {
                target: verb(card, aim) if die in UNITS[card].dice else None
                for target, aim in aims.items()
            },
        }
        for card in dict.fromkeys(state.armies[seat].hand)
    }


def _aims(state: State, seat: int) -> Iterator[tuple[str, Aim]]:
    for field in state.centre:
        yield field.land, aim_at_land(state, seat, field.land)
    for unit in state.units:
        yield str(unit.seq), aim_at_unit(state, seat, unit)
