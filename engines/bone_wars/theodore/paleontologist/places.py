"""Theodore's awards and minor finds."""

from ...components import AWARD_SPACES, BONUSES
from ...fits.awards import meets
from ...fits.finds import tiles
from ...rewards.archive import slide_in
from ...state.grants import FIND_TAKES_ROUND, has
from ...state.hands import lose_species
from ...state.position import State
from ...steps.award import claim
from ...steps.minor import find
from ...turn.context import TurnContext
from .. import prefer
from ..rewards.receive import give, receive, round_bonus
from ..seat import SEAT, theodore


def best_award(state: State) -> tuple[str, int] | None:
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


def claim_award(turn: TurnContext) -> tuple[str, int]:
    """The tile and its loyalty."""
    found = best_award(turn.state)
    assert found is not None  # noqa: S101 - asked before
    kind, space = found
    claim(turn, SEAT, kind, space)
    loyalty = AWARD_SPACES[space]["loyalty"]
    receive(turn, "loyalty", loyalty, "award")
    round_bonus(turn)
    return kind, loyalty


def best_find(state: State) -> int | None:
    for card in prefer.best_first(state, state.players[SEAT].species):
        if prefer.envelope_for(state, card) and tiles(state, SEAT, card, None):
            return card
    return None


def reason_no_find(state: State) -> str | None:
    player = state.players[SEAT]
    if prefer.rightmost(state) is None:
        return "archive_full"
    if not player.species:
        return "no_species"
    return None if best_find(state) is not None else "no_tile"


def make_find(turn: TurnContext) -> tuple[int, str]:
    """Card and icon: the first matching tile from the left."""
    state = turn.state
    card = best_find(state)
    assert card is not None  # noqa: S101 - asked before
    envelope = prefer.envelope_for(state, card)
    assert envelope is not None  # noqa: S101 - best_find has looked
    lose_species(theodore(turn), card)
    give(turn, slide_in(turn, SEAT, card, envelope), "envelope")
    column, icon = tiles(state, SEAT, card, None)[0]
    find(turn, SEAT, column, icon)
    if has(state, SEAT, FIND_TAKES_ROUND):  # 96
        round_bonus(turn)
    else:
        give(turn, BONUSES[state.columns[column]], "column")
    return card, icon
