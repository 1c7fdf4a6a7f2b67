"""What a bonus gives, word by word. The modules beside this one say how."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from ..state.position import State
from ..turn.context import TurnContext

Receive: TypeAlias = Callable[[TurnContext, int, int, str], None]
"""The turn, the player, how much, and why."""
OwnWay: TypeAlias = Callable[[TurnContext, int], None]
"""Theodore's: how much."""
W = TypeVar("W", bound=OwnWay)
Possible: TypeAlias = Callable[[State, int], bool]

GAINS: dict[str, Receive] = {}
THEODORES: dict[str, OwnWay] = {}
"""Where he has no way of his own he receives like everybody."""
REVEALING: set[str] = set()
"""Gains that show something nobody knew: what is taken before them can't be undone any more."""
POSSIBLE: dict[str, Possible] = {}
"""Where a gain may come to nothing: whether it would do anything now (R1)."""


def gain(
    word: str, possible: Possible | None = None, *, reveals: bool = False
) -> Callable[[Receive], Receive]:
    def register(receive: Receive) -> Receive:
        GAINS[word] = receive
        if reveals:
            REVEALING.add(word)
        if possible is not None:
            POSSIBLE[word] = possible
        return receive

    return register


def theodores(word: str) -> Callable[[W], W]:
    def register(receive: W) -> W:
        THEODORES[word] = receive
        return receive

    return register


def receive(turn: TurnContext, seat: int, word: str, amount: int, why: str) -> None:
    own = THEODORES.get(word) if turn.player(seat).theodore else None
    if own is None:
        GAINS[word](turn, seat, amount, why)
    else:
        own(turn, amount)


def is_possible(state: State, seat: int, word: str) -> bool:
    return word not in POSSIBLE or POSSIBLE[word](state, seat)
