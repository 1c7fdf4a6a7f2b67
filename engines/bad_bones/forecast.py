"""What the coming march will do, as far as no choice is involved.

It is played on a copy by the very code that plays the march; where that would ask, the skeleton
is taken out of it and the rest goes on.
"""

from typing import Any

from ..contract import View
from . import movement
from .board import Board
from .draft import Ask, Draft
from .layout import DIRECTIONS
from .moves import moves
from .state import State
from .walk import Walk


def forecast(state: State, seat: int, draft: Draft | None) -> View:
    board = draft.board if draft else state.boards[seat]
    march = Draft(seat, state.setting, True, state.black, board.copy())
    paths: dict[str, Any] = {}
    asked: set[tuple[str, int]] = set()
    if state.phase == "march" and draft is not None:
        march.queue, march.aims = draft.queue.copy(), draft.aims.copy()
    elif state.phase in ("hero", "trap"):
        movement.muster(march)
    if draft and draft.walk and draft.ask:
        _unknown(march, draft.walk, draft.ask, paths, asked)
        for token in [] if draft.marching else draft.queue:
            # whoever a landing dragon still has to repel
            pose = board.skeletons[token]
            ask = ("repel", pose >> 2, ())
            _unknown(march, Walk.of(token, pose), ask, paths, asked)
    while True:
        movement.run(march)
        if march.walk is None or march.ask is None:
            break
        _unknown(march, march.walk, march.ask, paths, asked)
    return _summary(board, march, paths, len(asked))


def _unknown(
    march: Draft, walk: Walk, ask: Ask, paths: dict[str, Any], asked: set[tuple[str, int]]
) -> None:
    """Notes that the player will have to choose for ``walk``, and takes it out."""
    kind, at, _ = ask
    asked.add((kind, at) if kind == "aim" else (kind, -walk.token - 1))
    paths[str(walk.token)] = {
        "path": [march.board.layout.names[place] for place in walk.path],
        "facing": DIRECTIONS[walk.pose & 3],
        **({"end": "choice"} if kind == "repel" else {"end": "sent", "target": None}),
    }
    march.walk = march.ask = None
    del march.board.skeletons[walk.token]
    if walk.token in march.queue:
        march.queue.remove(walk.token)


def _summary(before: Board, march: Draft, paths: dict[str, Any], choices: int) -> dict[str, Any]:
    for token, path, facing, end in moves(march.told):
        paths[str(token)] = {"path": path, "facing": facing, "end": end}
    for event in march.told:
        if event.type == "skeleton.sent":
            paths[str(event.values["skeleton"])]["target"] = event.values["target"]
    ends = [path["end"] for path in paths.values()]
    return {
        "floors": before.floors - march.board.floors,
        "houses": before.houses - march.board.houses,
        "slain": ends.count("slain"),
        "sent": ends.count("sent"),
        "choices": choices,
        "stolen": any(event.type == "treasure.stolen" for event in march.told),
        "paths": paths,
    }
