"""His cards are flipped one by one; only the back of the next one is seen."""

from typing import Any

from ..state.components import SoloCard
from ..turn.chance import chance
from ..turn.context import TurnContext
from .seat import cards


def flip(turn: TurnContext) -> str:
    """The top card. There is always a next one to look at, as long as any is left (93)."""
    solo = cards(turn.state)
    if not solo.deck:
        _shuffle(turn)
    card = solo.deck.pop(0)
    turn.state.reveal()
    if not solo.deck:
        _shuffle(turn)
    return card


def _shuffle(turn: TurnContext) -> None:
    solo = cards(turn.state)
    if not solo.discard:
        return
    solo.deck, solo.discard = solo.discard, []
    chance(turn, "theodore").shuffle(solo.deck)
    turn.tell_of_nobody("deck.shuffled", deck="theodore")


def back(card: SoloCard) -> dict[str, Any]:
    """What the back of one of Theodore's cards says."""
    return {
        "icon": card.back.icon,
        "ap": card.back.ap,
        "depth": card.back.depth,
        "takeBack": card.back.take_back,
        "rivalLoyalty": card.back.rival_loyalty,
    }
