"""Spring: flings skeletons two spaces on, over whatever is in between."""

from ..state.draft import Draft
from ..state.layout import Layout
from ..state.tiles import SPRING
from ..state.walk import Walk
from .base import Trap


class Spring(Trap):
    kind = SPRING

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        draft.use(walk.pose >> 2)
        return self.way(draft.board.layout, tile, walk.pose)

    def way(self, layout: Layout, tile: int, pose: int) -> int:
        """As if it stood on the space in between; at the edge it leaves there (ruling 30)."""
        between = layout.step[pose]
        return pose if between < 0 else between
