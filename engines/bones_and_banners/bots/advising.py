"""Advisors of the own die turn, before the die is used."""

from collections.abc import Sequence

from ...contract import Action
from ..cards.catalogue import ADVISORS
from ..state.army import Army
from ..state.position import State
from .worth import UNIT, rounds_left

_GOOD_UNIT = 20


def advise(state: State, seat: int, actions: Sequence[Action]) -> Action | None:
    """One that is worth playing now."""
    army = state.armies[seat]
    plays = [action for action in actions if action["type"] == "advisor.play"]
    plays.sort(key=lambda action: -UNIT.get(action.get("card", ""), 0))
    return next((action for action in plays if _pays(state, army, action)), None)


def _pays(state: State, army: Army, action: Action) -> bool:
    op = ADVISORS[action["advisor"]].effects[0].op
    if op == "RETURN":
        return UNIT[action["card"]] >= _GOOD_UNIT
    if op == "DRAW":
        return len(army.hand) <= 3
    if op == "BUILD_NOW":
        return rounds_left(state) > 2
    return True
