"""Advisors, and looks behind cards: played where they change something."""

from collections.abc import Sequence

from ...contract import Action
from ...runtime.rng import Rng
from ..cards.catalogue import ADVISORS, UNITS
from ..contests.contestants import contests
from ..contests.totals import totals
from ..state.position import State
from ..state.unit import Unit
from ..units.banners import banners
from ..units.bluff import is_bluff
from .belief import likely, unseen
from .worth import BUILDING


def reveal(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    rng = Rng.seeded(seed)
    for action in actions:
        if action["type"] == "building.use":
            return action
    plays = [action for action in actions if action["type"] == "advisor.play"]
    ranked = [(_helps(state, seat, action), action) for action in plays]
    helps, action = max(ranked, key=lambda entry: entry[0], default=(0, actions[0]))
    # Now and then on a mere chance, or cards would wait for ever
    return action if rng.below(100) < helps else _pass(actions)


def _helps(state: State, seat: int, action: Action) -> int:
    """Of a hundred times, how often it is worth playing."""
    if "land" in action:
        return 30
    unit = state.unit(action["unit"])
    if unit is None:
        return 0
    if unit.owner == seat:
        return 100 if _is_wasted(state, unit) else 0
    alone = unit.land is not None and not contests(state, seat, unit.land)
    if ADVISORS[action["advisor"]].effects[0].guess is None:
        return 70 if alone else 25
    return 2 * len(UNITS) // len(set(likely(unit, unseen(state, seat))) or UNITS)


def _is_wasted(state: State, unit: Unit) -> bool:
    """It would be Lost as a Bluff."""
    if unit.up or not is_bluff(unit):
        return False
    return unit.land is None or contests(state, 1 - unit.owner, unit.land)


def name(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    """The unit that is there most often among those that fit."""
    unit = state.unit(state.stack[-1].given["unit"])
    stock = unseen(state, seat)
    fitting = likely(unit, stock) if unit else []
    return max(actions, key=lambda action: (fitting or stock).count(action["card"]))


def count(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    """All is face up: an advisor is played if it turns the contest."""
    land = state.stack[-1].given["land"]
    ahead = _ahead(state, seat, land)
    for action in actions:
        if action["type"] == "advisor.play" and _sign(ahead + _adds(state, action)) > _sign(ahead):
            return action
    return _pass(actions)


def _ahead(state: State, seat: int, land: str) -> int:
    found = totals(state, land)
    return found[seat] - found[1 - seat]


def _adds(state: State, action: Action) -> int:
    effect = ADVISORS[action["advisor"]].effects[0]
    unit = state.unit(action["unit"])
    if effect.op == "BANNERS":
        return int(effect.value)
    return banners(state, unit) if unit else 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _pass(actions: Sequence[Action]) -> Action:
    """Never for the round: that would say what it doesn't hold."""
    return actions[0]


def raze(state: State, seat: int, actions: Sequence[Action], seed: bytes) -> Action:
    """Rather what is known than what nobody knows."""
    return max(actions, key=lambda action: BUILDING.get(action["building"], 0))
