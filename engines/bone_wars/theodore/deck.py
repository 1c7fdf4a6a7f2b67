"""His cards are flipped one by one; only the back of the next one is seen."""

from typing import Any

from ..components import SoloCard
from ..turn.chance import chance
from ..turn.context import Table
from .seat import cards


def flip(table: Table) -> str:
    """The top card. There is always a next one to look at, as long as any is left (93)."""
    solo = cards(table.state)
    if not solo.deck:
        _shuffle(table)
    card = solo.deck.pop(0)
    table.state.barrier += 1
    if not solo.deck:
        _shuffle(table)
    return card


def _shuffle(table: Table) -> None:
    solo = cards(table.state)
    if not solo.discard:
        return
    solo.deck, solo.discard = solo.discard, []
    chance(table, "theodore").shuffle(solo.deck)
    table.tell_of_nobody("deck.shuffled", deck="theodore")


def back(card: SoloCard) -> dict[str, Any]:
    """What the back of one of Theodore's cards says."""
    return {
        "icon": card.back.icon,
        "ap": card.back.ap,
        "depth": card.back.depth,
        "takeBack": card.back.take_back,
        "rivalLoyalty": card.back.rival_loyalty,
    }
