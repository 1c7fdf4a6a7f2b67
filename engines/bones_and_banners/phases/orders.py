"""IV: the dice are activated, symbol by symbol (B16); own advisors may be played before (B13)."""

from collections.abc import Sequence

from ...contract import Action, Message
from ..cards.catalogue import SYMBOLS
from ..hands.dice import spend
from ..hands.recruit import can_recruit
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question, task
from ..turn.turn import Turn
from ..windows.advisors.play import play, plays
from .buy import buy, sold

PASS: Action = {"type": "die.pass"}
RECRUIT: Action = {"type": "die.recruit"}


@task("dice.begin")
def dice(turn: Turn, step: Step) -> None:
    turn.enter("dice")
    first = turn.state.initiative
    symbols = (Step("dice.next", first, {"symbol": symbol}) for symbol in SYMBOLS)
    turn.push(*symbols, Step("reveal.begin"))


@task("dice.next")
def next_die(turn: Turn, step: Step) -> None:
    """It is the seat's turn, or the other's if it has no die of the symbol left."""
    for seat in (step.seat, 1 - step.seat):
        if step.given["symbol"] in turn.army(seat).dice:
            turn.push(Step("die.act", seat, step.given))
            return


def symbol(state: State) -> str | None:
    """The one that is being played; none outside of Phase IV."""
    waiting = reversed(state.stack if state.phase == "dice" else [])
    return next((step.given["symbol"] for step in waiting if "symbol" in step.given), None)


@question
class Act(Question):
    kind = "die.act"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        army = state.armies[seat]
        units = dict.fromkeys(army.hand)
        actions: list[Action] = [
            {"type": "die.unit", "card": card, "dice": count}
            for count in range(1, 1 + min(2, army.dice.count(step.given["symbol"])))
            for card in units
        ]
        if can_recruit(state):
            actions.append(RECRUIT)
        actions += sold(state)
        actions.append(PASS)
        return actions + plays(state, seat, "W_DIE")

    def asked(self, state: State, step: Step, seat: int, actions: Sequence[Action]) -> bool:
        """Advisors left aside: they are hidden (B16)."""
        return actions[0] is not PASS

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        kind, symbol = action["type"], step.given["symbol"]
        if kind == "advisor.play":
            turn.push(step)
            play(turn, seat, action)
            turn.beat()
            return
        turn.push(Step("dice.next", 1 - seat, step.given))
        if kind == "die.unit":
            # B5: nothing is seen of it before the target is chosen
            given = {"symbol": symbol, "card": action["card"], "dice": action["dice"]}
            turn.push(Step("unit.target", seat, given))
            return
        spend(turn, seat, symbol)
        if kind == "die.recruit":
            turn.push(Step("recruit.draw", seat))
        elif kind == "die.buy":
            buy(turn, seat, action["pile"])
        else:
            turn.tell("die.passed", seat=seat, symbol=symbol, alone=turn.alone)
        turn.beat()

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        return Message("prompt.die.act", step.given)
