"""Where Theodore sits."""

from ..state.player import Player
from ..state.position import Solo, State
from ..turn.context import TurnContext

SEAT = 1


def theodore(turn: TurnContext) -> Player:
    return turn.player(SEAT)


def cards(state: State) -> Solo:
    assert state.solo is not None  # noqa: S101 - he plays only where there is one
    return state.solo
