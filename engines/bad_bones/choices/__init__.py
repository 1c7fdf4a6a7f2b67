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

__all__ = ["Choice", "choice_for", "has_choice", "open_choices"]


def open_choices(state: State) -> dict[int, Choice]:
    found = {}
    for seat, draft in enumerate(state.drafts):
        choice = choice_for(state, seat, draft)
        if choice is not None:
            found[seat] = choice
    return found


def has_choice(state: State, seat: int) -> bool:
    """Whether a seat that has done nothing yet is asked in this phase."""
    board = state.boards[seat]
    if state.phase == "hero":
        return board.hero >= 0
    # with nothing to place and nothing to take back there is only passing
    return state.phase == "trap" and (any(board.supply) or bool(board.tiles))


def choice_for(state: State, seat: int, draft: Draft | None) -> Choice | None:
    """What ``seat`` has to choose if ``draft`` is what it has done in this phase so far."""
    undo = state.undoable[seat] > 0
    if draft is None:
        if not has_choice(state, seat):
            return None
        if state.phase == "hero":
            return HeroMove(state.round, state.boards[seat].hero, undo)
        return TrapPhase(state.round, state.boards[seat], undo)
    if draft.ask is None:
        return None
    if draft.ask[0] == "repel":
        return DragonRepel(state.round, draft, undo)
    return ExitTarget(state.round, draft, undo)
