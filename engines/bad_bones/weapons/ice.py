"""Ice staff: flips all skeletons of one space, so that they miss a march (rulings 47, 12.47)."""

from ...contract import Action
from ..state.draft import Draft
from ..state.layout import CELL_OF, CELLS, NAMES
from .base import Weapon


class IceStaff(Weapon):
    id = "ice"

    def choices(self, draft: Draft) -> list[Action]:
        board = draft.board
        return [{"at": NAMES[space]} for space in CELLS if board.is_occupied(space)]

    def use(self, draft: Draft, how: Action) -> None:
        there = draft.board.skeletons_on(CELL_OF[how["at"]])
        for token in there:
            if draft.marching:
                _in_the_march(draft, token)
            else:
                _before_it(draft, token)
        draft.tell("skeletons.frozen", skeletons=there, at=how["at"])


def _in_the_march(draft: Draft, token: int) -> None:
    """One that has not moved yet skips this march, any other the next."""
    if token in draft.queue:
        draft.queue.remove(token)
    else:
        draft.frozen += (token,)


def _before_it(draft: Draft, token: int) -> None:
    """One that was frozen already shows the table's side again."""
    board = draft.board
    if token in board.held:
        board.held = [other for other in board.held if other != token]
    else:
        board.held = [*board.held, token]
