"""Ambush: a target with few enough banners is Slain."""

from .. import feats
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banners import parts, total
from ..units.fight import Fight
from . import fought
from .limit import limit
from .outcome import Outcome, bring_about, foresee


def ambush(turn: Turn, unit: Unit, target: Unit, number: int) -> None:
    reach = limit(turn.state, unit.owner, "ambush", number)
    defence = parts(turn.state, target, Fight("ambush", attacks=False))
    outcome = foresee(turn.state, target, "lost", "ambush")
    if outcome.result == "lost" and total(defence) > total(reach):
        outcome = Outcome("out_of_reach")
    fought.tell(
        turn,
        "ambush",
        unit,
        target,
        outcome.result,
        absorbed=outcome.absorbed,
        attack=reach,
        defence=defence,
    )
    slain = bring_about(turn, unit, target, outcome, "ambush")
    if slain:
        feats.slain(turn, slain, target)
