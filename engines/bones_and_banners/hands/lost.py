"""Own units that come back from the Lost Pile."""

from bisect import insort

from ...contract import Action
from ..state.army import Army
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question
from ..turn.turn import Turn


def kinds_lost(army: Army) -> list[str]:
    return sorted(set(army.lost))


def take_back(turn: Turn, seat: int, card: str, by: str) -> None:
    army = turn.army(seat)
    army.lost.remove(card)
    insort(army.hand, card)
    turn.tell("unit.returned", seat=seat, card=card, by=by)


@question
class Return(Question):
    """Must take one if there is one (B10)."""

    kind = "lost.return"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        return [{"type": "lost.return", "card": card} for card in kinds_lost(state.armies[seat])]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        take_back(turn, seat, action["card"], step.given["by"])
        turn.beat()
