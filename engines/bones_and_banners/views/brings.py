"""What each land would bring its owner if it were activated now."""

from collections.abc import Callable
from typing import Any, TypeAlias

from ..cards.catalogue import HAND_LIMIT, LANDS
from ..cards.effect import Effect
from ..state.position import State

Said: TypeAlias = dict[str, Any]
"""A text's key and values."""


def brings(state: State, seat: int) -> dict[str, Said]:
    if state.phase != "activate":
        return {}
    return {land: _brings(state, seat, land) for land in state.armies[seat].lands}


def _brings(state: State, seat: int, land: str) -> Said:
    effect = LANDS[land].effects[0]
    return _BY_OP[effect.op](state, seat, effect)


def _say(key: str, **values: Any) -> Said:
    return {"key": f"brings.{key}", "values": values}


def _draw(state: State, seat: int, effect: Effect) -> Said:
    if effect.target == "pile.army":
        return _draw_units(state, seat, effect.value)
    pile = {"pile.advisor": state.advisors, "pile.building": state.buildings}[effect.target]
    return _say(effect.target.removeprefix("pile.") if pile else "nothing")


def _draw_units(state: State, seat: int, count: int) -> Said:
    army = state.armies[seat]
    room = HAND_LIMIT - len(army.hand)
    if room <= 0:
        return _say("full")
    left = min(count, room, len(army.deck) + len(army.below))
    return _say("units", count=left) if left else _say("nothing")


def _recruit(state: State, seat: int, effect: Effect) -> Said:
    return _say("recruit" if state.recruits or state.reserve else "nothing")


def _return(state: State, seat: int, effect: Effect) -> Said:
    return _say("lost" if state.armies[seat].lost else "nothing")


def _reroll(state: State, seat: int, effect: Effect) -> Said:
    return _say("reroll", count=effect.value)


def _banners(state: State, seat: int, effect: Effect) -> Said:
    if dice := effect.only.get("die"):
        return _say("banners", symbol=dice[0], n=effect.value)
    return _say("allied", n=effect.value)


_BY_OP: dict[str, Callable[[State, int, Effect], Said]] = {
    "BANNERS": _banners,
    "DRAW": _draw,
    "RECRUIT": _recruit,
    "REROLL": _reroll,
    "RETURN": _return,
}
