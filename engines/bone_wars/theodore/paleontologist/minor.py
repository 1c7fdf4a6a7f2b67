"""Theodore's minor finds."""

from ...fits.finds import tiles
from ...rewards.archive import slide_in
from ...state.components import BONUSES
from ...state.grants import FIND_TAKES_ROUND, has
from ...state.hands import lose_species
from ...state.position import State
from ...steps.minor import find
from ...turn.context import TurnContext
from .. import prefer
from ..rewards.receive import give, round_bonus
from ..seat import SEAT, theodore


def best_card(state: State) -> int | None:
    for card in prefer.best_first(state, state.players[SEAT].species):
        if prefer.envelope_for(state, card) and tiles(state, SEAT, card, None):
            return card
    return None


def reason_not(state: State) -> str | None:
    player = state.players[SEAT]
    if prefer.rightmost(state) is None:
        return "archive_full"
    if not player.species:
        return "no_species"
    return None if best_card(state) is not None else "no_tile"


def find_best(turn: TurnContext) -> tuple[int, str]:
    """Card and icon: the first matching tile from the left."""
    state = turn.state
    card = best_card(state)
    assert card is not None  # noqa: S101 - asked before
    envelope = prefer.envelope_for(state, card)
    assert envelope is not None  # noqa: S101 - best_card has looked
    lose_species(theodore(turn), card)
    give(turn, slide_in(turn, SEAT, card, envelope), "envelope")
    column, icon = tiles(state, SEAT, card, None)[0]
    find(turn, SEAT, column, icon)
    if has(state, SEAT, FIND_TAKES_ROUND):  # 96
        round_bonus(turn)
    else:
        give(turn, BONUSES[state.columns[column]], "column")
    return card, icon
