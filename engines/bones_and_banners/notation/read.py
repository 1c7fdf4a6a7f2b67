"""A position from its text."""

from collections.abc import Collection

from ...runtime.rng import Rng
from ..cards.catalogue import (
    ADVISORS,
    BUILDINGS,
    HOMELAND,
    LANDS,
    LANDS_IN_CENTRE,
    LAST_ROUND,
    SYMBOLS,
    UNITS,
)
from ..state.army import Army, Building
from ..state.position import Field, State
from .lines import Words, seat_number, sorted_out
from .unit_lines import read_units
from .words import spread

_DEALT = LANDS.keys() - {HOMELAND}
_GONE = ADVISORS.keys() | BUILDINGS.keys()


def parse(text: str) -> State:
    """``ValueError`` says what is wrong with it. Copies are not counted."""
    lines = sorted_out(text)
    table = lines.table
    round_, initiative = _round(table.get("round", ["1", "initiative", "0"]))
    state = State(
        rng=Rng.seeded(b""),
        undoable=[0, 0],
        made=[0, 0],
        armies=[_army(lines.seats.get(seat, {})) for seat in range(2)],
        round=round_,
        initiative=initiative,
        centre=_centre(table.get("centre", [])),
        pool=sorted(_all(table, "pool", SYMBOLS), key=SYMBOLS.index),
        reserve=_all(table, "reserve", UNITS),
        recruits=_all(table, "recruit", UNITS),
        advisors=_all(table, "advisor", ADVISORS),
        buildings=_all(table, "building", BUILDINGS),
        lands=_all(table, "land", _DEALT),
        gone=_all(table, "gone", _GONE),
    )
    state.units = read_units(lines.units, state)
    state.placed = max((unit.seq for unit in state.units), default=0)
    return state


def _all(lines: Words, line: str, known: Collection[str], mark: str = "") -> list[str]:
    return list(spread(lines.get(line, []), known, mark))


def _one(lines: Words, line: str, known: Collection[str]) -> str | None:
    found = _all(lines, line, known)
    if len(found) > 1:
        raise ValueError(f"There is one {line!r} at most.")
    return found[0] if found else None


def _round(words: list[str]) -> tuple[int, int]:
    match words:
        case [number, "initiative", seat] if number.isdecimal() and 1 <= int(number) <= LAST_ROUND:
            return int(number), seat_number(seat)
    raise ValueError(f"Not 'round 5 initiative 0', with rounds up to {LAST_ROUND}: {words}")


def _centre(words: list[str]) -> list[Field]:
    fields = []
    for word in words:
        land, _, ally = word.removesuffix("*").partition(":")
        if land not in _DEALT or word.endswith(":"):
            raise ValueError(f"There is no {word!r} in the centre.")
        fields.append(Field(land, seat_number(ally) if ally else None, word.endswith("*")))
    allies = [field.ally for field in fields if field.ally is not None]
    lands = {field.land for field in fields}
    if len(fields) > LANDS_IN_CENTRE or len(lands) < len(fields) or len({*allies}) < len(allies):
        raise ValueError(f"{LANDS_IN_CENTRE} lands at most, one of each ally: {words}")
    return fields


def _army(lines: Words) -> Army:
    advisors = _all(lines, "advisors", ADVISORS, "!")
    built = _all(lines, "built", BUILDINGS, ">")
    flags = _all(lines, "flags", ("mason", "herald"))
    above, below = _deck(lines.get("deck", ["/"]))
    return Army(
        deck=above,
        below=sorted(below),
        hand=sorted(_all(lines, "hand", UNITS)),
        advisors=sorted(card for card in advisors if not card.endswith("!")),
        fresh=sorted(card.removesuffix("!") for card in advisors if card.endswith("!")),
        buildings=sorted(_all(lines, "buildings", BUILDINGS)),
        built=[Building(card.removesuffix(">"), card.endswith(">")) for card in built],
        under=_one(lines, "under", BUILDINGS),
        dice=sorted(_all(lines, "dice", SYMBOLS), key=SYMBOLS.index),
        lands=[HOMELAND, *_all(lines, "lands", _DEALT)],
        active=_one(lines, "active", LANDS),
        lost=_all(lines, "lost", UNITS),
        mason="mason" in flags,
        herald="herald" in flags,
    )


def _deck(words: list[str]) -> tuple[list[str], list[str]]:
    if words.count("/") != 1:
        raise ValueError("A deck has one Shuffle card, '/'.")
    at = words.index("/")
    return list(spread(words[:at], UNITS)), list(spread(words[at + 1 :], UNITS))
