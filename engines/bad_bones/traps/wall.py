"""Wall: a diagonal from which skeletons ricochet, and go one space on."""

from ..state.draft import Draft
from ..state.layout import Layout
from ..state.tiles import WALL
from ..state.walk import Walk
from .base import Trap

_MIRRORS = (
    (3, 2, 1, 0),  # "/": U>R, D>L, L>D, R>U
    (2, 3, 0, 1),  # "\": U>L, D>R, L>U, R>D
)


class Wall(Trap):
    kind = WALL

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        draft.use(walk.pose >> 2)
        return self.way(draft.board.layout, tile, walk.pose)

    def way(self, layout: Layout, tile: int, pose: int) -> int:
        return (pose & ~3) | _MIRRORS[tile >> 1 & 1][pose & 3]
