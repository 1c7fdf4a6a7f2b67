"""Dragon: repels each skeleton to a side of the player's choice, and may land on them."""

from collections.abc import Mapping

from ..skeletons.groups import form
from ..skeletons.move_end import be_destroyed
from ..state.draft import Draft
from ..state.layout import NAMES
from ..state.tiles import BARRICADE, DRAGON, LETTER, RUIN, SPRING
from ..state.walk import Walk
from .base import STOP, Trap


class Dragon(Trap):
    kind = DRAGON
    on_skeletons = True

    def __init__(self, traps: Mapping[int, Trap]) -> None:
        self._traps = traps

    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        space = walk.pose >> 2
        if space != draft.landed:  # ruling 12.16: coming back in phase 2 is still the same use
            draft.use(space)
        return self.repel(draft, walk)

    def placed(self, draft: Draft, space: int) -> None:
        """Ruling 16: on skeletons it lands, damaged at once, and each of them has to go."""
        skeletons = draft.board.skeletons_on(space)
        if skeletons:
            draft.landed = space
            draft.board.tiles[space] |= 1
            draft.tell("trap.damaged", trap=LETTER[DRAGON * 4], at=NAMES[space])
            draft.queue = skeletons[::-1]
            draft.groups = form(draft)

    def repel(self, draft: Draft, walk: Walk, side: int = -1) -> int:
        """The pose in which ``walk`` flees, or ``STOP`` where the player has to say or none is.

        ``side`` is what he has said before: it holds unless it was closed meanwhile.
        """
        space = walk.pose >> 2
        sides = self.sides(draft, walk)
        if not sides:
            be_destroyed(draft, walk, "dragon")
            return STOP
        if side in sides:
            sides = (side,)
        if len(sides) > 1:
            draft.walk, draft.ask = walk, ("repel", space, sides)
            return STOP
        walk.dragons += (space,)
        return space * 4 + sides[0]

    def sides(self, draft: Draft, walk: Walk) -> tuple[int, ...]:
        """To which it may drive them."""
        space = walk.pose >> 2
        return tuple(side for side in range(4) if self._is_open(draft, walk, space * 4 + side))

    def _is_open(self, draft: Draft, walk: Walk, pose: int) -> bool:
        """Rulings 12.32 and 33: follows the way from that side to its end or the next dragon."""
        board = draft.board
        layout = board.layout
        entered = set(walk.entered)
        direct, landing = True, False
        while True:
            pose = layout.step[pose]
            space = pose >> 2
            if space in board.towers:
                return True
            tile = board.tiles.get(space, RUIN * 4)  # a bombed ruin is as good as no tile
            kind = tile >> 2
            if kind == BARRICADE and not landing:
                return False
            if kind in (RUIN, BARRICADE) or space == board.hero:
                return True
            if pose in entered:
                return False
            entered.add(pose)
            if kind == DRAGON:
                return not (direct and space in walk.dragons)
            pose = self._traps[kind].way(layout, tile, pose)
            if pose == STOP:
                return True
            direct, landing = False, kind == SPRING
