"""What the hero would meet: where his next step, or his weapon, would fell somebody.

It is played on a copy by the code that plays it.
"""

from collections import Counter

from ...contract import View
from ..choices.hero import HeroMove
from ..phases.flow import fresh
from ..state.board import Board
from ..state.components import WEAPON_KILLS
from ..state.draft import Draft
from ..state.layout import KING_STEPS, LURES, NAMES
from ..state.state import State
from ..state.tokens import SYMBOL


def aim(state: State, seat: int, draft: Draft | None) -> View | None:
    """Of a seat that is asked for one or the other; ``None`` where nobody would fall."""
    if draft is None:
        return _step(state, seat) if state.phase == "hero" else None
    if draft.ask is None or draft.ask[0] != "weapon":
        return None
    if draft.board.weapon == "sword":
        met = _met(draft.board)
        return {"slain": [NAMES[space] for space in met]} if met else None
    return _axe(draft.board) if draft.board.weapon == "axe" else None


def _met(board: Board) -> dict[int, int]:
    """Around the hero: spaces on which skeletons stand, and how many."""
    if board.hero < 0:
        return {}
    standing = Counter(pose >> 2 for pose in board.skeletons.values())
    return {space: standing[space] for space in KING_STEPS[board.hero] if standing[space]}


def _step(state: State, seat: int) -> View | None:
    met = _met(state.boards[seat])
    if not met:
        return None
    view: View = {"slain": [NAMES[space] for space in met]}
    armed = [NAMES[space] for space in met if _armed(state, seat, space, met[space])]
    return {**view, "armed": armed} if armed else view


def _armed(state: State, seat: int, space: int, count: int) -> bool:
    """Whether his weapon would be offered there."""
    if not state.boards[seat].weapon or count < WEAPON_KILLS:
        return False
    draft = fresh(state, seat)
    HeroMove(state.round, draft.board.hero, False).take(draft, space)
    return draft.ask is not None and draft.ask[0] == "weapon"


def _axe(board: Board) -> View:
    """The spaces it reaches, and how many of each symbol stand there."""
    reach = LURES[board.hero]
    hit = Counter(SYMBOL[token] for token, pose in board.skeletons.items() if pose >> 2 in reach)
    return {"reach": [NAMES[space] for space in reach], "symbols": dict(sorted(hit.items()))}
