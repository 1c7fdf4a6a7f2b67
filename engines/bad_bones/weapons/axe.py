"""War axe: kills all skeletons of one symbol on the four sides of the hero."""

from ...contract import Action
from ..skeletons.kills import strike
from ..state.draft import Draft
from ..state.layout import LURES, SYMBOLS
from ..state.tokens import SYMBOL
from .base import Weapon


class Axe(Weapon):
    id = "axe"

    def choices(self, draft: Draft) -> list[Action]:
        found = {SYMBOL[token] for token in _beside(draft)}
        return [{"symbol": symbol} for symbol in SYMBOLS if symbol in found]

    def use(self, draft: Draft, how: Action) -> None:
        hit = [token for token in _beside(draft) if SYMBOL[token] == how["symbol"]]
        strike(draft, hit, self.id)


def _beside(draft: Draft) -> list[int]:
    board = draft.board
    sides = LURES[board.hero]  # its orthogonal neighbours
    return [token for token, pose in board.skeletons.items() if pose >> 2 in sides]
