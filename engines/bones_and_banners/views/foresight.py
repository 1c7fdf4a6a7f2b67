"""Combat and contests as they would go by what one seat knows, played on a copy.

Sealed units of the enemy are left out: nobody can say what they do.
"""

from dataclasses import dataclass

from ...contract import Event
from ..combat.begin import fight
from ..contests.contestants import contestants, units_at
from ..contests.dame import RAZES, Dame, razers
from ..state.position import State
from ..state.step import Step
from ..state.unit import Unit
from ..turn.steps import QUESTIONS
from ..turn.turn import Turn
from ..units.bluff import is_bluff
from ..units.leaving import turn_all_up
from .knowledge import is_known


@dataclass(slots=True)
class Foresight:
    state: State
    """Before the count. Sealed units lie at their lands again, for units that count them (B25)."""
    events: list[Event]


def foresee(state: State, seat: int) -> Foresight:
    known = state.clone()
    known.units = [unit for unit in known.units if is_known(unit, seat)]
    turn = Turn(known)
    if state.phase != "contest":
        known.phase = "combat"
        fight(turn)
        known.phase = "contest"
    for field in known.centre:
        _turn_up(turn, field.land)
    for unit in known.units:
        # A Sergeant or a Wurm counts as it will in the contest, though nobody known is against it
        unit.up |= unit.land is not None and not is_bluff(unit)
    known.units += [unit for unit in state.units if unit.land and not is_known(unit, seat)]
    return Foresight(known, turn.story.events)


def _turn_up(turn: Turn, land: str) -> None:
    if len(contestants(turn.state, land)) < 2:  # B40: then nothing is turned up
        return
    turn_all_up(turn, units_at(turn.state, land))
    question = QUESTIONS[Dame.kind]
    for unit in _razers_to_come(turn.state, land):
        step = Step(Dame.kind, unit.owner, {"unit": unit.seq, "land": land})
        destroyed = question.actions(turn.state, step, unit.owner)
        if len(destroyed) == 1:  # else nobody has chosen yet
            question.take(turn, step, unit.owner, destroyed[0])


def _razers_to_come(state: State, land: str) -> list[Unit]:
    """Each destroys one building, and in a contest that has begun some have done so already."""
    there = razers(state, land)
    if not _has_begun(state, land):
        return there
    waiting = {step.given["unit"] for step in state.stack if step.name in RAZES}
    return [unit for unit in there if unit.seq in waiting]


def _has_begun(state: State, land: str) -> bool:
    steps = [(step.name, step.given.get("land")) for step in state.stack]
    return ("contests.over", None) in steps and ("contest.land", land) not in steps
