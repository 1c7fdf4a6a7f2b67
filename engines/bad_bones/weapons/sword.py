"""Two-handed sword: the hero moves again, and kills whom he meets."""

from ...contract import Action
from ..skeletons.kills import strike
from ..state.draft import Draft
from ..state.layout import CELL_OF, KING_STEPS, NAMES
from .base import Weapon


class Sword(Weapon):
    id = "sword"

    def choices(self, draft: Draft) -> list[Action]:
        return [{"to": NAMES[to]} for to in KING_STEPS[draft.board.hero]]

    def use(self, draft: Draft, how: Action) -> None:
        board = draft.board
        draft.tell("hero.moved", **{"from": NAMES[board.hero], "to": how["to"]})
        board.hero = CELL_OF[how["to"]]
        # ruling 10: on a tower he meets nobody, and nobody stands there
        strike(draft, board.skeletons_on(board.hero), self.id)
