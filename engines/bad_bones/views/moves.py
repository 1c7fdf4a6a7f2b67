"""Reads from events who has moved where.

They leave out what goes without saying: that a skeleton rests at the end of its way, and that it
looks where it went. Plain steps of a march are told all at once.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...contract import Event
from ..state.layout import COMPETITIVE, COOPERATIVE, DIRECTIONS, FIRST_CELL, Layout


class Move(NamedTuple):
    token: int
    path: list[str]
    facing: str
    end: str


def moves(events: Iterable[Event]) -> Iterator[Move]:
    for event in events:
        values = event.values
        if event.type == "skeletons.stepped":
            for token, start, to, *turned in values["steps"]:
                facing = turned[0] if turned else _HEADING[start, to]
                yield Move(token, [start, to], facing, "rest")
        elif event.type == "skeleton.moved":
            path, end = values["path"], values.get("end", "rest")
            facing = values.get("facing") or _heading(path, end)
            yield Move(values["skeleton"], path, facing, end)


def _heading(path: list[str], end: str) -> str:
    """The direction of its last step, which may be the one into the village."""
    if end == "village":  # the capital lies above, the village below
        return "U" if path[-1] < "3" else "D"
    return _HEADING[path[-2], path[-1]]


def _headings(layout: Layout) -> Iterator[tuple[tuple[str, str], str]]:
    for pose, into in enumerate(layout.step):
        to = into >> 2 if into >= 0 else layout.exit[pose] if pose >> 2 >= FIRST_CELL else -1
        if to >= 0:
            yield (layout.names[pose >> 2], layout.names[to]), DIRECTIONS[pose & 3]
        if into >= 0:  # a spring flings two spaces on, at the edge off the board
            over = layout.step[into]
            to = over >> 2 if over >= 0 else layout.exit[into]
            if to >= 0:
                yield (layout.names[pose >> 2], layout.names[to]), DIRECTIONS[pose & 3]


_HEADING = {**dict(_headings(COMPETITIVE)), **dict(_headings(COOPERATIVE))}
"""Two places in a row -> the direction from the first to the second."""
