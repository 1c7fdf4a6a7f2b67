"""What a bonus gives, word by word, to whoever it is. The modules beside this one say how."""

from collections.abc import Callable
from typing import TypeAlias

from ..state.position import State
from ..turn.context import Table

Receive: TypeAlias = Callable[[Table, int, int, str], None]
"""Table, player, how much, and why."""
Possible: TypeAlias = Callable[[State, int], bool]

GAINS: dict[str, Receive] = {}
POSSIBLE: dict[str, Possible] = {}
"""Where a gain may come to nothing: whether it would do anything now (R1)."""


def gain(word: str, possible: Possible | None = None) -> Callable[[Receive], Receive]:
    def register(receive: Receive) -> Receive:
        GAINS[word] = receive
        if possible is not None:
            POSSIBLE[word] = possible
        return receive

    return register


def is_possible(state: State, seat: int, word: str) -> bool:
    return word not in POSSIBLE or POSSIBLE[word](state, seat)
