"""Achievements of battles. Those of advisors are with the advisors."""

import pytest

from engines.bones_and_banners.cards.catalogue import FEATS

from ..battle import Battle

LANDS = "centre gold-mine:1 moss-forest:0\n"

EARNED = [
    ("I-1", "1 1 knights Horse > gold-mine\n2 0 archers Bow > 1"),
    ("I-1", "1 1 knights Horse > gold-mine\n3 1 cleric Magic > 1\n2 0 archers Bow > 1"),
    ("I-2", "1 1 knights Horse > gold-mine\n2 0 axe-maidens Sword > 1"),
    ("I-2", "1 1 ogre Boot > gold-mine\n2 0 black-knight Horse > 1"),
    ("I-3", "1 0 footsoldiers Boot > gold-mine\n2 0 cleric Shield > 1"),
    ("I-4", "1 0 wizard Boot > gold-mine"),
    ("I-5", "1 0 footsoldiers Boot > gold-mine"),
    ("II-2", "1 0 ogre Boot > gold-mine\n2 0 ogre Boot > moss-forest"),
    ("II-5", "1 0 cleric Magic > moss-forest"),
    ("III-1", "1 0 ogre Boot > moss-forest\nseat 0\n lands owl-forest elder-forest"),
    ("III-3", "seat 0\n built stone-wall> stone-wall>"),
    ("III-4", "1 0 wurm Boot > gold-mine"),
    ("III-4", "1 0 wurm Horse > gold-mine"),
    (
        "IV-1",
        "1 1 axe-maidens Sword > gold-mine\n2 0 archers Bow > 1\nseat 0\n built fletchers-hut",
    ),
    ("IV-2", "1 0 dame Horse > gold-mine\nseat 1\n built stone-wall>"),
    (
        "IV-3",
        "1 0 watchdog Boot > moss-forest\n"
        + "\n".join(f"{seq} 1 halberdiers Boot > moss-forest" for seq in range(2, 6)),
    ),
    ("IV-4", "1 0 sergeant Sword+Sword > gold-mine\n2 0 apothecarian Bow > 1"),
]
MISSED = [
    ("I-1", "1 1 knights Boot > gold-mine\n2 0 archers Bow > 1"),
    ("I-1", "1 1 phoenix Bow > gold-mine\n2 0 archers Bow > 1"),
    ("I-1", "1 1 knights Horse > gold-mine\n2 0 axe-maidens Sword > 1"),
    ("I-2", "1 1 knights Horse > gold-mine\n3 1 cleric Magic > 1\n2 0 axe-maidens Sword > 1"),
    ("I-2", "1 1 phoenix Bow > gold-mine\n2 0 axe-maidens Sword > 1"),
    ("I-2", "1 1 knights Horse > 2\n2 0 giant Boot > gold-mine"),
    ("I-3", "1 0 ogre Boot > gold-mine\n2 0 cleric Shield > 1"),
    ("I-3", "1 0 footsoldiers Horse > gold-mine\n2 0 cleric Shield > 1"),
    ("I-3", "1 0 footsoldiers Boot > gold-mine\n2 0 cleric Boot > 1"),
    ("I-4", "1 0 wizard Magic > gold-mine"),
    ("I-5", "1 0 footsoldiers Bow > gold-mine"),
    ("II-2", "1 0 ogre Boot > gold-mine\n2 1 ogre Boot > moss-forest"),
    ("II-5", "1 0 cleric Bow > moss-forest"),
    ("II-5", "1 0 cleric Magic > gold-mine"),
    ("II-5", "1 0 cleric Magic > moss-forest\nseat 0\n built stone-wall>"),
    ("III-1", "1 0 ogre Boot > moss-forest\nseat 0\n lands owl-forest"),
    ("III-3", "1 0 cleric Magic > moss-forest\nseat 0\n built stone-wall>"),
    ("III-3", "seat 0\n built moat>"),
    ("III-4", "1 0 wurm Boot > moss-forest"),
    ("III-4", "1 0 wurm Boot > gold-mine\n2 0 ogre Boot > gold-mine"),
    ("IV-1", "1 1 axe-maidens Sword > gold-mine\n2 0 elven-bowmen Bow > 1"),
    ("IV-2", "1 0 dame Horse > gold-mine\n2 1 ogre Boot > gold-mine\nseat 1\n under forge"),
    ("IV-4", "1 0 sergeant Sword > gold-mine\n2 0 apothecarian Bow > 1"),
    ("IV-4", "1 0 sergeant Sword+Sword > gold-mine\n2 0 banner-bearer Boot > 1"),
]


@pytest.mark.parametrize(("feat", "text"), EARNED)
def test_it_is_earned(feat: str, text: str) -> None:
    battle = Battle(LANDS + text)
    assert feat in battle.feats(0)
    told = [event for event in battle.events if event.type == "feat"]
    assert {"seat": 0, "feat": feat} in [dict(event.values) for event in told]
    assert all(event.audience == event.values["seat"] for event in told)


@pytest.mark.parametrize(("feat", "text"), MISSED)
def test_it_is_missed(feat: str, text: str) -> None:
    assert feat not in Battle(LANDS + text).feats(0)


def test_there_are_nineteen_in_four_ranks() -> None:
    ranks = [*FEATS.values()]
    assert [ranks.count(rank) for rank in (1, 2, 3, 4)] == [5, 5, 5, 4]
