"""What a bot buys: a plain basket, in the order in which it would miss the things."""

from collections.abc import Sequence

from ...contract import Action
from ..state.components import value
from ..state.market import COST
from ..state.state import State

_BASKET = ("D", "W", "C", "crossbow", "W", "B", "K", "S", "P", "L", "Q")
_TOGETHER = ("D", "C", "W", "B", "K", "S", "crossbow", "L", "P")
"""Catapults and walls for all; for a weapon only what is left over."""


def choose(state: State, seat: int, actions: Sequence[Action]) -> Action:
    """The first thing of the basket that it has not yet and can buy; else it stops."""
    market = state.market
    if market is None:
        raise ValueError("the market has closed")
    offered = {action["item"]: action for action in actions if action["type"] == "market.buy"}
    stop = next(action for action in actions if action["type"] == "market.pass")
    bought = list(market.bought[seat])
    coins = market.coins(seat)
    if state.config.cooperative:
        # no more than its share: the others have plans, too
        share = int(value("game", "market", "common_purse"))
        coins = min(coins, share - sum(COST[item] for item in bought))
    for item in _TOGETHER if state.config.cooperative else _BASKET:
        if item in bought:
            bought.remove(item)
        elif item in offered and COST[item] <= coins:
            return offered[item]
    return stop
