"""A dragon repels skeletons: to which side, and who goes next? (rulings 16, 32, 33)"""

from typing import Any

from ...contract import Action, Message
from ..march.answers import flees_next, repelled
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.layout import CELL_OF, DIRECTIONS, NAMES
from ..state.tokens import SYMBOL
from .base import Listed, fields, number, only, text
from .illegal import illegal


class DragonRepel(Choice):
    __slots__ = ("at", "marching", "sides", "token")
    kind = "dragon.repel"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        if draft.walk is None or draft.ask is None:
            raise AssertionError("nobody waits for a dragon")
        self.marching = draft.marching
        self.token = draft.walk.token
        _, self.at, self.sides = draft.ask

    @property
    def id(self) -> str:
        phase = "march" if self.marching else "trap"
        sides = "".join(DIRECTIONS[side] for side in self.sides)
        return f"{self.round}.{phase}.repel.{self.token}.{NAMES[self.at]}.{sides}"

    @property
    def prompt(self) -> Message:
        values = {"skeleton": self.token, "symbol": SYMBOL[self.token], "at": NAMES[self.at]}
        return Message("prompt.dragon.repel", values)

    @property
    def actions(self) -> list[Action]:
        return [
            {
                "type": "dragon.repel",
                "skeleton": self.token,
                "at": NAMES[self.at],
                "side": DIRECTIONS[side],
            }
            for side in self.sides
        ]

    def read(self, action: Any) -> int:
        fields(action, ("dragon.repel",))
        token, at, side = number(action, "skeleton"), text(action, "at"), text(action, "side")
        only(action, 4)
        if token != self.token or CELL_OF.get(at) != self.at:
            raise illegal("other_skeleton")
        if len(side) != 1 or DIRECTIONS.find(side) not in self.sides:
            raise illegal("side_closed")
        return DIRECTIONS.index(side)

    def take(self, draft: Draft, move: int) -> None:
        repelled(draft, move)


class DragonOrder(Listed):
    """Several flee from where a dragon has landed, and it makes a difference who goes first."""

    __slots__ = ("at",)
    kind = "dragon.order"
    refusal = "other_skeleton"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        _, space, waiting = draft.ask or ("", 0, ())
        self.at = NAMES[space]
        self._actions = [{"type": "dragon.order", "skeleton": token} for token in waiting]
        # with the sides: after an undo they may be others
        ways = (f"{token}{DIRECTIONS[draft.flights[token]]}" for token in waiting)
        self._id = f"{round_}.trap.flight.{self.at}.{'.'.join(ways)}"

    @property
    def prompt(self) -> Message:
        return Message("prompt.dragon.order", {"at": self.at})

    def take(self, draft: Draft, move: Any) -> None:
        flees_next(draft, move["skeleton"])
