"""B39 to B44: Phase VI."""

import pytest

from ..table import Table, contested


@pytest.mark.parametrize("token", [0, 1])
def test_b39_the_token_holders_allied_land_first(token: int) -> None:
    table = Table(
        f"""
        round 3 initiative {token}
        centre gold-mine:0 moss-forest:1
        1 0 ogre Boot > gold-mine
        2 1 ogre Boot > moss-forest
        seat 0
          hand dame
          dice Magic
        """,
        "dice",
        stop="end",
    )
    table.does(0, "die.pass")
    lands = [told["land"] for told in table.events("land.conquered")]
    assert lands == [["gold-mine", "moss-forest"], ["moss-forest", "gold-mine"]][token]


def test_b40_a_wall_makes_a_contest_if_it_is_pointed() -> None:
    text = """
        centre gold-mine:0
        1 1 wizard Boot > gold-mine
        seat 0
          built {wall}
    """
    assert contested(text.format(wall="stone-wall>")).army(1).lost == ["wizard"]
    unseen = contested(text.format(wall="stone-wall"))
    assert (unseen.army(1).lost, unseen.army(1).below) == ([], ["wizard"])


DAME = """
    centre gold-mine:1
    1 0 dame Sword > gold-mine {mark}
    2 1 ogre Boot > gold-mine
    seat 1
      built {built}
      {under}
"""


def test_b41_she_must_destroy_one_and_may_choose_which() -> None:
    table = Table(
        DAME.format(
            mark="", built="moat> stone-wall> stone-wall> catapult> forge", under="under forge"
        ),
        "combat",
        stop="end",
    )
    assert table.asked == {0: "dame.destroy"}
    options = [action["building"] for action in table.choices(0)]
    assert sorted(options) == ["construction", "moat", "stone-wall"]
    table.does(0, "dame.destroy", building="construction")
    assert (table.army(1).under, table.state.gone) == (None, ["forge"])


@pytest.mark.parametrize(
    ("built", "under", "gone"),
    [
        ("moat>", "", ["moat"]),
        ("stone-wall>", "", ["stone-wall"]),
        ("stone-wall>*2", "", ["stone-wall"]),
        ("moat", "under chapel", ["chapel"]),
        ("moat stone-wall catapult> forge", "", []),
    ],
)
def test_b41_one_option_is_not_asked(built: str, under: str, gone: list[str]) -> None:
    table = contested(DAME.format(mark="", built=built, under=under))
    assert table.state.gone == gone


def test_b41_also_one_turned_up_earlier_but_not_a_carried_one() -> None:
    assert contested(DAME.format(mark="up", built="moat>", under="")).state.gone == ["moat"]
    text = DAME.format(mark="carried", built="moat>", under="").replace("dame Sword", "dame -")
    assert contested(text.replace("gold-mine:1", "gold-mine:1*")).state.gone == []


def test_b41_each_dame_in_turn_and_no_bluff() -> None:
    text = DAME.format(mark="", built="moat> stone-wall>", under="under chapel")
    table = Table(
        text.replace(
            "2 1 ogre", "3 0 dame Boot > gold-mine\n 2 0 dame Horse > gold-mine\n 4 1 ogre"
        ),
        "combat",
        stop="end",
    )
    table.does(0, "dame.destroy", building="moat")
    assert table.asked == {0: "dame.destroy"}
    table.does(0, "dame.destroy", building="stone-wall")
    assert table.asked == {}
    assert sorted(table.state.gone) == ["moat", "stone-wall"]
    assert table.army(0).lost == ["dame"]


def test_b41_the_effect_ends_at_once() -> None:
    """2 : 1, with the Wall and without the Moat."""
    text = DAME.format(mark="", built="moat> stone-wall>", under="").replace(
        "ogre Boot", "goblins Bow"
    )
    table = Table(text.replace("goblins Bow > gold-mine", "goblins Bow > 1"), "combat", stop="end")
    table.does(0, "dame.destroy", building="moat")
    assert "gold-mine" in table.army(0).lands


COUNT = """
    centre gold-mine:0{kept} moss-forest:1
    1 0 ogre Boot > gold-mine
    2 1 {enemy} > gold-mine
    3 1 cleric Magic > moss-forest
    seat 0
      advisors squire assassin
    seat 1
      advisors herald
"""


def count(enemy: str, kept: str = "") -> Table:
    return Table(COUNT.format(enemy=enemy, kept=kept), "combat", stop="end")


def test_b42_squire_and_assassin_in_the_contest() -> None:
    table = count("goblins Boot")
    assert table.asked == {0: "window.count"}
    plays = table.choices(0, "advisor.play")
    assert plays == [
        {"type": "advisor.play", "advisor": "assassin", "unit": 2},
        {"type": "advisor.play", "advisor": "squire", "unit": 1},
    ]
    strong = count("knights Horse")
    assert [each["advisor"] for each in strong.choices(0, "advisor.play")] == ["squire"]


