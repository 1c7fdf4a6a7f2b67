"""Places and directions as small numbers, and what one step does on the bare board.

A *place* is 0-14 for the forest spots (left top to bottom; top, on the cooperative board bottom,
left to right; right top to bottom) and 15-39 for the spaces row by row: the reading order of ruling
12.21 is the order of the numbers. A *pose* is ``place * 4 + direction``: where a skeleton is and
where it faces.
"""

from dataclasses import dataclass
from typing import Any

from .components import data_file

DIRECTIONS = "UDLR"
UP, DOWN, LEFT, RIGHT = range(4)
SYMBOLS = "pyrbg"
FIRST_CELL = 15
CELLS = range(FIRST_CELL, FIRST_CELL + 25)

CELL_NAMES = [f"{row},{column}" for row in range(1, 6) for column in range(1, 6)]
NAMES = [""] * FIRST_CELL + CELL_NAMES
"""Space -> its name. Forest spots are named differently on the two boards: ``Layout.names``."""
CELL_OF = {NAMES[cell]: cell for cell in CELLS}

_MOVES = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
SIDES = {"L": LEFT, "T": UP, "B": DOWN, "R": RIGHT}


def cell(row: int, column: int) -> int:
    """The place of a space, counted from 1 as in the rules."""
    return FIRST_CELL + (row - 1) * 5 + column - 1


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """One side of the board."""

    edges: str
    """The three edges with forests, in the order of their places."""
    towers: tuple[int, ...]
    lanes: dict[str, str]
    arrows: dict[str, dict[str, str]]
    names: tuple[str, ...]
    place_of: dict[str, int]
    step: tuple[int, ...]
    """Pose -> the pose one step on, or -1 where that leaves the board."""
    exit: tuple[int, ...]
    """Pose whose step leaves the board -> the forest spot it leaves by, or -1 on the open side."""
    turn: tuple[int, ...]
    """Pose after the step -> pose after the arrow of that space, if one matches (ruling 22)."""
    ahead: tuple[int, ...]
    """Pose -> the pose after a step and the arrow there, or -1 where that leaves the board."""
    spot: tuple[int, ...]
    """Forest spot -> the pose in which a skeleton enters there."""


def _spread(place: int, edges: str) -> tuple[int, int]:
    """Row and column; forest spots lie one outside the board."""
    if place < FIRST_CELL:
        edge, lane = divmod(place, 5)
        lane += 1
        return {"L": (lane, 0), "T": (0, lane), "B": (6, lane), "R": (lane, 6)}[edges[edge]]
    row, column = divmod(place - FIRST_CELL, 5)
    return row + 1, column + 1


def _layout(data: dict[str, Any], edges: str) -> Layout:
    names = (*[f"{edge}{lane}" for edge in edges for lane in range(1, 6)], *CELL_NAMES)
    place_of = {name: place for place, name in enumerate(names)}
    step = []
    leave = []
    for place in range(40):
        row, column = _spread(place, edges)
        for direction, (down, right) in _MOVES.items():
            inside = 1 <= row + down <= 5 and 1 <= column + right <= 5
            step.append(cell(row + down, column + right) * 4 + direction if inside else -1)
            side = next((edge for edge in edges if SIDES[edge] == direction), "")
            lane = row if direction in (LEFT, RIGHT) else column
            leave.append(place_of.get(f"{side}{lane}", -1) if side else -1)
    arrows = {at: turns for at, turns in data["arrows"].items() if at in CELL_OF}
    turn = list(range(160))
    for at, turns in arrows.items():
        for came, goes in turns.items():
            pose = CELL_OF[at] * 4 + DIRECTIONS.index(came)
            turn[pose] = CELL_OF[at] * 4 + DIRECTIONS.index(goes)
    return Layout(
        edges=edges,
        towers=tuple(CELL_OF[at] for at in data["towers"]["value"]),
        lanes={side: lane["value"] for side, lane in data["lanes"].items()},
        arrows=arrows,
        names=names,
        place_of=place_of,
        step=tuple(step),
        exit=tuple(leave),
        turn=tuple(turn),
        ahead=tuple(turn[into] if into >= 0 else -1 for into in step),
        spot=tuple(spot * 4 + (SIDES[edges[spot // 5]] ^ 1) for spot in range(FIRST_CELL)),
    )


COMPETITIVE = _layout(data_file("board_competitive"), "LTR")
COOPERATIVE = _layout(data_file("board_cooperative"), "LBR")


def _neighbours(place: int) -> list[int]:
    row, column = _spread(place, "LTR")
    return [
        cell(r, c)
        for r in range(max(1, row - 1), min(5, row + 1) + 1)
        for c in range(max(1, column - 1), min(5, column + 1) + 1)
        if (r, c) != (row, column)
    ]


KING_STEPS = {space: tuple(_neighbours(space)) for space in CELLS}
"""Space -> the spaces around it, which a hero may enter (ruling 8)."""

_STEP = COMPETITIVE.step  # between spaces both boards are the same
LURES = {
    space: {(_STEP[space * 4 + side]) >> 2: (_STEP[space * 4 + side] >> 2) * 4 + (side ^ 1)
            for side in range(4) if _STEP[space * 4 + side] >= 0}
    for space in CELLS
}  # fmt: skip
"""Space of a treasure -> its orthogonal neighbours, each with the pose that faces it."""
