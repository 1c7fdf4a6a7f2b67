"""Bomb: destroys all who step on it, and leaves a ruin for ever; may be dropped on skeletons."""

from ..skeletons.kills import discard
from ..skeletons.move_end import be_destroyed
from ..state.draft import Draft
from ..state.layout import NAMES
from ..state.tiles import BOMB
from ..state.walk import Walk
from .base import STOP, Trap


class Bomb(Trap):
    kind = BOMB
    on_skeletons = True

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        draft.use(walk.pose >> 2)
        be_destroyed(draft, walk, "bomb")
        return STOP

    def placed(self, draft: Draft, space: int) -> None:
        """Ruling 19: dropped on skeletons it bursts at once."""
        for token in draft.board.skeletons_on(space):
            draft.use(space)
            del draft.board.skeletons[token]
            draft.tell("skeleton.destroyed", skeleton=token, at=NAMES[space], by="bomb")
            discard(draft, token)
