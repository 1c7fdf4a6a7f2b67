"""What a seat has to choose now: one file per kind of decision.

Each knows its legal actions, reads an action that came from outside, and carries it out on a
draft. Reading refuses before anything is changed; carrying out can't fail.
"""

from ..draft import Draft
from ..state import State
from .base import Choice
from .hero import HeroMove
from .repel import DragonRepel
from .target import ExitTarget
from .trap import TrapPhase

__all__ = ["Choice", "choice_for", "open_choices"]


def open_choices(state: State) -> dict[int, Choice]:
    found = {}
    for seat, draft in enumerate(state.drafts):
        choice = choice_for(state, seat, draft)
        if choice is not None:
            found[seat] = choice
    return found


def choice_for(state: State, seat: int, draft: Draft | None) -> Choice | None:
    """What ``seat`` has to choose if ``draft`` is what it has done in this phase so far."""
    undo = state.undoable[seat] > 0
    if draft is None:
        if state.phase == "hero":
            hero = state.boards[seat].hero
            return HeroMove(state.round, hero, undo) if hero >= 0 else None
        if state.phase == "trap":
            board = state.boards[seat]
            # with nothing to place and nothing to take back there is only passing: not asked
            return TrapPhase(state.round, board, undo) if any(board.supply) or board.tiles else None
        return None
    if draft.ask is None:
        return None
    if draft.ask[0] == "repel":
        return DragonRepel(state.round, draft, undo)
    return ExitTarget(state.round, draft, undo)
