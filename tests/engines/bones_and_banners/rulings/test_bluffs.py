"""B19 to B22: what a Bluff is, and when it is found out."""

import pytest

from engines.bones_and_banners.units.bluff import is_bluff

from ..table import Table, contested, fought

CENTRE = "centre gold-mine:0 moss-forest:1\n"


@pytest.mark.parametrize(
    ("order", "bluff"),
    [
        ("halberdiers Boot > gold-mine", False),
        ("halberdiers Bow > gold-mine", True),
        ("footsoldiers Sword+Sword > gold-mine", False),
        ("footsoldiers Bow+Bow > gold-mine", True),
        ("halberdiers Shield+Shield > gold-mine", False),
        ("archers Bow > gold-mine", False),
        ("archers Bow > moss-forest", True),
        ("cavalry Horse > gold-mine", True),
        ("cavalry Horse > moss-forest", False),
        ("cleric Magic > 1", True),
        ("cleric Magic > 2", False),
        ("knights Horse > 1", False),
        ("knights Horse > 2", True),
        ("apothecarian Bow > gold-mine", True),
        ("wizard - > gold-mine carried", False),
        ("archers - > moss-forest carried", False),
        ("black-knight Horse > gold-mine up joined", False),
    ],
)
def test_b19_a_die_that_does_not_fit_or_a_target_that_does_not(order: str, bluff: bool) -> None:
    table = Table(
        CENTRE + f"1 1 ogre Boot > moss-forest\n2 0 ogre Boot > gold-mine\n3 0 {order}",
        stop="combat",
    )
    assert is_bluff(table.unit(3)) is bluff


def test_b19_unseen_it_is_never_tested() -> None:
    table = contested(
        "centre gold-mine:0\n1 0 archers Boot > gold-mine\n2 0 cleric Bow > gold-mine"
    )
    assert table.army(0).lost == []
    assert table.army(0).lands[1:] == ["gold-mine"]
    assert "I-4" in table.army(0).feats


@pytest.mark.parametrize(("card", "lost"), [("wizard Magic", []), ("cleric Magic", ["cleric"])])
def test_b20_a_target_that_has_left_leaves_its_class(card: str, lost: list[str]) -> None:
    table = fought(CENTRE + f"5 0 {card} > 3 foe")
    assert table.army(0).lost == lost
    assert table.army(0).below == ([] if lost else [card.split()[0]])


def test_b20_an_honest_one_is_turned_up_and_retreats() -> None:
    table = Table(
        CENTRE
        + """
        1 1 ogre Boot > moss-forest
        2 0 wizard Magic > 1
        seat 1
          advisors diplomat
        """,
        stop="contest",
    )
    table.does(1, "advisor.play", advisor="diplomat", unit=1)
    table.does(1, "window.pass") if table.asked else None
    assert table.army(1).hand == ["ogre"]
    assert table.army(0).below == ["wizard"]
    assert table.events("unit.revealed")[0]["unit"] == 2


PHOENIX = CENTRE + "1 0 phoenix Boot > moss-forest\n2 1 ogre Boot > moss-forest\n"


def test_b21_nothing_saves_a_bluff() -> None:
    """Neither its own card, nor Revive, nor Protect, nor a Chapel."""
    table = contested(PHOENIX + "3 0 witch Magic > 1\n4 0 cleric Magic > 1\nseat 0\nbuilt chapel\n")
    assert table.army(0).lost == ["phoenix"]
    assert table.army(0).hand == []


def test_b21_a_bluff_is_not_slain() -> None:
    table = fought(CENTRE + "1 1 wizard Boot > moss-forest\n2 0 archers Bow > 1")
    assert table.army(1).lost == ["wizard"]
    assert table.army(0).feats == []


def test_b21_a_bluff_has_no_effects_and_no_other_achievement() -> None:
    table = contested(
        "centre gold-mine:1\n1 0 bandits Magic > gold-mine\n2 0 goblins Magic > gold-mine\n"
        "advisor spy"
    )
    assert table.army(0).fresh == []
    assert table.army(0).feats == ["I-4"]


def test_b22_carried_units_are_never_bluffs() -> None:
    table = contested("centre gold-mine:1*\n1 0 archers - > gold-mine carried")
    assert table.army(0).lands[1:] == ["gold-mine"]
    assert "I-4" not in table.army(0).feats


def test_b22_joined_units_are_never_bluffs_and_keep_their_dice() -> None:
    """The Black Knight comes to a land that it may not contest, and the Moat sees its Horse."""
    table = fought(
        CENTRE + "1 1 ogre Boot > gold-mine\n2 0 black-knight Horse > 1\nseat 0\nbuilt stables"
    )
    joined = table.unit(2)
    assert (joined.land, joined.dice, is_bluff(joined)) == ("gold-mine", ["Horse"], False)
    after = Table(table.text + "", "contest", stop="end")
    assert "gold-mine" in after.army(0).lands


def test_b22_its_bonuses_of_the_charge_are_over() -> None:
    """3 banners at the land: neither Charge 1 nor the Stables."""
    table = Table(
        """
        centre gold-mine:0 rose-castle:1
        2 0 black-knight Horse > gold-mine up joined
        3 1 ogre Boot > gold-mine
        seat 0
          built stables
        """,
        "contest",
        stop="end",
    )
    assert table.in_play == [2, 3], "3 : 3"
