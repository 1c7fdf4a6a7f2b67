"""The lands one after another, then the supporters go home."""

from ..state.position import State
from ..state.step import Step
from ..turn.steps import task
from ..turn.turn import Turn
from ..units.leaving import retreat


@task("contests.begin")
def begin(turn: Turn, step: Step) -> None:
    turn.reveal()  # B7
    turn.enter("contest")
    lands = [Step("contest.land", given={"land": land}) for land in _order(turn.state)]
    turn.push(*lands, Step("contests.over"))


def _order(state: State) -> list[str]:
    """B39: the token holder's allied land first."""
    first, second = state.in_turn()
    fields = sorted(state.centre, key=lambda field: (first, second, None).index(field.ally))
    return [field.land for field in fields]


@task("contests.over")
def over(turn: Turn, step: Step) -> None:
    """B38: supporters stayed as long as that."""
    for unit in [unit for unit in turn.state.units if unit.unit is not None]:
        retreat(turn, unit)
    turn.beat()
    turn.push(Step("end.begin"))
