"""Achievements of a conquest: with whom, and what it adds up to."""

from collections.abc import Iterator, Sequence

from ..cards.catalogue import LANDS
from ..state.position import Field
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banding import is_banding
from ..units.bluff import is_bluff
from .earned import notice


def conquered(
    turn: Turn, seat: int, field: Field, units: Sequence[Unit], walls: Sequence[str]
) -> None:
    """``units`` and ``walls`` are the conqueror's own that are left there (B51)."""
    for feat in (*_with(units), *_alone(seat, field, units, walls), *_adding_up(turn, seat)):
        notice(turn, seat, feat)


def _with(units: Sequence[Unit]) -> Iterator[str]:
    if any(is_bluff(unit) for unit in units):
        yield "I-4"
    if any(is_banding(unit) and not is_bluff(unit) for unit in units):
        yield "I-5"


def _alone(seat: int, field: Field, units: Sequence[Unit], walls: Sequence[str]) -> Iterator[str]:
    allied = field.ally == seat
    if not units and allied and set(walls) == {"stone-wall"}:
        yield "III-3"  # several Walls are as lonely as one
    if walls or len(units) != 1:
        return
    (unit,) = units
    if allied and unit.card == "cleric" and not is_bluff(unit):
        yield "II-5"
    if not allied and unit.card == "wurm":
        yield "III-4"  # B21: a Bluff, too


def _adding_up(turn: Turn, seat: int) -> Iterator[str]:
    army = turn.army(seat)
    if army.conquests == 2:
        yield "II-2"
    if sum(LANDS[land].terrain == "Forest" for land in army.lands) >= 3:
        yield "III-1"  # B52
