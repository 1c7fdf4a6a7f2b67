"""Barricade: bars the way (see ``march.move``). Nobody steps on it, but a spring may drop them."""

from ..skeletons.move_end import be_destroyed
from ..state.draft import Draft
from ..state.tiles import BARRICADE
from ..state.walk import Walk
from .base import STOP, Trap


class Barricade(Trap):
    kind = BARRICADE

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        """Rulings 28 and 12.6 e: flung onto its stakes."""
        draft.use(walk.pose >> 2)
        be_destroyed(draft, walk, "barricade")
        return STOP
