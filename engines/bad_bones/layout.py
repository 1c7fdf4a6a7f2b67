"""Places and directions as small numbers, and what one step does on the bare board.

A *place* is 0-14 for the forest spots (left top to bottom, top left to right, right top to
bottom) and 15-39 for the spaces row by row: the reading order of ruling 12.21 is the order of the
numbers. A *pose* is ``place * 4 + direction``: where a skeleton is and where it faces.
"""

from .components import table

DIRECTIONS = "UDLR"
UP, DOWN, LEFT, RIGHT = range(4)
EDGES = "LTR"
SYMBOLS = "pyrbg"
FIRST_CELL = 15
CELLS = range(FIRST_CELL, FIRST_CELL + 25)

NAMES = [f"{edge}{lane}" for edge in EDGES for lane in range(1, 6)]
NAMES += [f"{row},{column}" for row in range(1, 6) for column in range(1, 6)]
PLACE_OF = {name: place for place, name in enumerate(NAMES)}
CELL_OF = {NAMES[cell]: cell for cell in CELLS}

_MOVES = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}


def cell(row: int, column: int) -> int:
    """The place of a space, counted from 1 as in the rules."""
    return FIRST_CELL + (row - 1) * 5 + column - 1


def _spread(place: int) -> tuple[int, int]:
    """Row and column; forest spots lie one outside the board."""
    if place < FIRST_CELL:
        edge, lane = divmod(place, 5)
        return [(lane + 1, 0), (0, lane + 1), (lane + 1, 6)][edge]
    row, column = divmod(place - FIRST_CELL, 5)
    return row + 1, column + 1


def _step(place: int, direction: int) -> int:
    row, column = _spread(place)
    down, right = _MOVES[direction]
    row, column = row + down, column + right
    if 1 <= row <= 5 and 1 <= column <= 5:
        return cell(row, column) * 4 + direction
    return -1


STEP = [_step(place, direction) for place in range(40) for direction in range(4)]
"""Pose -> the pose one step on, or -1 where that leaves the board."""


def _exit(place: int, direction: int) -> int:
    row, column = _spread(place)
    return {LEFT: row - 1, UP: 4 + column, RIGHT: 9 + row, DOWN: -1}[direction]


EXIT = [_exit(place, direction) for place in range(40) for direction in range(4)]
"""Pose whose step leaves the board -> the forest spot it leaves by, or -1 for the village."""

_BOARD = table("board")
TOWER = CELL_OF[_BOARD["tower"]["value"]]
LANES = {edge: _BOARD["lanes"][edge]["value"] for edge in ("left", "top", "right")}
ARROWS: dict[str, dict[str, str]] = {
    at: turns for at, turns in _BOARD["arrows"].items() if at in CELL_OF
}

TURN = list(range(160))
"""Pose after the step -> pose after the arrow of that space, if one matches (ruling 22)."""
for _at, _turns in ARROWS.items():
    for _came, _goes in _turns.items():
        _pose = CELL_OF[_at] * 4 + DIRECTIONS.index(_came)
        TURN[_pose] = CELL_OF[_at] * 4 + DIRECTIONS.index(_goes)


def _neighbours(place: int) -> list[int]:
    row, column = _spread(place)
    return [
        cell(r, c)
        for r in range(max(1, row - 1), min(5, row + 1) + 1)
        for c in range(max(1, column - 1), min(5, column + 1) + 1)
        if (r, c) != (row, column)
    ]


KING_STEPS = {space: tuple(_neighbours(space)) for space in CELLS}
"""Space -> the spaces around it, which a hero may enter (ruling 8)."""

LURES = {
    space: {(STEP[space * 4 + side]) >> 2: (STEP[space * 4 + side] >> 2) * 4 + (side ^ 1)
            for side in range(4) if STEP[space * 4 + side] >= 0}
    for space in CELLS
}  # fmt: skip
"""Space of a treasure -> its orthogonal neighbours, each with the pose that faces it."""
