"""What viewers may see, built field by field: what is not listed here stays hidden."""

from collections.abc import Collection

from ..contract import View
from .board import Board
from .draft import Draft
from .forecast import forecast
from .layout import NAMES, Layout
from .scoring import points
from .setting import Setting
from .shown import skeletons
from .state import State
from .tiles import INTACT_STARS, LETTER, LETTERS, face_of
from .tokens import CHIEF, COPIES, HOME, MODELS, SYMBOL


def public(state: State) -> View:
    """For everybody: the boards as last shown, and who has still to choose."""
    setting = state.setting
    return {
        "mode": setting.mode,
        "advanced": setting.advanced,
        "chiefs": list(setting.chiefs),
        "round": state.round,
        "rounds": None if setting.sealed else setting.rounds,
        "heroic": setting.heroic,
        "endless": setting.endless,
        "phase": state.phase,
        "side": "black" if state.black else "white",
        "bag": len(state.bag),
        "removed": len(state.removed),
        "layout": _layout(setting),
        "choosing": [seat for seat in range(len(state.boards)) if not state.is_ready(seat)],
        "seats": [_seat(state, seat) for seat in range(len(state.boards))],
        "history": [
            {"floors": list(floors), "houses": list(houses)} for floors, houses in state.history
        ],
        "over": state.phase == "over",
    }


def _layout(setting: Setting) -> View:
    """What never changes: said once, never again in a patch."""
    layout: Layout = setting.layout
    shown = {
        "arrows": {at: dict(turns) for at, turns in layout.arrows.items()},
        "towers": [NAMES[space] for space in layout.towers],
        "edges": layout.edges,
        **{edge: list(symbols) for edge, symbols in layout.lanes.items()},
        "copies": COPIES,
        "models": list(MODELS),
        "stars": dict(zip(LETTERS, INTACT_STARS, strict=True)),
    }
    if setting.chiefs:
        shown["chiefs"] = {
            str(token): f"{SYMBOL[token]}{HOME[token]}*{chief}"
            for token, chief in enumerate(CHIEF)
            if chief in setting.chiefs
        }
    return shown


def _seat(state: State, seat: int) -> View:
    board = state.boards[seat]
    return {
        "out": state.phase == "over" and board.fallen() is not None,
        "floors_max": state.setting.floors * len(state.setting.layout.towers),
        "houses_max": state.setting.houses,
        # alone and together nothing is sealed
        "board": board_view(board, None if state.setting.sealed else state.drafts[seat]),
    }


def private(state: State, seat: int, draft: Draft | None = None) -> View:
    """For ``seat`` alone: its working board, as it would be with ``draft`` if that is given."""
    draft = draft or state.drafts[seat]
    board = draft.board if draft else state.boards[seat]
    return {
        "seat": seat,
        "ready": draft.ask is None if draft else state.is_ready(seat),
        "board": board_view(board, draft),
        "forecast": forecast(state, seat, draft),
    }


def board_view(board: Board, draft: Draft | None) -> View:
    return {
        "hero": NAMES[board.hero] if board.hero >= 0 else None,
        "towers": {NAMES[space]: floors for space, floors in board.towers.items()},
        "houses": board.houses,
        "floors": board.floors,
        "tiles": {NAMES[space]: _tile(board.tiles[space]) for space in sorted(board.tiles)},
        "supply": {
            letter: count for letter, count in zip(LETTERS, board.supply, strict=True) if count
        },
        "skeletons": skeletons(board, _turned(board, draft)),
        "points": points(board),
    }


def _turned(board: Board, draft: Draft | None) -> Collection[int]:
    """Who shows the other side than the table: while a march waits, whoever has had its move."""
    if draft is None or not draft.marching:
        return board.held
    to_come = {*draft.queue, *([draft.walk.token] if draft.walk else [])}
    return board.skeletons.keys() - to_come


def _tile(tile: int) -> View:
    face = face_of(tile)
    return {"trap": LETTER[tile], **({"face": face} if face else {}), "worn": bool(tile & 1)}
