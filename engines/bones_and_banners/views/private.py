"""What one seat sees besides: its own cards, and what they mean now."""

from ...contract import View
from ..state.position import State
from .brings import brings
from .fits import fits, moves
from .knowledge import is_looked_at
from .outlook import outlook


def private(state: State, seat: int) -> View:
    army = state.armies[seat]
    return {
        "hand": army.hand.copy(),
        "advisors": army.advisors.copy(),
        "fresh": army.fresh.copy(),
        "buildings": army.buildings.copy(),
        "under": army.under,
        "units": {
            str(unit.seq): unit.card for unit in state.units if unit.owner == seat and not unit.up
        },
        "seen": {str(unit.seq): unit.card for unit in state.units if is_looked_at(unit, seat)},
        "drawn": _drawn(state, seat),
        "chosen": army.chosen,
        "sent": army.sent.copy(),
        "feats": army.feats.copy(),
        "brings": brings(state, seat),
        "moves": moves(state, seat),
        "fits": fits(state, seat),
        "outlook": outlook(state, seat),
    }


def _drawn(state: State, seat: int) -> str | None:
    """The card that a Recruit has drawn, until it is kept or exchanged (B3)."""
    for step in reversed(state.stack):
        if step.name == "recruit" and step.seat == seat:
            card: str | None = step.given["card"]
            return card
    return None
