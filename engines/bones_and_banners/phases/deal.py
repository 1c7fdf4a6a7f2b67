"""I.3 and I.4: lands are dealt to the centre, and the dice are rolled."""

from ..cards.catalogue import DICE, LANDS_IN_CENTRE
from ..hands.dice import in_order, roll
from ..state.position import Field
from ..state.step import Step
from ..turn.steps import task
from ..turn.turn import Turn


@task("deal")
def deal(turn: Turn, step: Step) -> None:
    state = turn.state
    turn.reveal()
    dealt: list[str] = []
    while state.lands and len(state.centre) < LANDS_IN_CENTRE:
        dealt.append(state.lands.pop(0))
        state.centre.append(Field(dealt[-1]))
    if dealt:
        turn.tell("lands.dealt", lands=dealt)
    state.pool = in_order(roll(turn, DICE))
    turn.tell("dice.rolled", dice=state.pool.copy())
    turn.beat()
