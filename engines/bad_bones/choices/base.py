"""Reading an action from outside, and the shape of decisions with few actions."""

from collections.abc import Sequence
from typing import Any

from ...contract import Action
from ..state.choice import Choice
from .illegal import illegal


class Listed(Choice):
    """One whose few actions are written out: reading is finding it among them."""

    __slots__ = ("_actions", "_id")
    refusal: str
    """The code of the refusal of an action that is of the right kind but not in the list."""

    def __init__(self, round_: int, undo: bool) -> None:
        super().__init__(round_, undo)
        self._id = ""
        self._actions: list[Action] = []

    @property
    def id(self) -> str:
        return self._id

    @property
    def actions(self) -> Sequence[Action]:
        return self._actions

    def read(self, action: Any) -> Action:
        kinds = tuple({listed["type"] for listed in self.actions})
        fields(action, kinds)
        for listed in self.actions:
            # 1, 1.0 and True are equal, and not the same
            if listed == action and all(type(action[key]) is type(listed[key]) for key in listed):
                return listed
        raise illegal(self.refusal)


def fields(action: Any, allowed: tuple[str, ...]) -> str:
    """The type of an action from outside, whose type has to be one of ``allowed``."""
    if type(action) is not dict:
        raise illegal("malformed")
    kind = action.get("type")
    if type(kind) is not str:
        raise illegal("malformed")
    if kind not in allowed:
        raise illegal("not_now")
    return kind


def text(action: Action, key: str) -> str:
    value = action.get(key)
    if type(value) is not str:
        raise illegal("malformed")
    return value


def number(action: Action, key: str) -> int:
    value = action.get(key)
    if type(value) is not int:  # True is no number here
        raise illegal("malformed")
    return value


def only(action: Action, count: int) -> None:
    """``action`` has no keys beside its ``count`` known ones."""
    if len(action) != count:
        raise illegal("malformed")
