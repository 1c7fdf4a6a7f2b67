"""What becomes of one land."""

from ..state.step import Step
from ..turn.steps import task
from ..turn.turn import Turn
from ..units.leaving import turn_all_up
from .conquest import conquer
from .contestants import contestants, units_at
from .dame import razers
from .stalemate import keep


@task("contest.land")
def begin(turn: Turn, step: Step) -> None:
    land = step.given["land"]
    if len(contestants(turn.state, land)) < 2:  # B40: then nothing is turned up
        return settle(turn, land, contested=False)
    turn.tell("contest.began", land=land)
    turn_all_up(turn, units_at(turn.state, land))
    turn.beat()
    turn.push(
        *(
            Step("contest.raze", unit.owner, {"unit": unit.seq, "land": land})
            for unit in razers(turn.state, land)
        ),
        Step("contest.ready", given=step.given),
    )
    return None


@task("contest.ready")
def ready(turn: Turn, step: Step) -> None:
    """B42: the window is for contests that are still two-sided."""
    land = step.given["land"]
    if len(contestants(turn.state, land)) < 2:
        return settle(turn, land, contested=True)
    turn.push(Step("window.count", given=step.given), Step("contest.count", given=step.given))
    return None


def settle(turn: Turn, land: str, contested: bool) -> None:
    """With nobody or one army left there is nothing to count."""
    left = contestants(turn.state, land)
    if left:
        conquer(turn, left[0], land, contested)
    else:
        keep(turn, land)
