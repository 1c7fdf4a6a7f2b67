"""Which envelopes of an archive have room for a card."""

from ..state.components import ENVELOPES, SPECIES
from ..state.grants import ICONS_WILD, has
from ..state.player import Player
from ..state.position import State


def reserved(state: State, seat: int, envelope: str) -> int:
    """Places that committed papers keep until they are archived (R2)."""
    if state.doing is None or not state.doing.papers or seat != state.active:
        return 0
    archived = {card for cards in state.players[seat].archive.values() for card in cards}
    return sum(
        paper["envelope"] == envelope and paper["species"] not in archived
        for paper in state.doing.papers
    )


def has_room(state: State, seat: int, envelope: str) -> bool:
    player = state.players[seat]
    held = len(player.archive[envelope]) + reserved(state, seat, envelope)
    return held < player.limit


def envelopes_for(state: State, seat: int, card: int, any_envelope: bool = False) -> list[str]:
    """Where a card may go: under its own sign, or anywhere by a grant or by Powell (64, 63)."""
    free = any_envelope or has(state, seat, ICONS_WILD)
    wanted = ENVELOPES if free else (SPECIES[card].envelope,)
    return [envelope for envelope in wanted if has_room(state, seat, envelope)]


def envelope_of(player: Player, card: int) -> str:
    return next(envelope for envelope, cards in player.archive.items() if card in cards)
