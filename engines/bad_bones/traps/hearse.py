"""Hearse: takes in all who step on it, and drives to an opponent when the phase ends."""

from ..skeletons.move_end import rest
from ..state.draft import Draft
from ..state.tiles import HEARSE
from ..state.walk import Walk
from .base import STOP, Trap


class Hearse(Trap):
    kind = HEARSE

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        """Ruling 38: it leaves at the end of the phase, see ``phase_end``."""
        rest(draft, walk, walk.pose, "hearse")
        return STOP
