"""The lines of a text, sorted out: of the table, of both seats, and the units."""

from dataclasses import dataclass, field
from typing import TypeAlias

Words: TypeAlias = dict[str, list[str]]
"""By the first word of a line, the others."""

_OF_SEAT = {
    "lands", "hand", "advisors", "buildings", "built", "under", "dice", "active", "lost", "flags",
    "deck",
}  # fmt: skip
_OF_TABLE = {
    "round", "centre", "recruit", "reserve", "advisor", "building", "land", "pool", "gone",
}  # fmt: skip


@dataclass(slots=True)
class Lines:
    table: Words = field(default_factory=dict)
    seats: dict[int, Words] = field(default_factory=dict)
    units: list[list[str]] = field(default_factory=list)


def sorted_out(text: str) -> Lines:
    """Every line once, each where it belongs."""
    found = Lines()
    seat: Words | None = None
    for line in text.splitlines():
        first, *rest = line.partition("#")[0].split() or [""]
        if not first:
            continue
        if first.isdecimal():
            found.units.append([first, *rest])
        elif first == "seat":
            number = seat_number(" ".join(rest))
            if number in found.seats:
                raise ValueError(f"Seat {number} is there twice.")
            seat = found.seats[number] = {}
        elif first in _OF_TABLE:
            _keep(found.table, first, rest)
        elif first in _OF_SEAT and seat is not None:
            _keep(seat, first, rest)
        else:
            raise ValueError(f"A line can't begin with {first!r} here.")
    return found


def _keep(lines: Words, first: str, rest: list[str]) -> None:
    if first in lines:
        raise ValueError(f"There are two lines {first!r}.")
    lines[first] = rest


def seat_number(word: str) -> int:
    if word not in ("0", "1"):
        raise ValueError(f"There is no seat {word!r}.")
    return int(word)
