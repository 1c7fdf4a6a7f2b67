"""How a view writes a skeleton: a few letters, since most of what a frame says is who has moved.

``"2,3D"`` stands on 2,3 and faces down; a ``'`` behind it, as in the notation, says that it shows
the other side than the table. What its token is never changes, and stands in the layout.

>>> read("61", "2,3D'")
Shown(at='2,3', facing='D', symbol='p', home='T', held=True)
>>> read("61", "cemetery").facing
'D'
"""

from collections.abc import Container
from typing import NamedTuple

from .board import Board
from .layout import DIRECTIONS, NAMES
from .tokens import ENTRY, HOME, SYMBOL

CEMETERY = "cemetery"
_POSES = [name + facing for name in NAMES for facing in DIRECTIONS]


class Shown(NamedTuple):
    at: str
    facing: str
    symbol: str
    home: str
    held: bool


def skeletons(board: Board, turned: Container[int]) -> dict[str, str]:
    """Those of a board; ``turned`` show the other side than the table."""
    found = {
        str(token): _POSES[pose] + ("'" if token in turned else "")
        for token, pose in board.skeletons.items()
    }
    return found | dict.fromkeys(map(str, board.cemetery), CEMETERY)


def read(key: str, text: str) -> Shown:
    token = int(key)
    held = text.endswith("'")
    # in the cemetery it faces as it will enter
    place = text.rstrip("'")
    if place == CEMETERY:
        return Shown(place, DIRECTIONS[ENTRY[token] & 3], SYMBOL[token], HOME[token], held)
    return Shown(place[:-1], place[-1], SYMBOL[token], HOME[token], held)
