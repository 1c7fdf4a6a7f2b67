"""I.1: units Retreat from hand, sealed by both seats at once; then both draw (B9)."""

from bisect import insort
from collections.abc import Sequence

from ...contract import Action
from ..cards.catalogue import BUILDINGS, RALLY_DRAWS
from ..cards.having import having
from ..hands.draw import draw_units
from ..state.army import Army
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question, task
from ..turn.turn import Turn

DONE: Action = {"type": "rally.done"}
MORE = having(BUILDINGS, "rally", "DRAW")


@task("rally.begin")
def rally(turn: Turn, step: Step) -> None:
    turn.enter("rally")
    turn.tell("rally.began")
    turn.push(Step("rally"), Step("rally.show"), Step("activate.begin"))


@question
class Rally(Question):
    kind = "rally"

    def seats(self, state: State, step: Step) -> Sequence[int]:
        return [seat for seat, army in enumerate(state.armies) if not army.ready]

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        hand = dict.fromkeys(state.armies[seat].hand)
        return [DONE, *({"type": "rally.retreat", "card": card} for card in hand)]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        army = turn.army(seat)
        if action == DONE:
            army.ready = True
        else:
            army.hand.remove(action["card"])
            insort(army.sent, action["card"])
        turn.push(step)


@task("rally.show")
def show(turn: Turn, step: Step) -> None:
    turn.reveal()
    for seat in turn.state.in_turn():
        army = turn.army(seat)
        army.ready = False
        if army.sent:
            turn.tell("units.sent", seat=seat, count=len(army.sent))
            turn.whisper(seat, "units.named", seat=seat, cards=army.sent)
            army.below = sorted(army.below + army.sent)
            army.sent = []
        draw_units(turn, seat, RALLY_DRAWS + _more(army), "rally")
    turn.beat()


def _more(army: Army) -> int:
    return sum(MORE[each.card].value for each in army.built if each.card in MORE)
