"""What to hold: the Rally, the land to activate, recruits and units that come back."""

from collections.abc import Sequence

from ...contract import Action
from ..cards.catalogue import HAND_LIMIT, LANDS, LOYALISTS, RALLY_DRAWS, UNITS
from ..cards.effect import Effect
from ..state.army import Army
from ..state.position import State
from .drafting import useless
from .worth import UNIT, rounds_left

_DRAWN = sum(UNIT[card] for card in LOYALISTS) // len(LOYALISTS)
"""A unit from the deck, on average."""
_CALLED = 15
_ADVISOR, _BUILDING = 30, 5
"""Drawn without a die; a building for each round in which it may still be used."""


def rally(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    """Units that a draw will probably better go home, as far as cards are drawn for them."""
    army = state.armies[seat]
    done, *others = actions
    weakest = min(others, key=lambda action: UNIT[action["card"]], default=None)
    if weakest is None or len(army.hand) + RALLY_DRAWS <= HAND_LIMIT:
        return done
    return weakest if UNIT[weakest["card"]] < _DRAWN else done


def activate(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    army, left = state.armies[seat], rounds_left(state)
    return max(actions, key=lambda action: _brings(state, army, action["land"], left))


def _brings(state: State, army: Army, land: str, left: float) -> float:
    return sum(
        _effect(state, army, effect, left)
        for effect in LANDS[land].effects
        if effect.on == "land_activate"
    )


def _effect(state: State, army: Army, effect: Effect, left: float) -> float:
    room = max(0, HAND_LIMIT - len(army.hand))
    if effect.op == "RECRUIT":
        return 6 * min(left, 6)
    if effect.op == "RETURN":
        return max((UNIT[card] for card in army.lost), default=0)
    if effect.op == "REROLL":
        return 12
    if effect.op == "BANNERS":
        fits = [card for card in army.hand if _has_die(card, effect)]
        return 6 * len(fits)
    if effect.target == "pile.army":
        return 9 * min(room, int(effect.value))
    if effect.target == "pile.advisor":
        return _ADVISOR if state.advisors else 0
    return _BUILDING * min(left, 6) if state.buildings else 0


def _has_die(card: str, effect: Effect) -> bool:
    wanted = effect.only.get("die")
    return wanted is None or not set(wanted).isdisjoint(UNITS[card].dice)


def recruit(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    drawn, army = state.stack[-1].given["card"], state.armies[seat]
    return max(actions, key=lambda action: _recruited(army, action.get("card", drawn)))


def _recruited(army: Army, card: str) -> int:
    """One that uses a die of this round which nobody in hand can use comes as called."""
    called = useless(army.dice, army).intersection(UNITS[card].dice)
    return UNIT[card] + (_CALLED if called else 0)


def return_lost(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    return max(actions, key=lambda action: UNIT[action["card"]])
