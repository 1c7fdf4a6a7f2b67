"""What the seats have to choose, as the contract wants it."""

from collections.abc import Sequence
from typing import Any

import orjson

from ...contract import Action, Decision, Message, NotListed
from ..state.position import State
from .go_on import open_now
from .steps import QUESTIONS


class Open(Decision):
    """Works out its prompt only when asked for it."""

    __slots__ = ("_seat", "_state", "_step")

    def __init__(self, state: State, seat: int, kind: str, actions: Sequence[Action]) -> None:
        undo = state.undoable[seat] > 0
        super().__init__(kind, actions, made=state.made[seat], undo=undo)
        self._state = state
        self._seat = seat
        self._step = state.stack[-1]

    @property
    def prompt(self) -> Message:
        return QUESTIONS[self.kind].prompt(self._state, self._step, self._seat)


def decisions(state: State) -> dict[int, Open]:
    choices = open_now(state)
    if not choices:
        return {}
    kind = state.stack[-1].name
    return {seat: Open(state, seat, kind, actions) for seat, actions in choices.items()}


def find(actions: Sequence[Action], action: Any) -> Action:
    """The listed action that is meant, or a refusal."""
    if type(action) is not dict:
        raise NotListed
    for listed in actions:
        # 1, 1.0 and True are equal, and not the same
        if listed is action or (listed == action and _text(listed) == _text(action)):
            return listed
    raise NotListed


def _text(action: Action) -> bytes:
    return orjson.dumps(action, option=orjson.OPT_SORT_KEYS)
