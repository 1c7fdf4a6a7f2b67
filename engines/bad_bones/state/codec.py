"""States as bytes and back, field by field as the classes list them."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import orjson

from ...contract import Event
from ...runtime.rng import Rng
from ..options import Options
from .board import Board
from .draft import Draft
from .game_config import GameConfig
from .layout import COMPETITIVE, COOPERATIVE
from .market import Market
from .state import State
from .walk import Walk

_LEFT_OUT = {"config", "layout", "choices"}
"""What the options and the number of seats say."""


def dump(state: State) -> bytes:
    values = _values(state)
    values["rng"] = [state.rng.key.hex(), state.rng.count]
    values["bag"] = state.bag.hex()
    values["boards"] = [_values(board) for board in state.boards]
    values["drafts"] = [draft and _draft(draft) for draft in state.drafts]
    values["market"] = state.market and _values(state.market)
    values["options"] = state.config.options().model_dump()
    values["plain"] = state.config.plain
    return orjson.dumps(values, option=orjson.OPT_NON_STR_KEYS)


def load(data: bytes) -> State:
    values = orjson.loads(data)
    boards = values["boards"]
    config = GameConfig.of(Options(**values.pop("options")), len(boards))
    if config.plain != values["plain"]:  # a scenario of the basic game with pieces of another
        config = replace(config, plain=values["plain"])
    del values["plain"]
    key, count = values["rng"]
    values["rng"] = Rng(bytes.fromhex(key), count)
    values["bag"] = bytearray.fromhex(values["bag"])
    values["boards"] = [_load_board(board, config) for board in boards]
    values["drafts"] = [draft and _load_draft(draft, config) for draft in values["drafts"]]
    values["history"] = [(floors, houses) for floors, houses in values["history"]]
    values["market"] = values["market"] and Market(**values["market"])
    return State(config=config, **values)


def _values(thing: Board | Draft | Market | State | Walk) -> dict[str, Any]:
    return {
        field.name: getattr(thing, field.name)
        for field in fields(thing)
        if field.name not in _LEFT_OUT
    }


def _draft(draft: Draft) -> dict[str, Any]:
    values = _values(draft)
    values["board"] = _values(draft.board)
    values["told"] = [[event.type, event.values] for event in draft.told]
    values["walk"] = draft.walk and _values(draft.walk)
    if not draft.flights:  # written only where there are any: states of before hash as they did
        del values["flights"]
    return values


def _by_number(mapping: dict[str, int]) -> dict[int, int]:
    return {int(key): value for key, value in mapping.items()}


def _pairs(pairs: list[list[int]]) -> list[tuple[int, int]]:
    return [(first, second) for first, second in pairs]


_READ: dict[str, Callable[[Any], Any]] = {
    "towers": _by_number,
    "tiles": _by_number,
    "skeletons": _by_number,
    "aims": _by_number,
    "groups": _by_number,
    "flights": _by_number,
    "sent": _pairs,
    "gifts": lambda gifts: tuple(_pairs(gifts)),
    **dict.fromkeys(("capital", "slain", "frozen", "saboteurs", "sabotaged", "removed"), tuple),
    **dict.fromkeys(("entered", "dragons"), tuple),
    "walk": lambda walk: walk and Walk(**_read(walk)),
    "ask": lambda ask: ask and (ask[0], ask[1], tuple(ask[2])),
    "told": lambda told: [Event(kind, values) for kind, values in told],
}
"""What JSON writes differently than it was."""


def _read(values: dict[str, Any]) -> dict[str, Any]:
    return {key: _READ[key](value) if key in _READ else value for key, value in values.items()}


def _load_board(values: dict[str, Any], config: GameConfig) -> Board:
    return Board(layout=COOPERATIVE if config.cooperative else COMPETITIVE, **_read(values))


def _load_draft(values: dict[str, Any], config: GameConfig) -> Draft:
    board = _load_board(values.pop("board"), config)
    return Draft(config=config, board=board, **_read(values))
