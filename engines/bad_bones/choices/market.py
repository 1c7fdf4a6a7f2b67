"""The market: one thing, or no more (rulings 49 and 61)."""

from typing import Any

from ...contract import Action
from ..phases.market import buyable, refusal
from ..state.board import Board
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.market import ITEMS, Market
from .base import fields, only, text
from .illegal import illegal

PASS = ""
"""Read from an action: no more."""
_PASS: Action = {"type": "market.pass"}
_BUY = {item: {"type": "market.buy", "item": item} for item in ITEMS}


class Shopping(Choice):
    __slots__ = ("board", "market", "seat")
    kind = "market"

    def __init__(self, seat: int, board: Board, market: Market, undo: bool) -> None:
        super().__init__(0, undo)
        self.seat, self.board, self.market = seat, board, market

    @property
    def id(self) -> str:
        """Says what can be bought, and that it is not the last time's choice."""
        able = buyable(self.market, self.board, self.seat)
        bits = sum(1 << ITEMS.index(item) for item in able)
        return f"market.{len(self.market.bought[self.seat])}.{bits:x}"

    @property
    def actions(self) -> list[Action]:
        return [*[_BUY[item] for item in buyable(self.market, self.board, self.seat)], _PASS]

    def read(self, action: Any) -> str:
        if fields(action, ("market.buy", "market.pass")) == "market.pass":
            only(action, 1)
            return PASS
        item = text(action, "item")
        only(action, 2)
        if why := refusal(self.market, self.board, self.seat, item):
            raise illegal(why)
        return item

    def take(self, draft: Draft, move: Any) -> None:
        raise AssertionError("what is bought is not drafted: it is open at once")
