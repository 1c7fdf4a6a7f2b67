"""Units are turned up, and leave play."""

from bisect import insort
from collections.abc import Iterable
from typing import Any

from ..state.unit import Unit
from ..turn.turn import Turn
from .bluff import is_bluff
from .rescue import rescue

By = int | str | None
"""The number of the unit, or the card, that has brought it about."""


def turn_up(turn: Turn, unit: Unit, by: By = None) -> bool:
    """Whether it is honest, and so still in play: a Bluff is Lost."""
    return bool(turn_all_up(turn, [unit], by))


def turn_all_up(turn: Turn, units: Iterable[Unit], by: By = None) -> list[Unit]:
    """First all of them are seen, then the Bluffs among them are Lost (B29). The others are left;
    those that were face up before have been tested then."""
    bluffs: list[Unit] = []
    honest: list[Unit] = []
    for unit in units:
        if unit.up:
            honest.append(unit)
            continue
        turn.reveal()
        unit.up = True
        bluff = is_bluff(unit)
        turn.tell("unit.revealed", seat=unit.owner, unit=unit.seq, card=unit.card, bluff=bluff)
        (bluffs if bluff else honest).append(unit)
    for unit in bluffs:
        lose(turn, unit, "bluff", by)
    return honest


def lose(turn: Turn, unit: Unit, cause: str, by: By = None) -> bool:
    """Whether it lies in the Lost Pile now, and was not rescued from it. A Bluff never is (B21)."""
    rescuer = None if cause == "bluff" else rescue(turn.state, unit)
    if rescuer is not None:
        to_hand(turn, unit, rescuer)
        return False
    _leave(turn, unit)
    turn.army(unit.owner).lost.append(unit.card)
    turn.tell("unit.lost", seat=unit.owner, unit=unit.seq, card=unit.card, cause=cause, by=by)
    return True


def retreat(turn: Turn, unit: Unit) -> None:
    """Below the Shuffle card; unseen, if it lay face down."""
    _leave(turn, unit)
    insort(turn.army(unit.owner).below, unit.card)
    turn.tell("unit.retreated", seat=unit.owner, unit=unit.seq, **_open(unit))


def to_hand(turn: Turn, unit: Unit, by: By) -> None:
    _leave(turn, unit)
    insort(turn.army(unit.owner).hand, unit.card)
    turn.tell("unit.returned", seat=unit.owner, unit=unit.seq, by=by, **_open(unit))


def _leave(turn: Turn, unit: Unit) -> None:
    turn.state.units.remove(unit)
    turn.army(unit.owner).spent += unit.dice


def _open(unit: Unit) -> dict[str, Any]:
    return {"card": unit.card} if unit.up else {}
