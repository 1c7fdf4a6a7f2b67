"""Rapier: all skeletons of a space beside the hero are turned, each as the player likes."""

from ...contract import Action
from ..skeletons.groups import leaders
from ..state.draft import Draft
from ..state.layout import CELL_OF, DIRECTIONS, KING_STEPS, NAMES
from .base import Weapon


class Rapier(Weapon):
    id = "rapier"

    def choices(self, draft: Draft) -> list[Action]:
        board = draft.board
        return [{"at": NAMES[at]} for at in KING_STEPS[board.hero] if board.is_occupied(at)]

    def use(self, draft: Draft, how: Action) -> None:
        """Asks for one after the other. Ruling 56: with an instructor, one facing for all."""
        space = CELL_OF[how["at"]]
        there = draft.board.skeletons_on(space)
        draft.ask = ("rapier", space, tuple(leaders(there)[:1] or there))


def turn(draft: Draft, token: int, facing: int) -> None:
    """The player has said where that one looks; asks for the next."""
    _, space, waiting = draft.ask or ("", 0, ())
    board = draft.board
    there = board.skeletons_on(space)
    for other in there if leaders(there) else [token]:
        board.skeletons[other] = space * 4 + facing
        draft.tell(
            "skeleton.turned",
            skeleton=other,
            at=NAMES[space],
            facing=DIRECTIONS[facing],
            by=Rapier.id,
        )
    left = tuple(other for other in waiting if other != token)
    draft.ask = ("rapier", space, left) if left else None
