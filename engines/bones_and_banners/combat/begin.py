"""The steps of combat, in their order."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from .. import feats
from ..cards.catalogue import UNITS
from ..state.step import Step
from ..state.unit import Unit
from ..turn.steps import task
from ..turn.turn import Turn
from ..units.leaving import turn_all_up, turn_up
from ..units.supporters import supporters
from ..units.targets import verb
from .ambush import ambush
from .cleanup import clean_up
from .duel import charge, duel, flank
from .enchant import enchant
from .interrupt import interrupt

Act: TypeAlias = Callable[[Turn, Unit, Unit, int], None]
"""By a unit on its target, with the number printed beside the keyword."""

STEPS: tuple[Mapping[str, Act], ...] = (
    {"interrupt": interrupt},
    {"enchant": enchant},
    {"ambush": ambush},
    {"charge": charge, "duel": duel, "flank": flank},
)
"""By keyword. Protect and Revive need no step: they are in force."""


@task("combat.begin")
def begin(turn: Turn, step: Step) -> None:
    turn.reveal()  # B7
    turn.enter("combat")
    turn.tell("combat.began")
    fight(turn)
    turn.push(Step("contests.begin"))


def fight(turn: Turn) -> None:
    """The whole phase but its beginning: it is also fought on copies, to look ahead."""
    units = turn_all_up(turn, [unit for unit in turn.state.units if unit.unit is not None])
    turn.beat()
    _notice_protected(turn)
    for acts in STEPS:
        for unit in sorted(units, key=lambda unit: -unit.seq):  # B29
            _act(turn, unit, acts)
    clean_up(turn)
    turn.beat()


def _notice_protected(turn: Turn) -> None:
    for unit in turn.state.units:
        for protector in supporters(turn.state, unit, "protect"):
            feats.protected(turn, protector, unit)


def _act(turn: Turn, unit: Unit, acts: Mapping[str, Act]) -> None:
    """Nothing, if the unit or its target has left play, or if the target turns out a Bluff."""
    keyword = verb(unit.card, unit.aim)
    target = _target(turn, unit)
    if keyword is None or keyword not in acts or target is None:
        return
    if unit.aim == "friend" or turn_up(turn, target, unit.seq):  # B30
        acts[keyword](turn, unit, target, _number(unit))
    turn.beat()


def _target(turn: Turn, unit: Unit) -> Unit | None:
    if unit.unit is None or turn.state.unit(unit.seq) is None:
        return None
    return turn.state.unit(unit.unit)


def _number(unit: Unit) -> int:
    card = UNITS[unit.card]
    action = card.enemy if unit.aim == "foe" else card.friend
    return action[1] if action else 0
