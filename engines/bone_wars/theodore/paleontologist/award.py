"""Theodore's awards."""

from ...fits.awards import meets
from ...state.components import AWARD_SPACES
from ...state.position import State
from ...steps.award import claim
from ...turn.context import TurnContext
from .. import prefer
from ..rewards.receive import receive, round_bonus
from ..seat import SEAT


def best(state: State) -> tuple[str, int] | None:
    """Most loyalty, then A, B, C; never the first row."""
    archive = state.players[SEAT].archive
    found = [
        (kind, space)
        for kind, spaces in state.markers.items()
        if not any(SEAT in markers for markers in spaces)
        for space, markers in enumerate(spaces)
        if not markers
        and AWARD_SPACES[space]["row"] >= prefer.LEAST_ROW
        and meets(state.awards[kind], space, archive)
    ]
    return max(found, key=lambda each: AWARD_SPACES[each[1]]["loyalty"]) if found else None


def claim_best(turn: TurnContext) -> tuple[str, int]:
    """The tile and its loyalty."""
    found = best(turn.state)
    assert found is not None  # noqa: S101 - asked before
    kind, space = found
    claim(turn, SEAT, kind, space)
    loyalty = AWARD_SPACES[space]["loyalty"]
    receive(turn, "loyalty", loyalty, "award")
    round_bonus(turn)
    return kind, loyalty
