"""A skeleton leaves the board, or a hearse: into whose cemetery? (rulings 6, 34, 38)"""

from typing import Any

from ...contract import Action, Message
from ..march.answers import targeted
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.tokens import SYMBOL
from .base import fields, number, only, text
from .illegal import illegal


class ExitTarget(Choice):
    __slots__ = ("ask", "marching", "place", "seat", "seats", "token")
    kind = "exit.target"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        if draft.ask is None:
            raise AssertionError("nobody waits for a target")
        self.marching = draft.marching
        self.seat, self.seats = draft.seat, draft.config.seats
        self.place = draft.board.layout.names[draft.ask[1]]
        self.ask = draft.ask[0]
        # a skeleton that leaves through a forest has its own target, a trap has one for all
        self.token = draft.walk.members[0] if draft.walk else -1

    @property
    def id(self) -> str:
        phase = "march" if self.marching else "trap"
        # with the place: after an undo the same skeleton may leave elsewhere
        return f"{self.round}.{phase}.{self.ask}.{self.token}.{self.place}"

    @property
    def prompt(self) -> Message:
        if self.ask == "hearse":
            return Message("prompt.exit.hearse", {"at": self.place})
        values = {"skeleton": self.token, "symbol": SYMBOL[self.token], "at": self.place}
        return Message("prompt.exit.target", values)

    @property
    def actions(self) -> list[Action]:
        what = {"skeleton": self.token} if self.ask == "exit" else {"at": self.place}
        return [
            {"type": "exit.target", **what, "seat": seat}
            for seat in range(self.seats)
            if seat != self.seat
        ]

    def read(self, action: Any) -> int:
        fields(action, ("exit.target",))
        if self.ask == "exit":
            if number(action, "skeleton") != self.token:
                raise illegal("other_skeleton")
        elif text(action, "at") != self.place:
            raise illegal("other_skeleton")
        target = number(action, "seat")
        only(action, 3)
        if target == self.seat or not 0 <= target < self.seats:
            raise illegal("no_target")
        return target

    def take(self, draft: Draft, move: int) -> None:
        targeted(draft, move)
