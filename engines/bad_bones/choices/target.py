"""A skeleton leaves the board: into whose cemetery? (rulings 6 and 34)"""

from typing import Any

from ...contract import Action, Message
from ..draft import Draft
from ..illegal import illegal
from ..movement import targeted
from ..tokens import SYMBOL
from .base import Choice, fields, number, only, text


class ExitTarget(Choice):
    __slots__ = ("at", "catapult", "marching", "place", "seat", "seats", "token")
    kind = "exit.target"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        if draft.walk is None or draft.ask is None:
            raise AssertionError("nobody waits for a target")
        self.marching = draft.marching
        self.seat, self.seats = draft.seat, draft.setting.seats
        self.place = draft.board.layout.names[draft.ask[1]]
        self.token = draft.walk.token
        self.catapult = draft.ask[0] == "aim"
        self.at = draft.ask[1]

    @property
    def id(self) -> str:
        phase = "march" if self.marching else "trap"
        # with the place: after an undo the same skeleton may leave elsewhere
        return f"{self.round}.{phase}.target.{self.token}.{self.place}"

    @property
    def prompt(self) -> Message:
        values = {"skeleton": self.token, "symbol": SYMBOL[self.token], "at": self.place}
        return Message("prompt.exit.target", values)

    @property
    def actions(self) -> list[Action]:
        what = {"at": self.place} if self.catapult else {"skeleton": self.token}
        return [
            {"type": "exit.target", **what, "seat": seat}
            for seat in range(self.seats)
            if seat != self.seat
        ]

    def read(self, action: Any) -> int:
        fields(action, ("exit.target",))
        if self.catapult:
            if text(action, "at") != self.place:
                raise illegal("other_skeleton")
        elif number(action, "skeleton") != self.token:
            raise illegal("other_skeleton")
        target = number(action, "seat")
        only(action, 3)
        if target == self.seat or not 0 <= target < self.seats:
            raise illegal("no_target")
        return target

    def take(self, draft: Draft, move: int) -> None:
        targeted(draft, move)
