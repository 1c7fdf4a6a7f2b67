"""The seventeen examples of the rules (3.16)."""

import pytest

from engines.bones_and_banners import engine

from ..table import Table, contested, fought


def test_t1_a_bluff_conquers_a_land_that_nobody_contests() -> None:
    table = contested("""
        centre gold-mine:1
        1 0 wizard Boot > gold-mine
    """)
    army = table.army(0)
    assert (army.lands[1:], army.below, army.lost) == (["gold-mine"], ["wizard"], [])
    assert "I-4" in army.feats


def test_t1_and_it_retreats_unseen() -> None:
    table = Table(
        """
        centre gold-mine:1
        1 0 wizard Boot > gold-mine
        seat 0
          dice Magic
          hand dame
        """,
        "dice",
        stop="end",
    )
    table.does(0, "die.pass")
    assert table.events("unit.revealed") == []
    assert table.events("unit.retreated") == [{"seat": 0, "unit": 1}]


def test_t2_against_halberdiers_it_is_lost() -> None:
    table = contested("""
        centre gold-mine:1
        1 0 wizard Boot > gold-mine
        2 1 halberdiers Boot > gold-mine
    """)
    assert table.army(0).lost == ["wizard"]
    assert table.army(1).lands[1:] == ["gold-mine"]
    assert table.army(1).below == ["halberdiers"]


def test_t3_knights_charge_an_ogre_that_a_cleric_protects() -> None:
    """3 : 3."""
    table = fought("""
        centre gold-mine:0 moss-forest:1
        1 1 ogre Boot > moss-forest
        2 1 cleric Magic > 1
        3 0 knights Horse > 1
    """)
    assert (table.army(0).below, table.army(1).below) == (["knights"], ["cleric"])
    assert table.in_play == [1]


@pytest.mark.parametrize(("built", "lost"), [("", []), ("built fletchers-hut", ["footsoldiers"])])
def test_t4_a_common_ambush_does_not_reach_three_banners(built: str, lost: list[str]) -> None:
    table = fought(f"""
        centre gold-mine:0 moss-forest:1
        1 1 footsoldiers Boot+Boot > moss-forest
        2 0 archers Bow > 1
        seat 0
          {built}
    """)
    assert table.army(0).below == ["archers"]
    assert table.army(1).lost == lost
    assert table.in_play == ([] if lost else [1])


def test_t5_flank_counts_only_what_is_printed() -> None:
    """2 : 1."""
    table = fought("""
        centre gold-mine:0 moss-forest:1
        1 1 footsoldiers Boot+Boot > moss-forest
        2 0 cavalry Horse > 1
    """)
    assert table.army(1).lost == ["footsoldiers"]
    assert table.army(0).below == ["cavalry"]


def test_t6_last_placed_first() -> None:
    table = fought("""
        centre gold-mine:0 moss-forest:1
        1 0 ogre Boot > gold-mine
        5 1 wizard Magic > 1
        6 0 wizard Magic > 5
    """)
    assert table.in_play == [1]
    assert not table.unit(1).up, "the first Wizard has left before it acts"
    assert (table.army(0).below, table.army(1).below) == (["wizard"], ["wizard"])


def test_t7_a_stalemate_and_the_round_after_it() -> None:
    table = Table(
        """
        centre gold-mine:0 moss-forest:1
        1 0 footsoldiers Boot+Boot > moss-forest
        2 1 ogre Boot > moss-forest
        """,
        "contest",
        stop="rally",
    )
    assert table.in_play == [1, 2]
    assert all(unit.carried and not unit.dice for unit in table.state.units)
    after = Table(table.text, "contest", stop="end")
    assert "moss-forest" in after.army(1).lands
    assert after.army(0).below == ["footsoldiers"]


def test_t8_a_protected_warden_stands_against_cavalry() -> None:
    """3 : 2."""
    table = contested("""
        centre gold-mine:1
        1 1 warden Sword > gold-mine
        2 1 cleric Magic > 1
        3 0 cavalry Horse > gold-mine
    """)
    assert table.army(1).lands[1:] == ["gold-mine"]
    assert table.army(1).below == ["cleric", "warden"]


