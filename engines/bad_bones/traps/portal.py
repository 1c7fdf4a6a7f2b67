"""Portal: sends skeletons back to the forest they came from."""

from typing import TYPE_CHECKING

from ..skeletons.move_end import rest
from ..state.tiles import PORTAL
from ..state.tokens import SPOT
from .base import STOP, Trap

if TYPE_CHECKING:
    from ..state.draft import Draft
    from ..state.walk import Walk


class Portal(Trap):
    kind = PORTAL

    def enter(self, draft: "Draft", walk: "Walk", tile: int) -> int:
        """Rulings 39 and 56: to its own spot on this board; a group to its instructor's."""
        draft.use(walk.pose >> 2)
        home = draft.board.layout.spot[SPOT[walk.token]]
        walk.path.append(home >> 2)
        rest(draft, walk, home, "home")
        return STOP
