"""How an attack that succeeds ends for its target (3.15)."""

from dataclasses import dataclass

from ..state.position import State
from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.leaving import lose, retreat
from .immune import is_immune
from .protect import absorb, protector


@dataclass(frozen=True, slots=True)
class Outcome:
    result: str
    """``lost``, ``retreat``, or ``immune`` and ``undead``, where nothing happens."""
    absorbed: Unit | None = None


def foresee(state: State, target: Unit, result: str, kind: str) -> Outcome:
    if is_immune(target, kind):
        return Outcome("immune")
    if result == "retreat" and is_immune(target, "retreat"):
        return Outcome("undead")  # B33: before anybody steps in
    return Outcome(result, protector(state, target))


def bring_about(
    turn: Turn, attacker: Unit, target: Unit, outcome: Outcome, kind: str
) -> Unit | None:
    """The unit that lies in the Lost Pile by it, if one does."""
    if outcome.result not in ("lost", "retreat"):
        return None
    suffers = outcome.absorbed or target
    if outcome.absorbed:
        lost = absorb(turn, suffers, outcome.result, kind, attacker)
    elif outcome.result == "lost":
        lost = lose(turn, suffers, kind, attacker.seq)
    else:
        retreat(turn, suffers)
        lost = False
    return suffers if lost else None
