"""Whether a seat is asked at all: one that has a single way to go on is spared the question."""

from ..state.state import State
from ..state.tiles import RUIN


def has_choice(state: State, seat: int) -> bool:
    """Whether a seat that has done nothing yet is asked in this phase."""
    board = state.boards[seat]
    if state.phase == "hero":
        return board.hero >= 0
    if state.phase == "trap":
        # with nothing to place and nothing to take back there is only passing; alone that sets off
        # the march and the next draw, before which the hero's step can be taken back (section 10)
        if state.config.solo or any(state.supply(seat)):
            return True
        return any(tile >> 2 != RUIN for tile in board.tiles.values())
    return state.phase == "start"
