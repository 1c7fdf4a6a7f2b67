"""Where Theodore sits."""

from ..state.player import Player
from ..state.position import Solo, State
from ..turn.context import Table

SEAT = 1


def theodore(table: Table) -> Player:
    return table.player(SEAT)


def cards(state: State) -> Solo:
    assert state.solo is not None  # noqa: S101 - he plays only where there is one
    return state.solo