def test_b42_a_squire_brings_a_banner() -> None:
    table = count("ogre Boot")
    table.does(0, "advisor.play", advisor="squire", unit=1)
    while table.asked:
        ((seat, _),) = table.asked.items()
        table.does(seat, "window.pass")
    assert "gold-mine" in table.army(0).lands


def test_b42_it_closes_when_one_army_has_nothing_left() -> None:
    table = count("goblins Boot")
    table.does(0, "advisor.play", advisor="assassin", unit=2)
    assert table.asked == {}
    assert table.army(1).lost == ["goblins"]
    assert "gold-mine" in table.army(0).lands


def test_b42_it_does_not_open_for_bluffs() -> None:
    assert count("goblins Magic").asked == {}


CONQUEST = """
    centre gold-mine:1
    1 0 bandits Boot > gold-mine
    2 0 bandits {die} > gold-mine
    3 0 ogre Boot > gold-mine
    seat 0
      built harvest-hall
      hand dame
      dice Bow
      deck archers*3 /
    seat 1
      under chapel
    advisor {pile}
"""


def conquest(die: str = "Boot", pile: str = "spy jester herald") -> Table:
    table = Table(CONQUEST.format(die=die, pile=pile), "dice", stop="end")
    table.does(0, "die.pass")
    return table


def test_b43_in_this_order() -> None:
    order = [
        event.type for event in conquest().told if event.type in (
            "land.conquered", "raided", "unit.revealed", "card.drawn", "units.drawn",
            "unit.retreated",
        )
    ]  # fmt: skip
    assert order == [
        "land.conquered", "raided", "unit.revealed", "card.drawn", "unit.revealed", "card.drawn",
        "units.drawn", "unit.retreated", "unit.retreated", "unit.retreated",
    ]  # fmt: skip


def test_b43_bandits_that_are_no_bluff_draw_unasked() -> None:
    table = conquest(die="Magic")
    assert table.army(0).fresh == ["spy"]
    assert [told["unit"] for told in table.events("unit.revealed")] == [1]
    assert conquest().army(0).fresh == ["jester", "spy"]


def test_b43_not_with_an_empty_pile() -> None:
    table = conquest(pile="")
    assert table.events("unit.revealed") == []
    one = conquest(pile="spy")
    assert [told["unit"] for told in one.events("unit.revealed")] == [1]


def test_b43_a_harvest_hall_at_the_first_conquest_of_the_round() -> None:
    table = contested(
        """
        centre gold-mine:0 moss-forest:1
        1 0 ogre Boot > gold-mine
        2 0 ogre Boot > moss-forest
        seat 0
          built harvest-hall
          deck archers*3 /
        """
    )
    assert table.army(0).hand == ["archers"]
    assert len(table.army(0).lands) == 3


def test_b43_all_units_there_retreat() -> None:
    table = contested(
        "centre gold-mine:0\n1 0 ogre Boot > gold-mine\n2 1 cavalry Horse > gold-mine\n"
    )
    assert (table.army(0).below, table.army(1).below) == (["ogre"], ["cavalry"])


def test_b43_a_raid_is_at_the_land_where_it_rises() -> None:
    table = contested(
        "centre gold-mine:0 moss-forest:1\n1 0 ogre Boot > gold-mine\nseat 1\nunder chapel"
    )
    assert table.army(0).lands[1:] == ["gold-mine"]
    assert (table.army(0).buildings, table.army(1).under) == ([], "chapel")


def test_b44_a_land_without_units_is_kept() -> None:
    table = Table("centre gold-mine:0 moss-forest:1\nland foxford", "combat", stop="rally")
    assert [(field.land, field.ally, field.kept) for field in table.state.centre] == [
        ("gold-mine", 0, True),
        ("moss-forest", 1, True),
    ]


def test_b44_no_second_land_is_dealt_for_one_that_is_kept() -> None:
    table = Table(
        "centre gold-mine:0*\nland foxford tin-mine\nseat 0\nlands owl-forest", "activate"
    )
    table.does(0, "land.activate", land="owl-forest")
    assert [field.land for field in table.state.centre] == ["gold-mine", "foxford"]


@pytest.mark.parametrize(
    ("units", "built", "theirs"),
    [
        ("", ["chapel"], []),
        ("1 0 ogre Boot > gold-mine", ["chapel"], []),
        ("1 1 ogre Boot > gold-mine", [], ["chapel"]),
    ],
)
def test_b44_a_building_is_finished_but_for_a_raid(
    units: str, built: list[str], theirs: list[str]
) -> None:
    table = Table(
        f"centre gold-mine:0 moss-forest:1\n{units}\nseat 0\nunder chapel", "combat", stop="rally"
    )
    assert [each.card for each in table.army(0).built] == built
    assert table.army(1).buildings == theirs
