"""A private look at face-down units (B3)."""

from collections.abc import Sequence

from ..state.unit import Unit
from ..turn.turn import Turn


def look(turn: Turn, seat: int, units: Sequence[Unit]) -> None:
    turn.reveal()
    for unit in units:
        unit.seen = True
    turn.tell("units.seen", seat=seat, units=[unit.seq for unit in units])
    cards = [{"unit": unit.seq, "card": unit.card} for unit in units]
    turn.whisper(seat, "units.looked", seat=seat, units=cards)
