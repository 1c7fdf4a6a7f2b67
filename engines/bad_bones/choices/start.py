"""Before the first round of a cooperative game: on which of his towers the hero begins."""

from typing import Any

from ...contract import Action
from ..state.board import Board
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.layout import CELL_OF, NAMES
from .base import fields, only, text
from .illegal import illegal


class HeroStart(Choice):
    __slots__ = ("towers",)
    kind = "hero.start"

    def __init__(self, board: Board, undo: bool) -> None:
        super().__init__(0, undo)
        self.towers = tuple(board.towers)

    @property
    def id(self) -> str:
        return "start"

    @property
    def actions(self) -> list[Action]:
        return [{"type": "hero.start", "at": NAMES[space]} for space in self.towers]

    def read(self, action: Any) -> int:
        fields(action, ("hero.start",))
        space = CELL_OF.get(text(action, "at"))
        only(action, 2)
        if space not in self.towers:
            raise illegal("no_tower_there")
        return space

    def take(self, draft: Draft, move: int) -> None:
        draft.board.hero = move
        draft.tell("hero.placed", at=NAMES[move])
