"""Receiving a bonus."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..state.components import Bonus
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Task
from .loyalty import gain_loyalty
from .registry import gain, is_possible, receive


@dataclass(slots=True)
class Gain(Task):
    word: str
    amount: int
    why: str

    def run(self, turn: TurnContext) -> None:
        receive(turn, self.seat, self.word, self.amount, self.why)


def give(turn: TurnContext, seat: int, bonus: Bonus, why: str) -> None:
    turn.push(*[Gain(seat, word, amount, why) for word, amount in bonus.items()])


def worthwhile(state: State, seat: int, bonus: Bonus) -> bool:
    """Whether any of it would do something (R1)."""
    return any(is_possible(state, seat, word) for word in bonus)


def only_money(words: Iterable[str]) -> bool:
    """Nobody needs to be asked when to take these (R6)."""
    return all(word in ("money", "rp") for word in words)


@gain("money")
def money(turn: TurnContext, seat: int, amount: int, why: str) -> None:
    turn.player(seat).money += amount
    turn.tell("money.gained", seat, amount=amount, why=why)


@gain("rp")
def reputation(turn: TurnContext, seat: int, amount: int, why: str) -> None:
    turn.player(seat).rp += amount
    turn.tell("rp.gained", seat, amount=amount, why=why)


@gain("loyalty", lambda state, seat: state.players[seat].patron is not None)
def loyalty(turn: TurnContext, seat: int, amount: int, why: str) -> None:
    patron = turn.player(seat).patron
    if patron is not None:
        gain_loyalty(turn, seat, patron, amount, why)
