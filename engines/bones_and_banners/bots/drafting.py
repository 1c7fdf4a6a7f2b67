"""Dice and lands: dice that the units in hand can use, and the richer land to build on."""

from collections.abc import Sequence

from ...contract import Action
from ..cards.catalogue import LANDS, UNITS
from ..state.army import Army
from ..state.position import State
from .worth import UNIT

_ANY = 10
"""A die that no unit can use still recruits or buys."""
_LAND = 12
"""To choose the land first, for each 100 gold that it has before the other one."""


def pick(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    army = state.armies[seat]
    rerolls = [action for action in actions if action["type"] == "draft.reroll"]
    bad = useless(state.pool, army)
    for reroll in sorted(rerolls, key=lambda action: -len(action["dice"])):
        if bad.issuperset(reroll["dice"]) and len(reroll["dice"]) > 1:
            return reroll
    return max(
        (action for action in actions if action not in rerolls),
        key=lambda action: _gain(state, army, action),
    )


def useless(dice: Sequence[str], army: Army) -> set[str]:
    """Those that no unit in hand can use."""
    fits = {die for card in army.hand for die in UNITS[card].dice}
    return {die for die in dice if die not in fits}


def _gain(state: State, army: Army, action: Action) -> float:
    if action["type"] == "draft.die":
        more = [*army.dice, action["symbol"]]
        return _used(more, tuple(army.hand)) - _used(army.dice, tuple(army.hand))
    free = [LANDS[field.land].gold for field in state.centre if field.ally is None]
    ahead = LANDS[action["land"]].gold - min(free)
    return _LAND * ahead / 100 * (1 + len(army.built) + len(army.buildings))


def _used(dice: Sequence[str], hand: tuple[str, ...]) -> int:
    """The most that the dice can do with the hand, each with a unit of its own."""
    if not dice:
        return 0
    first, rest = dice[0], dice[1:]
    best = _ANY + _used(rest, hand)
    for at, card in enumerate(hand):
        if first in UNITS[card].dice and card not in hand[:at]:
            best = max(best, UNIT[card] + _used(rest, hand[:at] + hand[at + 1 :]))
    return best
