"""Receiving a round bonus."""

from dataclasses import dataclass

from ...contract import Action
from ..components import BONUSES
from ..state.grants import ROUND_AS_FIND, has
from ..state.position import State
from ..turn.context import Table
from ..turn.step import Question, Task
from .gain import give, only_money, worthwhile
from .registry import gain


def current(state: State) -> str:
    return state.rounds[state.round - 1]


def is_only_money(state: State, seat: int) -> bool:
    """Nothing about the current bonus has to be chosen (R6)."""
    return only_money(BONUSES[current(state)]) and not has(state, seat, ROUND_AS_FIND)


@gain("round_bonus", lambda state, seat: worthwhile(state, seat, BONUSES[current(state)]))
def receive(table: Table, seat: int, count: int, why: str) -> None:
    table.push(RoundBonus(seat, False))


@dataclass(slots=True)
class RoundBonus(Task):
    free: bool
    """Any of the four, not only the current one."""

    def run(self, table: Table) -> None:
        if self.free:
            table.push(RoundChoose(self.seat))
        else:
            _receive(table, self.seat, current(table.state))


@dataclass(slots=True)
class RoundChoose(Question):
    """Past and future ones, too (79)."""

    kind = "round.choose"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "bonus": bonus} for bonus in state.rounds]

    def take(self, table: Table, action: Action) -> None:
        _receive(table, self.seat, action["bonus"])


def _receive(table: Table, seat: int, bonus: str) -> None:
    if has(table.state, seat, ROUND_AS_FIND):  # after the choice of the round's (81)
        table.push(RoundSwap(seat, bonus))
    else:
        _give(table, seat, bonus)


def _give(table: Table, seat: int, bonus: str) -> None:
    table.tell("round.bonus", seat, bonus=bonus)
    give(table, seat, BONUSES[bonus], "round")


@dataclass(slots=True)
class RoundSwap(Question):
    """G12: a minor find bonus instead, even of an exhausted column (80)."""

    kind = "round.swap"
    bonus: str

    def actions(self, state: State) -> list[Action]:
        columns = [{"type": self.kind, "bonus": bonus} for bonus in state.columns]
        return [*columns, {"type": self.kind, "keep": True}]

    def take(self, table: Table, action: Action) -> None:
        _give(table, self.seat, action.get("bonus", self.bonus))
