"""States as bytes and back."""

from typing import Any

import orjson

from ..contract import Event
from ..rng import Rng
from .board import Board
from .draft import Draft
from .state import State
from .walk import Walk


def dump(state: State) -> bytes:
    return orjson.dumps(
        {
            "solo": state.solo,
            "rounds": state.rounds,
            "heroic": state.heroic,
            "rng": [state.rng.key.hex(), state.rng.count],
            "bag": state.bag.hex(),
            "boards": [_board(board) for board in state.boards],
            "drafts": [draft and _draft(draft) for draft in state.drafts],
            "round": state.round,
            "phase": state.phase,
            "black": state.black,
            "barrier": state.barrier,
            "undoable": state.undoable,
            "history": state.history,
            "cause": state.cause,
        }
    )


def load(data: bytes) -> State:
    values = orjson.loads(data)
    key, count = values.pop("rng")
    return State(
        rng=Rng(bytes.fromhex(key), count),
        bag=bytearray.fromhex(values.pop("bag")),
        boards=[_load_board(board) for board in values.pop("boards")],
        drafts=[draft and _load_draft(draft) for draft in values.pop("drafts")],
        history=[(floors, houses) for floors, houses in values.pop("history")],
        **values,
    )


def _flat(mapping: dict[int, int]) -> list[int]:
    return [number for item in mapping.items() for number in item]


def _unflat(numbers: list[int]) -> dict[int, int]:
    return dict(zip(numbers[::2], numbers[1::2], strict=True))


def _board(board: Board) -> list[Any]:
    return [
        board.hero,
        board.floors,
        board.houses,
        _flat(board.tiles),
        board.supply,
        _flat(board.skeletons),
        board.held,
        board.cemetery,
    ]


def _load_board(values: list[Any]) -> Board:
    hero, floors, houses, tiles, supply, skeletons, held, cemetery = values
    return Board(
        hero, floors, houses, _unflat(tiles), supply, _unflat(skeletons), held, cemetery
    )  # fmt: skip


def _draft(draft: Draft) -> list[Any]:
    walk = draft.walk
    return [
        draft.seat,
        draft.seats,
        draft.marching,
        _board(draft.board),
        [[event.type, event.values] for event in draft.told],
        draft.bagged,
        draft.sent,
        draft.queue,
        draft.used,
        _flat(draft.aims),
        draft.landed,
        walk and [walk.token, walk.start, walk.path, walk.pose, walk.entered, walk.dragons],
        draft.ask,
    ]


def _load_draft(values: list[Any]) -> Draft:
    seat, seats, marching, board, told, bagged, sent, queue, used, aims, landed, walk, ask = values
    return Draft(
        seat,
        seats,
        marching,
        _load_board(board),
        [Event(kind, told_values) for kind, told_values in told],
        bagged,
        [(target, token) for target, token in sent],
        queue,
        used,
        _unflat(aims),
        landed,
        walk and Walk(*walk),
        ask and (ask[0], ask[1], tuple(ask[2])),
    )
