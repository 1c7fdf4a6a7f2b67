"""Portal: sends skeletons back to the forest they came from."""

from typing import TYPE_CHECKING

from ..ends import rest
from ..tiles import PORTAL
from ..tokens import SPOT
from .base import STOP, Trap

if TYPE_CHECKING:
    from ..draft import Draft
    from ..walk import Walk


class Portal(Trap):
    kind = PORTAL

    def enter(self, draft: "Draft", walk: "Walk", tile: int) -> int:
        """Rulings 39 and 56: to its own spot on this board; a group to its instructor's."""
        draft.use(walk.pose >> 2)
        home = draft.board.layout.spot[SPOT[walk.token]]
        walk.path.append(home >> 2)
        rest(draft, walk, home, "home")
        return STOP
