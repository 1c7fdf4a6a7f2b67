"""Treasure: turns skeletons beside it towards itself, until one of them has it."""

from ..skeletons.move_end import rest
from ..state.draft import Draft
from ..state.layout import DIRECTIONS, LURES, NAMES
from ..state.tiles import TREASURE
from ..state.walk import Walk
from .base import STOP, Trap


class Treasure(Trap):
    kind = TREASURE

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        rest(draft, walk, walk.pose, "treasure")
        return STOP

    def placed(self, draft: Draft, space: int) -> None:
        lure = LURES[space]
        skeletons = draft.board.skeletons
        for token, pose in sorted(skeletons.items(), key=lambda item: item[1] >> 2):
            turned = lure.get(pose >> 2, pose)
            if turned != pose:
                skeletons[token] = turned
                draft.tell(
                    "skeleton.turned",
                    skeleton=token,
                    at=NAMES[pose >> 2],
                    facing=DIRECTIONS[turned & 3],
                )