def test_t9_the_wurm_lets_nobody_else_count() -> None:
    """4 : 4."""
    table = Table(
        """
        centre gold-mine:1
        1 0 wurm Magic > gold-mine
        2 0 cavalry Horse > gold-mine
        3 1 giant Boot > gold-mine
        seat 0
          dice Bow
          hand dame
        """,
        "dice",
        stop="end",
    )
    table.does(0, "die.pass")
    assert [told["totals"] for told in table.events("counted")] == [[4, 4]]


def test_t10_a_dame_takes_the_wall_down() -> None:
    table = contested("""
        centre gold-mine:1
        1 0 dame Sword > gold-mine
        seat 1
          built stone-wall>
          deck /
    """)
    assert table.state.gone == ["stone-wall"]
    assert table.army(1).built == []
    assert table.army(0).lands[1:] == ["gold-mine"]
    assert "IV-2" in table.army(0).feats


def test_t11_drawing_past_the_shuffle_card() -> None:
    text = """
        seat 0
          {hand}
          deck archers / cavalry knights
    """
    army = Table(text.format(hand=""), "rally", stop="activate").army(0)
    assert (army.hand, army.deck, army.below) == (["archers", "cavalry", "knights"], [], [])
    left = set()
    for seed in range(8):
        table = Table(text.format(hand="hand dame*4"), "rally", stop="activate", seed=bytes([seed]))
        table.does(0, "rally.done")
        assert "archers" in table.army(0).hand
        left.add(tuple(table.army(0).deck))
    assert left == {("cavalry",), ("knights",)}, "in random order"


def test_t12_a_charge_goes_on_to_the_land() -> None:
    """3 : 1, and 2 banners at the land."""
    table = fought("""
        centre gold-mine:0 rose-castle:1
        1 1 woodkeepers Boot > rose-castle
        2 0 knights Sword > 1
    """)
    assert table.army(1).lost == ["woodkeepers"]
    knights = table.unit(2)
    assert (knights.land, knights.joined, knights.up) == ("rose-castle", True, True)
    counted = Table(
        table.text.replace("seat 0", "3 1 cavalry - > rose-castle carried\nseat 0", 1),
        "contest",
        stop="end",
    )
    assert counted.in_play == [2, 3], "2 : 2"


def test_t13_a_raid() -> None:
    table = contested("""
        centre gold-mine:1
        1 0 ogre Boot > gold-mine
        seat 1
          under chapel
          deck /
    """)
    assert table.army(0).buildings == ["chapel"]
    assert table.army(1).under is None


def test_t14_more_land_cards_where_both_have_the_gold() -> None:
    """1,040 gold and ten lands against 1,000 gold and eleven."""
    ten = (
        "thorn-forest silver-forest applewick foxford lark-meadow goat-hills toll-crossroads"
        " giants-ruins elder-forest candleham"
    )
    eleven = (
        "moss-forest drowned-ruins lantern-forest owl-forest millbrook clover-meadow barrow-hills"
        " gallows-crossroads crow-ruins storm-castle fair-crossroads"
    )
    table = Table(f"seat 0\nlands {ten}\nseat 1\nlands {eleven}", "end")
    assert engine.public(table.state)["armies"][0]["gold"] == 1040
    assert engine.public(table.state)["armies"][1]["gold"] == 1000
    assert (table.state.winner, table.state.reason) == (1, "lands")


def test_t15_skeletons_do_not_mind_an_interrupt() -> None:
    table = fought("""
        centre gold-mine:0 moss-forest:1
        1 1 skeletons Boot > moss-forest
        2 0 wizard Magic > 1
    """)
    assert table.unit(1).up
    assert table.army(0).below == ["wizard"]


def test_t16_a_second_die_is_wasted_without_banding() -> None:
    """2 : 2 against Cavalry, Barracks or not."""
    table = contested("""
        centre gold-mine:0
        1 0 halberdiers Shield+Shield > gold-mine
        2 1 cavalry Horse > gold-mine
        seat 0
          built barracks
    """)
    assert table.in_play == [1, 2]


def test_t17_archers_do_not_invade() -> None:
    table = contested("""
        centre gold-mine:1
        1 0 archers Bow > gold-mine
        2 1 cleric Magic > gold-mine
    """)
    assert table.army(0).lost == ["archers"]
