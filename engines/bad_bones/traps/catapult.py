"""Catapult: throws all who step on it into the cemetery of one opponent."""

from ..skeletons.move_end import send
from ..state.draft import Draft
from ..state.tiles import CATAPULT
from ..state.walk import Walk
from .base import STOP, Trap


class Catapult(Trap):
    kind = CATAPULT

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        space = walk.pose >> 2
        draft.use(space)
        if draft.config.seats > 2 and space not in draft.aims:
            # ruling 34: one target per catapult and phase, chosen at its first victim
            draft.walk, draft.ask = walk, ("aim", space, ())
        else:
            target = draft.aims.get(space, (draft.seat + 1) % draft.config.seats)
            send(draft, walk, walk.members, target, "catapult")
        return STOP
