"""Barricade: bars the way (see ``movement``). Nobody steps on it, but a spring may drop them."""

from typing import TYPE_CHECKING

from ..ends import be_destroyed
from ..tiles import BARRICADE
from .base import STOP, Trap

if TYPE_CHECKING:
    from ..draft import Draft
    from ..walk import Walk


class Barricade(Trap):
    kind = BARRICADE

    def enter(self, draft: "Draft", walk: "Walk", tile: int) -> int:
        """Rulings 28 and 12.6 e: flung onto its stakes."""
        draft.use(walk.pose >> 2)
        be_destroyed(draft, walk, "barricade")
        return STOP
