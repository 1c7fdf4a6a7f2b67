"""Portal: sends skeletons back to the forest they came from."""

from ..skeletons.move_end import rest
from ..state.draft import Draft
from ..state.tiles import PORTAL
from ..state.tokens import SPOT
from ..state.walk import Walk
from .base import STOP, Trap


class Portal(Trap):
    kind = PORTAL

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        """Rulings 39 and 56: to its own spot on this board; a group to its instructor's."""
        draft.use(walk.pose >> 2)
        home = draft.board.layout.spot[SPOT[walk.token]]
        walk.path.append(home >> 2)
        rest(draft, walk, home, "home")
        return STOP
