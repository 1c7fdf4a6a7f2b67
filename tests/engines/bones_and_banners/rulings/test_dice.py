"""B13 and B16 to B18: orders, advisors before them, and what comes to hand."""

import pytest

from ..table import Table

ACT = """
    round 3 initiative 0
    centre gold-mine:0 moss-forest:1
    seat 0
      hand {hand}
      advisors necromancer stonemason quartermaster herald
      lost {lost}
      dice Boot*2 Magic
      deck {deck} /
    seat 1
      dice Boot*2
      hand dame
      advisors herald
    recruit giant
    reserve dame wurm
    building {building}
"""


def act(**changed: str) -> Table:
    usual = {"hand": "archers", "lost": "ogre", "deck": "cleric*4", "building": "forge"}
    return Table(ACT.format(**{**usual, **changed}), "dice")


def playable(table: Table, seat: int = 0) -> list[str]:
    return sorted(action["advisor"] for action in table.choices(seat, "advisor.play"))


def test_b13_advisors_before_the_own_die() -> None:
    table = act()
    assert playable(table) == ["herald", "necromancer", "quartermaster", "stonemason"]
    table.does(0, "advisor.play", advisor="necromancer", card="ogre")
    assert table.asked == {0: "die.act"}, "the same decision again"
    assert table.army(0).hand == ["archers", "ogre"]
    table.does(0, "advisor.play", advisor="herald")
    assert table.public["armies"][0]["herald"] is True
    table.does(0, "advisor.play", advisor="quartermaster")
    assert table.army(0).hand == ["archers", "cleric", "cleric", "cleric", "ogre"]
    assert playable(table) == ["stonemason"]
    assert table.state.gone == ["necromancer", "herald", "quartermaster"]


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        ({"lost": ""}, "necromancer"),
        ({"hand": "archers*6"}, "quartermaster"),
        ({"deck": ""}, "quartermaster"),
        ({"building": ""}, "stonemason"),
    ],
)
def test_b13_nothing_is_played_that_could_change_nothing(
    changed: dict[str, str], missing: str
) -> None:
    everyone = {"herald", "necromancer", "quartermaster", "stonemason"}
    assert set(playable(act(**changed))) == everyone - {missing}


def test_b13_a_herald_for_the_holder_of_the_token_only() -> None:
    table = act()
    table.does(0, "die.pass")
    assert playable(table, 1) == []


def test_b13_one_stonemason_at_a_time() -> None:
    text = ACT.format(hand="archers", lost="ogre", deck="cleric", building="forge moat")
    table = Table(text.replace("stonemason", "stonemason*2"), "dice")
    table.does(0, "advisor.play", advisor="stonemason")
    assert "stonemason" not in playable(table)


def test_b16_the_holder_of_the_token_begins_every_symbol() -> None:
    table = Table(
        """
        round 3 initiative 1
        centre gold-mine:0 moss-forest:1
        seat 0
          hand archers
          dice Boot*2 Magic
        seat 1
          hand cleric
          dice Boot Magic
        """,
        "dice",
        stop="reveal",
    )
    order = []
    while table.asked:
        ((seat, _),) = table.asked.items()
        order.append((seat, table.public["symbol"]))
        table.does(seat, "die.pass")
    assert order == [(1, "Boot"), (0, "Boot"), (0, "Boot"), (1, "Magic"), (0, "Magic")]


def test_b16_any_card_any_die_any_target() -> None:
    table = Table(
        """
        round 3 initiative 0
        centre gold-mine:0 moss-forest:1*
        1 1 ogre - > moss-forest carried
        2 0 cleric Boot > gold-mine
        seat 0
          hand archers apothecarian
          dice Horse*2
        seat 1
          hand dame
          dice Magic
        """,
        "dice",
    )
    cards = [(action["card"], action["dice"]) for action in table.choices(0, "die.unit")]
    assert sorted(cards) == [
        ("apothecarian", 1), ("apothecarian", 2), ("archers", 1), ("archers", 2),
    ]  # fmt: skip
    table.does(0, "die.unit", card="apothecarian", dice=2)
    targets = [action.get("land", action.get("unit")) for action in table.choices(0)]
    assert sorted(targets, key=str) == [1, 2, "gold-mine", "moss-forest"]
    table.does(0, "unit.target", unit=1)
    assert table.unit(3).dice == ["Horse", "Horse"]
    assert table.army(0).dice == []


