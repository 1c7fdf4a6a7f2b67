"""Labyrinth: a skeleton in it may leave only while showing its colour."""

from ..skeletons.move_end import rest
from ..state.draft import Draft
from ..state.tiles import LABYRINTH
from ..state.walk import Walk
from .base import STOP, Trap


class Labyrinth(Trap):
    kind = LABYRINTH

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        rest(draft, walk, walk.pose)
        return STOP


def holds(tile: int, black: bool) -> bool:
    """Ruling 40: whether it keeps those that show that side. Its second face is the black one."""
    return tile >> 2 == LABYRINTH and bool(tile & 2) != black
