"""Crossbow: kills one skeleton anywhere on the board."""

from ...contract import Action
from ..skeletons.kills import strike
from ..state.draft import Draft
from ..state.layout import FIRST_CELL
from .base import Weapon


class Crossbow(Weapon):
    id = "crossbow"

    def choices(self, draft: Draft) -> list[Action]:
        skeletons = draft.board.skeletons.items()
        return [{"skeleton": token} for token, pose in skeletons if pose >> 2 >= FIRST_CELL]

    def use(self, draft: Draft, how: Action) -> None:
        strike(draft, [how["skeleton"]], self.id)
