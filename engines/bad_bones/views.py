"""What viewers may see, built field by field: what is not listed here stays hidden."""

from typing import Any

from ..contract import View
from .board import Board
from .draft import Draft
from .forecast import forecast
from .layout import ARROWS, DIRECTIONS, LANES, NAMES, TOWER
from .scoring import points
from .setup import floors, houses
from .state import State
from .tiles import LETTER, LETTERS, face_of
from .tokens import ENTRY, HOME, SYMBOL


def public(state: State) -> View:
    """For everybody: the boards as last shown, and who is ready."""
    return {
        "mode": "solo" if state.solo else "competitive",
        "round": state.round,
        "rounds": state.rounds if state.solo else None,
        "heroic": state.heroic,
        "phase": state.phase,
        "side": "black" if state.black else "white",
        "bag": len(state.bag),
        "layout": {
            "arrows": {at: dict(turns) for at, turns in ARROWS.items()},
            **{edge: list(symbols) for edge, symbols in LANES.items()},
        },
        "seats": [_seat(state, seat) for seat in range(len(state.boards))],
        "history": [
            {"floors": list(floors), "houses": list(houses)} for floors, houses in state.history
        ],
        "over": state.phase == "over",
    }


def _seat(state: State, seat: int) -> View:
    board = state.boards[seat]
    return {
        "ready": state.is_ready(seat),
        "out": state.phase == "over" and board.fallen() is not None,
        "floors_max": floors(state.solo),
        "houses_max": houses(state.solo),
        "board": board_view(board),
    }


def private(state: State, seat: int, draft: Draft | None = None) -> View:
    """For ``seat`` alone: its working board, as it would be with ``draft`` if that is given."""
    draft = draft or state.drafts[seat]
    board = draft.board if draft else state.boards[seat]
    return {
        "seat": seat,
        "ready": draft.ask is None if draft else state.is_ready(seat),
        "board": board_view(board),
        "forecast": forecast(state, seat, draft),
    }


def board_view(board: Board) -> View:
    held = board.held
    skeletons: dict[str, Any] = {}
    for token, pose in board.skeletons.items():
        skeletons[str(token)] = {
            "at": NAMES[pose >> 2],
            "facing": DIRECTIONS[pose & 3],
            "symbol": SYMBOL[token],
            "home": HOME[token],
        }
        if held and token in held:
            skeletons[str(token)]["held"] = True
    for token in board.cemetery:
        skeletons[str(token)] = {
            "at": "cemetery",
            "facing": DIRECTIONS[ENTRY[token] & 3],
            "symbol": SYMBOL[token],
            "home": HOME[token],
        }
    return {
        "hero": NAMES[board.hero] if board.hero >= 0 else None,
        "towers": {NAMES[TOWER]: board.floors},
        "houses": board.houses,
        "floors": board.floors,
        "tiles": {NAMES[space]: _tile(board.tiles[space]) for space in sorted(board.tiles)},
        "supply": {
            letter: count for letter, count in zip(LETTERS, board.supply, strict=True) if count
        },
        "skeletons": skeletons,
        "points": points(board),
    }


def _tile(tile: int) -> View:
    face = face_of(tile)
    return {"trap": LETTER[tile], **({"face": face} if face else {}), "worn": bool(tile & 1)}
