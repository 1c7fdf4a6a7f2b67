"""All cards are there, as often and with the gold that the rules say."""

from collections import Counter

import pytest

from engines.bones_and_banners.cards.catalogue import (
    ADVISORS,
    BUILDINGS,
    HOMELAND,
    LANDS,
    LOYALISTS,
    RECRUITS,
    SYMBOLS,
    UNITS,
)

COPIES = {
    "units": {name: card.copies for name, card in UNITS.items()},
    "lands": {name: card.copies for name, card in LANDS.items()},
    "buildings": {name: card.copies for name, card in BUILDINGS.items()},
    "advisors": {name: card.copies for name, card in ADVISORS.items()},
}


@pytest.mark.parametrize(
    ("kind", "kinds", "cards"),
    [("units", 32, 72), ("lands", 31, 32), ("buildings", 13, 18), ("advisors", 11, 16)],
)
def test_there_are_so_many(kind: str, kinds: int, cards: int) -> None:
    assert (len(COPIES[kind]), sum(COPIES[kind].values())) == (kinds, cards)


def test_there_are_138_cards_in_all() -> None:
    assert sum(sum(copies.values()) for copies in COPIES.values()) == 138


def test_loyalists_are_there_four_times_and_recruits_once_or_twice() -> None:
    assert Counter(UNITS[card].copies for card in LOYALISTS) == {4: 8}
    assert Counter(UNITS[card].copies for card in RECRUITS) == {2: 16, 1: 8}


def test_buildings_and_advisors_that_are_there_twice() -> None:
    twice = {
        card for kind in ("buildings", "advisors") for card, n in COPIES[kind].items() if n > 1
    }
    assert twice == {
        "barracks", "fletchers-hut", "fortune-teller", "moat", "necromancer", "sorceress",
        "squire", "stables", "stone-wall", "stonemason",
    }  # fmt: skip


def test_the_gold_of_the_lands() -> None:
    gold: Counter[str] = Counter()
    for land in LANDS.values():
        gold[land.terrain] += land.copies * land.gold
    assert gold == {
        "Homeland": 0, "Forest": 540, "Village": 400, "Meadow": 300, "Hills": 300, "Mine": 440,
        "Crossroads": 300, "Ruins": 240, "Lake": 220, "Castle": 500,
    }  # fmt: skip
    assert gold.total() == 3240


def test_only_the_homeland_is_there_twice_among_lands() -> None:
    assert {card for card, n in COPIES["lands"].items() if n > 1} == {HOMELAND}


def test_no_die_is_dead() -> None:
    """Each symbol activates two loyalist kinds, Boot three."""
    fits = Counter(die for card in LOYALISTS for die in UNITS[card].dice)
    assert fits == {symbol: 3 if symbol == "Boot" else 2 for symbol in SYMBOLS}
