"""Interrupt: the target Retreats before anything else happens."""

from ..state.unit import Unit
from ..turn.turn import Turn
from . import fought
from .outcome import bring_about, foresee


def interrupt(turn: Turn, unit: Unit, target: Unit, number: int) -> None:
    outcome = foresee(turn.state, target, "retreat", "interrupt")
    fought.tell(turn, "interrupt", unit, target, outcome.result, absorbed=outcome.absorbed)
    bring_about(turn, unit, target, outcome, "interrupt")
