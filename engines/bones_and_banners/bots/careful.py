"""A bot that tries its orders on the battle they would lead to, in worlds as they might be."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ...contract import Action, Decision
from ..state.position import State
from .building import build
from .drafting import pick
from .hand import activate, rally, recruit, return_lost
from .orders import act, aim
from .windows import count, name, raze, reveal

Habit: TypeAlias = Callable[[State, int, Sequence[Action], bytes], Action]

_HABITS: dict[str, Habit] = {
    "build": build,
    "dame.destroy": raze,
    "die.act": act,
    "draft.pick": pick,
    "land.activate": activate,
    "lost.return": return_lost,
    "rally": rally,
    "recruit": recruit,
    "sorceress.name": name,
    "unit.target": aim,
    "window.count": count,
    "window.reveal": reveal,
}


class CarefulBot:
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        return _HABITS[decision.kind](state, seat, decision.actions, seed)
