"""Receiving a round bonus."""

from dataclasses import dataclass

from ...contract import Action
from ..state.components import BONUSES
from ..state.grants import ROUND_AS_FIND, has
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .gain import give, only_money, worthwhile
from .registry import gain


def current(state: State) -> str:
    return state.rounds[state.round - 1]


def is_only_money(state: State, seat: int) -> bool:
    """Nothing about the current bonus has to be chosen (R6)."""
    return only_money(BONUSES[current(state)]) and not has(state, seat, ROUND_AS_FIND)


@gain("round_bonus", lambda state, seat: worthwhile(state, seat, BONUSES[current(state)]))
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(RoundBonus(seat, False))


@dataclass(slots=True)
class RoundBonus(Task):
    free: bool
    """Any of the four, not only the current one."""

    def run(self, turn: TurnContext) -> None:
        if self.free:
            turn.push(RoundChoose(self.seat))
        else:
            _receive(turn, self.seat, current(turn.state))


@dataclass(slots=True)
class RoundChoose(Question):
    """Past and future ones, too (79)."""

    kind = "round.choose"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "bonus": bonus} for bonus in state.rounds]

    def take(self, turn: TurnContext, action: Action) -> None:
        _receive(turn, self.seat, action["bonus"])


def _receive(turn: TurnContext, seat: int, bonus: str) -> None:
    if has(turn.state, seat, ROUND_AS_FIND):  # after the choice of the round's (81)
        turn.push(RoundSwap(seat, bonus))
    else:
        _give(turn, seat, bonus)


def _give(turn: TurnContext, seat: int, bonus: str) -> None:
    turn.tell("round.bonus", seat, bonus=bonus)
    give(turn, seat, BONUSES[bonus], "round")


@dataclass(slots=True)
class RoundSwap(Question):
    """G12: a minor find bonus instead, even of an exhausted column (80)."""

    kind = "round.swap"
    bonus: str

    def actions(self, state: State) -> list[Action]:
        columns = [{"type": self.kind, "bonus": bonus} for bonus in state.columns]
        return [*columns, {"type": self.kind, "keep": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        _give(turn, self.seat, action.get("bonus", self.bonus))
