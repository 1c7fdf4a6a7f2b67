"""What a seat has to choose now: one file per kind of decision.

Each knows its legal actions, reads an action that came from outside, and carries it out on a
draft. Reading refuses before anything is changed; carrying out can't fail.
"""

from collections.abc import Callable

from ..phases.asked import has_choice
from ..state.choice import Choice
from ..state.draft import Draft
from ..state.state import State
from .group import GroupLeader, TowerRebuild, TowerStop
from .hero import HeroMove
from .march import GroupOrder, MarchOrder
from .market import Shopping
from .repel import DragonOrder, DragonRepel
from .start import HeroStart
from .target import ExitTarget
from .trap import TrapPhase
from .weapon import RapierTurn, WeaponUse

__all__ = ["Choice", "Shopping", "choice_for", "open_choices"]

_ASKED: dict[str, Callable[[int, Draft, bool], Choice]] = {
    "repel": DragonRepel,
    "landing": DragonOrder,
    "exit": ExitTarget,
    "aim": ExitTarget,
    "hearse": ExitTarget,
    "weapon": WeaponUse,
    "rapier": RapierTurn,
    "march": MarchOrder,
    "order": GroupOrder,
    "leader": GroupLeader,
    "stop": TowerStop,
    "rebuild": TowerRebuild,
}
"""What is asked in the middle of a phase (the first word of ``draft.ask``), and its decision."""


def open_choices(state: State) -> dict[int, Choice]:
    if state.market is not None:
        return {
            seat: Shopping(seat, state.boards[seat], state.market, state.undoable[seat] > 0)
            for seat in state.market.choosing()
        }
    found = {}
    for seat, draft in enumerate(state.drafts):
        # a seat without a choice in a phase has been given a draft as it began
        choice = _choice(state, seat, draft)
        if choice is not None:
            found[seat] = choice
    return found


def choice_for(state: State, seat: int, draft: Draft | None) -> Choice | None:
    """What ``seat`` has to choose if ``draft`` is what it has done in this phase so far."""
    if draft is None and not has_choice(state, seat):
        return None
    return _choice(state, seat, draft)


def _choice(state: State, seat: int, draft: Draft | None) -> Choice | None:
    undo = state.undoable[seat] > 0
    if draft is not None:
        return _ASKED[draft.ask[0]](state.round, draft, undo) if draft.ask is not None else None
    phase, board = state.phase, state.boards[seat]
    if phase == "hero":
        return HeroMove(state.round, board.hero, undo)
    if phase == "trap":
        return TrapPhase(state.round, board, state.supply(seat), undo)
    return HeroStart(board, undo) if phase == "start" else None
