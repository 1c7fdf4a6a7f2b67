"""What the active seat has to choose, as the contract wants it."""

from collections.abc import Sequence
from typing import Any

import orjson

from ...contract import Action, Decision, IllegalAction, Message
from ..state.position import State
from ..texts import CATALOGUE
from .step import Question


class Open(Decision):
    """Works out ``id`` and ``prompt`` only when asked for them. The id counts the
    actions of all seats: only one of them at a time has a choice."""

    __slots__ = ("_state", "_step")

    def __init__(self, state: State, step: Question, actions: Sequence[Action]) -> None:
        undo = state.undoable[step.seat] > 0
        super().__init__(step.kind, actions, made=state.acted, undo=undo)
        self._state = state
        self._step = step

    @property
    def prompt(self) -> Message:
        return Message(*self._step.prompt(self._state))


def open_decision(state: State) -> dict[int, Open]:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Question):  # over, or in the middle of something that is shown
        return {}
    if state.actions is None:
        state.actions = step.actions(state)
    return {step.seat: Open(state, step, state.actions)}


def find(actions: Sequence[Action], action: Any) -> Action:
    """The listed action that is meant, or a refusal."""
    if type(action) is not dict or type(action.get("type")) is not str:
        raise _refused("unreadable")
    for listed in actions:
        # 1, 1.0 and True are equal, and not the same
        if listed == action and _text(listed) == _text(action):
            return listed
    raise _refused("illegal")


def _text(action: Action) -> bytes:
    return orjson.dumps(action, option=orjson.OPT_SORT_KEYS)


def _refused(code: str) -> IllegalAction:
    return IllegalAction(code, CATALOGUE.text("en", f"illegal.{code}"))