def test_b16_a_die_that_can_only_be_passed_is_passed_unasked() -> None:
    """A Necromancer in hand changes nothing."""
    for advisors in ("", "advisors necromancer"):
        table = Table(
            f"""
            centre gold-mine:0 moss-forest:1
            seat 0
              dice Boot
              lost ogre
              {advisors}
            """,
            "dice",
            stop="reveal",
        )
        assert table.asked == {}
        assert table.army(0).dice == []


def test_b17_bought_advisors_are_fresh_until_the_end_phase() -> None:
    text = """
        centre gold-mine:0 moss-forest:1
        1 1 ogre Boot > moss-forest
        seat 0
          dice Boot
        advisor spy
    """
    table = Table(text, "dice", stop="rally")
    table.does(0, "die.buy", pile="advisor")
    assert table.asked == {}, "not even in this round's windows"
    assert (table.army(0).advisors, table.army(0).fresh) == (["spy"], [])
    table = Table(text, "dice", stop="end")
    table.does(0, "die.buy", pile="advisor")
    assert (table.army(0).advisors, table.army(0).fresh) == ([], ["spy"])


def test_b17_a_stonemason_builds_at_once() -> None:
    text = """
        centre gold-mine:0 moss-forest:1
        1 1 ogre Boot > moss-forest
        seat 0
          dice Boot*2
          flags mason
        building {building} forge
    """
    table = Table(text.format(building="watchtower"), "dice", stop="end")
    table.does(0, "die.buy", pile="building")
    assert [each.card for each in table.army(0).built] == ["watchtower"]
    assert any("watchtower" in str(e.values) for e in table.told if e.audience is None)
    table.does(0, "die.buy", pile="building")
    assert table.army(0).buildings == ["forge"], "the next one only"
    assert table.asked == {0: "window.reveal"}, "it works in this round"
    table = Table(text.format(building="stone-wall"), "dice", stop="end")
    table.does(0, "die.buy", pile="building")
    table.does(0, "die.pass")
    assert [field.land for field in table.state.centre] == ["gold-mine"], "it points nowhere yet"


def test_b17_a_stonemason_ends_with_the_round() -> None:
    table = Table("centre gold-mine:0 moss-forest:1\nseat 0\nflags mason", "end", stop="rally")
    assert table.army(0).mason is False


@pytest.mark.parametrize(
    ("hand", "after"), [("archers*5", 6), ("archers*6", 6), ("archers*7", 7), ("archers", 4)]
)
def test_b18_draws_from_the_army_deck_stop_at_six(hand: str, after: int) -> None:
    """The Homeland; advisors and buildings don't count."""
    table = Table(
        f"""
        seat 0
          hand {hand}
          lands owl-forest
          advisors spy*2
          buildings forge
          deck cleric*4 /
        seat 1
          lands moss-forest
        """,
        "activate",
        stop="draft",
    )
    table.does(0, "land.activate", land="homeland")
    table.does(1, "land.activate", land="moss-forest")
    assert len(table.army(0).hand) == after


def test_b18_recruits_and_returned_units_exceed_it() -> None:
    table = act(hand="archers*6")
    table.does(0, "advisor.play", advisor="necromancer", card="ogre")
    table.does(0, "die.recruit")
    table.does(0, "recruit.keep")
    assert len(table.army(0).hand) == 8


def test_b18_harvest_hall_and_quartermaster_do_not() -> None:
    conquest = """
        centre gold-mine:1
        1 0 ogre Boot > gold-mine
        seat 0
          built harvest-hall
          hand {hand}
          deck cleric*4 /
    """
    for hand, after in (("archers*5", 6), ("archers*6", 6)):
        table = Table(conquest.format(hand=hand), "contest", stop="end")
        assert len(table.army(0).hand) == after
    table = act(hand="archers*4")
    table.does(0, "advisor.play", advisor="quartermaster")
    assert len(table.army(0).hand) == 6


def test_b18_below_the_shuffle_card_the_order_is_nothing() -> None:
    one = Table("seat 0\ndeck ogre / knights archers cleric", "rally", stop="rally", seed=b"x")
    other = Table("seat 0\ndeck ogre / cleric knights archers", "rally", stop="rally", seed=b"x")
    assert one.text == other.text
