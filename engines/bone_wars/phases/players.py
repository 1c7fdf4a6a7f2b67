"""The steps by which a player chooses in the draft and takes a turn.

People are asked, Theodore goes by his cards. Both sign in here, and the phases know neither.
"""

from collections.abc import Callable
from typing import TypeVar

from ..state.position import State
from ..state.step import Step

S = TypeVar("S", bound=Step)

_CHOOSES: dict[bool, type[Step]] = {}
_TAKES_TURNS: dict[bool, type[Step]] = {}


def chooses(*, theodore: bool) -> Callable[[type[S]], type[S]]:
    return _signed(_CHOOSES, theodore)


def takes_turns(*, theodore: bool) -> Callable[[type[S]], type[S]]:
    return _signed(_TAKES_TURNS, theodore)


def _signed(steps: dict[bool, type[Step]], theodore: bool) -> Callable[[type[S]], type[S]]:
    def sign(step: type[S]) -> type[S]:
        steps[theodore] = step
        return step

    return sign


def choice_of(state: State, seat: int) -> Step:
    return _CHOOSES[state.players[seat].theodore](seat)


def turn_of(state: State, seat: int) -> Step:
    return _TAKES_TURNS[state.players[seat].theodore](seat)
