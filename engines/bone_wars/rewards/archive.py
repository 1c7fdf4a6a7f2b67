"""Archiving a card, and what it brings."""

from ..state.components import ENVELOPE_BONUS, Bonus
from ..turn.context import TurnContext
from .gain import give


def times(bonus: Bonus, count: int) -> Bonus:
    return {word: amount * count for word, amount in bonus.items()}


def archive(turn: TurnContext, seat: int, card: int, envelope: str) -> None:
    give(turn, seat, slide_in(turn, seat, card, envelope), "envelope")


def slide_in(turn: TurnContext, seat: int, card: int, envelope: str) -> Bonus:
    """The bonus comes once for every card now there (39)."""
    cards = turn.player(seat).archive[envelope]
    cards.append(card)
    turn.tell("species.archived", seat, species=card, envelope=envelope, count=len(cards))
    return times(ENVELOPE_BONUS[envelope], len(cards))
