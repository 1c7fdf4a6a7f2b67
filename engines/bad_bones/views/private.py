"""The view of one seat alone: its working board, and what that would come to."""

from ...contract import View
from ..skeletons.crossings import crossed
from ..state.board import Board
from ..state.draft import Draft
from ..state.state import State
from .aim import aim
from .board_view import board_view
from .forecast import forecast


def private(state: State, seat: int, draft: Draft | None = None) -> View:
    """For ``seat`` alone: its working board, as it would be with ``draft`` if that is given."""
    draft = draft or state.drafts[seat]
    return {
        "seat": seat,
        "ready": draft.ask is None if draft else state.is_ready(seat),
        "board": board_view(_own_board(state, seat, draft), draft, aim(state, seat, draft)),
        "forecast": None if state.phase in ("market", "start") else forecast(state, seat, draft),
    }


def _own_board(state: State, seat: int, draft: Draft | None) -> Board:
    board = draft.board if draft else state.boards[seat]
    if state.config.sealed:
        return board
    boards, drafts = state.boards.copy(), state.drafts.copy()
    boards[seat], drafts[seat] = board, draft
    houses = state.boards[0].houses
    acted = [each for each in drafts if each is not None]
    return crossed(state.config, houses, boards, acted)[seat]
