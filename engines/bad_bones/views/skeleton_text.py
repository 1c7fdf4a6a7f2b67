"""How a view writes a skeleton: a few letters, since most of what a frame says is who has moved.

``"2,3D"`` stands on 2,3 and faces down; a ``'`` behind it, as in the notation, says that it shows
the other side than the table. The layout says once which skeleton a token is.

>>> read("61", "2,3D'")
Shown(at='2,3', facing='D', symbol='p', home='T', held=True, chief=None)
>>> read("61", "cemetery").facing
'D'
"""

from collections.abc import Container
from typing import NamedTuple

from ..state.board import Board
from ..state.layout import COMPETITIVE, COOPERATIVE, DIRECTIONS
from ..state.tokens import CHIEF, HOME, SPOT, SYMBOL

CEMETERY = "cemetery"
_POSES = {
    layout.edges: [name + facing for name in layout.names for facing in DIRECTIONS]
    for layout in (COMPETITIVE, COOPERATIVE)
}


class Shown(NamedTuple):
    at: str
    facing: str
    symbol: str
    home: str
    held: bool
    chief: str | None = None


def skeletons(board: Board, turned: Container[int]) -> dict[str, str]:
    """Those of a board; ``turned`` show the other side than the table."""
    poses = _POSES[board.layout.edges]
    found = {
        str(token): poses[pose] + ("'" if token in turned else "")
        for token, pose in board.skeletons.items()
    }
    return found | dict.fromkeys(map(str, board.cemetery), CEMETERY)


def read(key: str, text: str, cooperative: bool = False) -> Shown:
    token = int(key)
    held = text.endswith("'")
    # in the cemetery it faces as it will enter
    place = text.rstrip("'")
    if place == CEMETERY:
        layout = COOPERATIVE if cooperative else COMPETITIVE
        facing = DIRECTIONS[layout.spot[SPOT[token]] & 3]
        return Shown(place, facing, SYMBOL[token], HOME[token], held, CHIEF[token])
    return Shown(place[:-1], place[-1], SYMBOL[token], HOME[token], held, CHIEF[token])
