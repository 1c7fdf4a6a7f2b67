"""Recruit: a card of the Recruitment Pile, or one of the Reserve's in exchange (B10)."""

from bisect import insort

from ...contract import Action, Message
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question, task
from ..turn.turn import Turn

KEEP: Action = {"type": "recruit.keep"}


@task("recruit.draw")
def draw(turn: Turn, step: Step) -> None:
    pile, card = turn.state.recruits, None
    if pile:
        turn.reveal()
        card = pile.pop(0)
        turn.tell("recruit.drew", seat=step.seat)
        turn.whisper(step.seat, "recruit.saw", seat=step.seat, card=card)
    turn.push(Step("recruit", step.seat, {"card": card}))


@question
class Recruit(Question):
    kind = "recruit"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        exchanges: list[Action] = [
            {"type": "recruit.exchange", "card": card} for card in dict.fromkeys(state.reserve)
        ]
        return exchanges if step.given["card"] is None else [KEEP, *exchanges]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        army, drawn = turn.army(seat), step.given["card"]
        if action == KEEP:
            insort(army.hand, drawn)
            turn.tell("recruit.kept", seat=seat)
        else:
            took = action["card"]
            _exchange(turn.state.reserve, took, drawn)
            insort(army.hand, took)
            turn.tell("recruit.exchanged", seat=seat, put=drawn, took=took)
        turn.beat()

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        card = step.given["card"]
        if card is None:
            return Message("prompt.recruit.empty")
        return Message("prompt.recruit", {"card": card})


def _exchange(reserve: list[str], took: str, put: str | None) -> None:
    """In its place, if there is a card to put there."""
    at = reserve.index(took)
    reserve[at : at + 1] = [put] if put is not None else []


def can_recruit(state: State) -> bool:
    return bool(state.recruits or state.reserve)
