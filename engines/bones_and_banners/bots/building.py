"""The Build turn: everything is used, and the best building started."""

from collections.abc import Sequence

from ...contract import Action
from ..state.position import State
from .drafting import useless
from .worth import BUILDING


def build(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    """A die is only rerolled if no unit can use it."""
    army = state.armies[seat]
    bad = useless(army.dice, army)
    for action in actions:
        if action["type"] == "build.use" and ("die" not in action or action["die"] in bad):
            return action
    starts = [action for action in actions if action["type"] == "build.start"]
    return max(starts, key=lambda action: BUILDING[action["building"]], default=actions[0])
