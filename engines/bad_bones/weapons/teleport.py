"""Teleport staff: the hero is back on his tower; together: on any own one that stands (45)."""

from ...contract import Action
from ..state.draft import Draft
from ..state.layout import CELL_OF, NAMES
from .base import Weapon


class TeleportStaff(Weapon):
    id = "teleport"

    def choices(self, draft: Draft) -> list[Action]:
        board = draft.board
        return [{"to": NAMES[space]} for space in sorted(board.towers) if space != board.hero]

    def use(self, draft: Draft, how: Action) -> None:
        draft.tell("hero.moved", **{"from": NAMES[draft.board.hero], "to": how["to"]})
        draft.board.hero = CELL_OF[how["to"]]
