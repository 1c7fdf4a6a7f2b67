"""Where Theodore sits."""

from ..state import Doing, Player, Solo, State
from ..table import Table

SEAT = 1


def theodore(table: Table) -> Player:
    return table.player(SEAT)


def cards(state: State) -> Solo:
    assert state.solo is not None  # noqa: S101 - he plays only where there is one
    return state.solo


def doing(state: State) -> Doing:
    assert state.doing is not None  # noqa: S101 - set when his turn begins
    return state.doing
