"""The view of everybody, built field by field: anything not listed here stays hidden."""

from collections.abc import Sequence

from ...contract import View
from ..phases.market import refusals
from ..skeletons.crossings import crossed, to_bag
from ..state.board import Board
from ..state.draft import Draft
from ..state.market import Market
from ..state.state import State
from ..state.tiles import LETTERS
from .aim import aim
from .board_view import board_view, supply_view
from .layout_view import layout_view


def public(state: State) -> View:
    """For everybody: the boards as last shown, and who has still to choose."""
    config = state.config
    drafts = _open_drafts(state)
    boards = crossed(config, state.boards[0].houses, state.boards, drafts)
    return {
        "mode": config.mode,
        "advanced": config.advanced,
        "chiefs": list(config.chiefs),
        "round": state.round,
        "rounds": None if config.sealed else config.rounds,
        "heroic": config.heroic,
        "endless": config.endless,
        "phase": state.phase,
        "side": "black" if state.black else "white",
        "bag": len(state.bag) + sum(map(to_bag, drafts)),
        "removed": len(state.removed) + sum(len(draft.removed) for draft in drafts),
        "layout": layout_view(config),
        "choosing": [seat for seat in range(len(state.boards)) if not state.is_ready(seat)],
        "seats": [_seat(state, seat, board) for seat, board in enumerate(boards)],
        "market": _market(state, state.market) if state.market else None,
        "supply": supply_view(state.common) if config.cooperative else None,
        "locked": supply_view(_count(state.locked)) if config.cooperative else None,
        "history": [
            {"floors": list(floors), "houses": list(houses)} for floors, houses in state.history
        ],
        "over": state.phase == "over",
    }


def _open_drafts(state: State) -> list[Draft]:
    """Alone and together all is seen as if it had taken effect already."""
    if state.config.sealed:
        return []
    return [draft for draft in state.drafts if draft is not None]


def _seat(state: State, seat: int, board: Board) -> View:
    fell = board.fallen() if state.phase == "over" else None
    # alone and together nothing is sealed
    sealed = state.config.sealed
    draft = None if sealed else state.drafts[seat]
    return {
        "out": fell is not None,
        **({"fell": fell} if fell else {}),
        "floors_max": state.config.floors * len(state.config.layout.towers),
        "houses_max": state.config.houses,
        "board": board_view(board, draft, None if sealed else aim(state, seat, draft)),
    }


def _market(state: State, market: Market) -> View:
    together = not market.order
    return {
        "stock": dict(market.stock),
        "purses": None if together else list(market.purses),
        "purse": market.purses[0] if together else None,
        "turn": None if together else next(iter(market.choosing()), None),
        "passed": list(market.passed),
        "order": market.turns(),
        "lap": market.lap,
        "bought": [list(items) for items in market.bought],
        "refused": [refusals(market, board, seat) for seat, board in enumerate(state.boards)],
    }


def _count(kinds: Sequence[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(1, len(LETTERS) + 1)]
