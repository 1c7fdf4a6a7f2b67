"""He reclassifies from left to right."""

from ...fits.archive import has_room
from ...rewards.reclassify import reclassify
from ...state.components import ENVELOPES, Bonus
from ...state.position import State
from ...turn.context import TurnContext
from ..seat import SEAT


def choice(state: State) -> tuple[int, str, str] | None:
    """From the leftmost envelope in use to the rightmost with room: card, from, to."""
    archive = state.players[SEAT].archive
    used = [envelope for envelope in ENVELOPES if archive[envelope]]
    free = [envelope for envelope in ENVELOPES if has_room(state, SEAT, envelope)]
    if not used or not free or ENVELOPES.index(free[-1]) <= ENVELOPES.index(used[0]):
        return None
    return archive[used[0]][0], used[0], free[-1]


def move(turn: TurnContext) -> Bonus | None:
    found = choice(turn.state)
    return None if found is None else reclassify(turn, SEAT, found[0], found[2])
