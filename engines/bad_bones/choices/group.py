"""Choices about a group: who leads it, whom a tower stops, and what a friend rebuilds."""

from typing import Any

from ...contract import Message
from ..march.answers import led, rebuilt, stopped
from ..state.draft import Draft
from ..state.layout import CELL_OF, NAMES
from ..state.tokens import SYMBOL
from .base import Listed


class GroupLeader(Listed):
    """Ruling 56: two instructors on one space."""

    __slots__ = ("at",)
    kind = "group.leader"
    refusal = "other_skeleton"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        _, space, leaders = draft.ask or ("", 0, ())
        self.at = NAMES[space]
        self._actions = [
            {"type": "group.leader", "at": self.at, "skeleton": token} for token in leaders
        ]
        phase = "march" if draft.marching else "trap"
        self._id = f"{round_}.{phase}.leader.{self.at}.{'.'.join(map(str, leaders))}"

    @property
    def prompt(self) -> Message:
        return Message("prompt.group.leader", {"at": self.at})

    def take(self, draft: Draft, move: Any) -> None:
        led(draft, move["skeleton"])


class TowerStop(Listed):
    """Rulings 56 and 63: a cooperative tower stops one of a group at a time."""

    __slots__ = ("at",)
    kind = "tower.stop"
    refusal = "other_skeleton"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        _, space, members = draft.ask or ("", 0, ())
        self.at = NAMES[space]
        self._actions = [
            {"type": "tower.stop", "at": self.at, "skeleton": token} for token in members
        ]
        phase = "march" if draft.marching else "trap"
        self._id = f"{round_}.{phase}.stop.{self.at}.{'.'.join(map(str, members))}"

    @property
    def prompt(self) -> Message:
        return Message("prompt.tower.stop", {"at": self.at})

    def take(self, draft: Draft, move: Any) -> None:
        stopped(draft, move["skeleton"])


class TowerRebuild(Listed):
    """Rulings 51 and 12.51: the friendly chief puts a tower back on a ruin."""

    __slots__ = ("token",)
    kind = "tower.rebuild"
    refusal = "no_ruin"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        _, self.token, ruins = draft.ask or ("", 0, ())
        self._actions = [{"type": "tower.rebuild", "at": NAMES[space]} for space in ruins]
        phase = "march" if draft.marching else "trap"
        spaces = ".".join(NAMES[space] for space in ruins)
        self._id = f"{round_}.{phase}.rebuild.{self.token}.{spaces}"

    @property
    def prompt(self) -> Message:
        values = {"skeleton": self.token, "symbol": SYMBOL[self.token]}
        return Message("prompt.tower.rebuild", values)

    def take(self, draft: Draft, move: Any) -> None:
        rebuilt(draft, CELL_OF[move["at"]])
