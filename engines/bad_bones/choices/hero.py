"""Phase 1: the hero moves one king's step and destroys whom he meets (rulings 8 and 9)."""

from typing import Any

from ...contract import Action, IllegalAction
from ..march.phase_end import end_phase
from ..skeletons.kills import slay
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.layout import CELL_OF, CELLS, KING_STEPS, NAMES
from ..weapons import offer
from .base import fields, only, text
from .illegal import illegal

_ACTIONS = {
    space: tuple({"type": "hero.move", "to": NAMES[to]} for to in KING_STEPS[space])
    for space in CELLS
}


class HeroMove(Choice):
    __slots__ = ("hero",)
    kind = "hero.move"

    def __init__(self, round_: int, hero: int, undo: bool) -> None:
        self.round = round_
        self._undo = undo
        self.hero = hero

    @property
    def id(self) -> str:
        return f"{self.round}.hero.{NAMES[self.hero]}"

    @property
    def actions(self) -> tuple[Action, ...]:
        return _ACTIONS[self.hero]

    def read(self, action: Any) -> int:
        if type(action) is dict and len(action) == 2 and action.get("type") == "hero.move":
            name = action.get("to")
            if type(name) is str and CELL_OF.get(name) in KING_STEPS[self.hero]:
                return CELL_OF[name]
        raise self._refusal(action)

    def _refusal(self, action: Any) -> IllegalAction:
        """Why it is not legal."""
        fields(action, ("hero.move",))
        text(action, "to")
        only(action, 2)
        return illegal("too_far")

    def take(self, draft: Draft, move: int) -> None:
        board = draft.board
        draft.tell_of("hero.moved", {"from": NAMES[board.hero], "to": NAMES[move]})
        board.hero = move
        if board.is_occupied(move):
            slain = board.skeletons_on(move)
            left = board.skeletons.items()
            board.skeletons = {token: pose for token, pose in left if token not in slain}
            slay(draft, slain)
            offer(draft)
            if draft.ask is None:
                end_phase(draft)
