"""What is printed on the cards, for a page that knows none of them."""

from typing import Any

from ..cards.catalogue import ADVISORS, BUILDINGS, LANDS, UNITS
from ..cards.kinds import UnitCard


def cards() -> dict[str, Any]:
    return {
        "units": {card.id: _unit(card) for card in UNITS.values()},
        "lands": {card.id: {"terrain": card.terrain, "gold": card.gold} for card in LANDS.values()},
        "buildings": {
            card.id: {"copies": card.copies, "arrow": card.arrow} for card in BUILDINGS.values()
        },
        "advisors": {
            card.id: {"copies": card.copies, "window": card.window} for card in ADVISORS.values()
        },
    }


def _unit(card: UnitCard) -> dict[str, Any]:
    return {
        "type": card.type,
        "copies": card.copies,
        "loyalist": card.loyalist,
        "dice": list(card.dice),
        "banners": card.banners,
        "keywords": list(card.keywords),
        "land": card.land,
        "enemy": card.enemy and list(card.enemy),
        "friend": card.friend and list(card.friend),
    }


CARDS = cards()
"""They never change, and neither may anybody change this."""
