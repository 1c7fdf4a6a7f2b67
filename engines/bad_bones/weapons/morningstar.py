"""Morning star: knocks all skeletons of a space beside the hero onto another one beside him."""

from ...contract import Action
from ..state.draft import Draft
from ..state.layout import CELL_OF, KING_STEPS, NAMES
from ..state.tiles import RUIN
from .base import Weapon


class MorningStar(Weapon):
    id = "morningstar"

    def choices(self, draft: Draft) -> list[Action]:
        """Rulings 46 and 12.46: not onto a trap, a tower or the hero; a bombed ruin is no trap."""
        board = draft.board
        around = KING_STEPS[board.hero]
        free = [
            space
            for space in around
            if space not in board.towers and board.tiles.get(space, RUIN * 4) >> 2 == RUIN
        ]
        return [
            {"from": NAMES[source], "to": NAMES[target]}
            for source in around
            if board.is_occupied(source)
            for target in free
            if target != source
        ]

    def use(self, draft: Draft, how: Action) -> None:
        """They keep their facing: neither arrow nor treasure turns them."""
        board = draft.board
        target = CELL_OF[how["to"]]
        moved = board.skeletons_on(CELL_OF[how["from"]])
        for token in moved:
            facing = board.skeletons.pop(token) & 3
            board.skeletons[token] = target * 4 + facing
        draft.tell(
            "skeletons.shoved", skeletons=moved, **{"from": how["from"], "to": how["to"]}
        )  # fmt: skip
