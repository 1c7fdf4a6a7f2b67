"""Receiving a bonus."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..components import Bonus
from ..state.position import State
from ..turn.context import Table
from ..turn.step import Task
from .loyalty import gain_loyalty
from .registry import gain, is_possible, receive


@dataclass(slots=True)
class Gain(Task):
    word: str
    amount: int
    why: str

    def run(self, table: Table) -> None:
        receive(table, self.seat, self.word, self.amount, self.why)


def give(table: Table, seat: int, bonus: Bonus, why: str) -> None:
    table.push(*[Gain(seat, word, amount, why) for word, amount in bonus.items()])


def worthwhile(state: State, seat: int, bonus: Bonus) -> bool:
    """Whether any of it would do something (R1)."""
    return any(is_possible(state, seat, word) for word in bonus)


def only_money(words: Iterable[str]) -> bool:
    """Nobody needs to be asked when to take these (R6)."""
    return all(word in ("money", "rp") for word in words)


@gain("money")
def money(table: Table, seat: int, amount: int, why: str) -> None:
    table.player(seat).money += amount
    table.tell("money.gained", seat, amount=amount, why=why)


@gain("rp")
def reputation(table: Table, seat: int, amount: int, why: str) -> None:
    table.player(seat).rp += amount
    table.tell("rp.gained", seat, amount=amount, why=why)


@gain("loyalty", lambda state, seat: state.players[seat].patron is not None)
def loyalty(table: Table, seat: int, amount: int, why: str) -> None:
    patron = table.player(seat).patron
    if patron is not None:
        gain_loyalty(table, seat, patron, amount, why)
