"""One player's realm as it is shown, field by field: the same in public and in private."""

from collections.abc import Collection, Sequence

from ...contract import View
from ..phases.scoring import points
from ..state.board import Board
from ..state.draft import Draft
from ..state.layout import COOPERATIVE, NAMES
from ..state.tiles import LETTER, LETTERS, face_of
from .skeleton_text import skeletons


def board_view(board: Board, draft: Draft | None, aim: View | None = None) -> View:
    view: View = {
        "hero": NAMES[board.hero] if board.hero >= 0 else None,
        "towers": {NAMES[space]: floors for space, floors in board.towers.items()},
        "houses": board.houses,
        "floors": board.floors,
        "tiles": {NAMES[space]: _tile(board.tiles[space]) for space in sorted(board.tiles)},
        "skeletons": skeletons(board, _turned(board, draft)),
    }
    if board.weapon:
        view["weapon"] = board.weapon
    if aim:
        view["aim"] = aim
    if board.layout is not COOPERATIVE:
        view["supply"] = supply_view(board.supply)
        view["points"] = points(board)
    return view


def supply_view(supply: Sequence[int]) -> dict[str, int]:
    return {letter: count for letter, count in zip(LETTERS, supply, strict=True) if count}


def _turned(board: Board, draft: Draft | None) -> Collection[int]:
    """Those that show the other side than the table: while a march waits, all that have moved."""
    if draft is None or not draft.marching:
        return board.held
    to_come = {*draft.queue, *(draft.walk.members if draft.walk else ())}
    return board.skeletons.keys() - to_come.union(draft.frozen)


def _tile(tile: int) -> View:
    face = face_of(tile)
    return {"trap": LETTER[tile], **({"face": face} if face else {}), "worn": bool(tile & 1)}
