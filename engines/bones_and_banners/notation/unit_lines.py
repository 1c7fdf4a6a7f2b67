"""The lines of units in play, both ways: ``12 0 knights Horse > gold-mine up joined +2``."""

import re

from ..cards.catalogue import SYMBOLS, UNITS
from ..state.position import State
from ..state.unit import Aim, Unit
from .lines import seat_number

_MARKS = ("up", "carried", "joined", "friend", "foe")
_BONUS = re.compile(r"\+([1-9]\d?)")


def read_units(lines: list[list[str]], state: State) -> list[Unit]:
    units = sorted(map(_read, lines), key=lambda unit: unit.seq)
    by_seq = {unit.seq: unit for unit in units}
    if len(by_seq) < len(units):
        raise ValueError("Two units have the same number.")
    for unit in units:
        unit.aim = _aim(unit, by_seq, {field.land: field.ally for field in state.centre})
        _refuse_circle(unit, by_seq)
    return units


def _refuse_circle(unit: Unit, units: dict[int, Unit]) -> None:
    """A unit targets what lay there before it, so targets come to an end."""
    target: Unit | None = unit
    for _ in units:
        target = units.get(target.unit or 0) if target else None
    if target is not None:
        raise ValueError(f"Unit {unit.seq} and its target target each other.")


def _read(words: list[str]) -> Unit:
    """With the mark of a target that has left play as its aim, or with none that counts."""
    match words:
        case [seq, owner, card, dice, ">", target, *marks] if card in UNITS:
            pass
        case _:
            raise ValueError(f"Not '7 0 ogre Boot > gold-mine': {' '.join(words)!r}")
    bonus = [found[1] for mark in marks if (found := _BONUS.fullmatch(mark))]
    at_unit = target.isdecimal()
    if (
        len(bonus) > 1
        or len({*marks}) < len(marks)
        or any(mark not in _MARKS and not _BONUS.fullmatch(mark) for mark in marks)
        or (at_unit and not {"carried", "joined"}.isdisjoint(marks))
    ):
        raise ValueError(f"A unit can't be {' '.join(marks)!r} there.")
    return Unit(
        seq=int(seq),
        card=card,
        owner=seat_number(owner),
        aim="friend" if "friend" in marks else "foe" if "foe" in marks else "enemy",
        land=None if at_unit else target,
        unit=int(target) if at_unit else None,
        dice=_dice(dice),
        up=not {"up", "carried", "joined"}.isdisjoint(marks),
        carried="carried" in marks,
        joined="joined" in marks,
        bonus=int(bonus[0]) if bonus else 0,
    )


def _dice(word: str) -> list[str]:
    """One die, or two that show the same."""
    if word == "-":
        return []
    dice = word.split("+")
    if len(dice) > 2 or len({*dice}) > 1 or dice[0] not in SYMBOLS:
        raise ValueError(f"No unit has the dice {word!r}.")
    return dice


def _aim(unit: Unit, units: dict[int, Unit], allies: dict[str, int | None]) -> Aim:
    if unit.land is not None:
        if unit.land not in allies:
            raise ValueError(f"{unit.land!r} is not in the centre.")
        return "allied" if allies[unit.land] == unit.owner else "enemy"
    target = units.get(unit.unit or 0)
    if target is None and unit.aim == "enemy":
        raise ValueError(f"Unit {unit.seq} targets {unit.unit}, which is not there.")
    if target is None:
        return unit.aim
    return "friend" if target.owner == unit.owner else "foe"


def unit_line(unit: Unit, state: State) -> str:
    words = [str(unit.seq), str(unit.owner), unit.card, "+".join(unit.dice) or "-", ">"]
    words.append(unit.land or str(unit.unit))
    if unit.up and not unit.carried:
        words.append("up")
    if unit.carried:
        words.append("carried")
    if unit.joined:
        words.append("joined")
    if unit.unit is not None and state.unit(unit.unit) is None:
        words.append(unit.aim)
    if unit.bonus:
        words.append(f"+{unit.bonus}")
    return " ".join(words)
