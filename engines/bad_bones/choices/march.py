"""Who marches next, and who of a group comes first, where that makes a difference (21, 12.56)."""

from typing import Any

from ...contract import Action, Message
from ..march.answers import march_next, march_rest, ordered
from ..state.draft import Draft
from ..state.layout import NAMES
from .base import Listed

_REST: Action = {"type": "march.rest"}


def _next(token: int) -> Action:
    return {"type": "march.next", "skeleton": token}


class MarchOrder(Listed):
    __slots__ = ()
    kind = "march"
    refusal = "other_skeleton"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        # in reading order; the queue is taken from its end
        waiting = draft.queue[::-1]
        self._actions = [_REST, *map(_next, waiting)]
        self._id = f"{round_}.march.order.{'.'.join(map(str, waiting))}"

    def take(self, draft: Draft, move: Any) -> None:
        if move["type"] == "march.rest":
            march_rest(draft)
        else:
            march_next(draft, move["skeleton"])


class GroupOrder(Listed):
    """The members of a group enter a tower or the village one by one."""

    __slots__ = ("at",)
    kind = "march.order"
    refusal = "other_skeleton"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        _, space, members = draft.ask or ("", 0, ())
        self.at = NAMES[space]
        self._actions = [_REST, *map(_next, members)]
        phase = "march" if draft.marching else "trap"
        self._id = f"{round_}.{phase}.members.{self.at}.{'.'.join(map(str, members))}"

    @property
    def prompt(self) -> Message:
        return Message("prompt.march.order", {"at": self.at})

    def take(self, draft: Draft, move: Any) -> None:
        ordered(draft, move.get("skeleton"))
