"""What one seat sees besides."""

import pytest

from engines.bones_and_banners import engine

from ..table import Table

ORDERS = """
centre moss-forest:0 gold-mine:1
1 1 ogre Boot > gold-mine
2 0 cleric Shield > moss-forest
seat 0
  hand archers knights wizard
  advisors squire jester!
  buildings moat
  under chapel
  dice Horse*2 Magic
  deck /
seat 1
  hand wizard
  dice Horse
  deck /
recruit dame
"""


def test_its_own_cards() -> None:
    mine = Table(ORDERS, "dice").private(0)
    assert mine["hand"] == ["archers", "knights", "wizard"]
    assert (mine["advisors"], mine["fresh"]) == (["squire"], ["jester"])
    assert (mine["buildings"], mine["under"]) == (["moat"], "chapel")
    assert (mine["units"], mine["seen"]) == ({"2": "cleric"}, {})


def test_a_unit_that_was_looked_at() -> None:  # B3
    state = Table(ORDERS, "dice").state
    state.units[0].seen = True
    assert engine.private(state, 0)["seen"] == {"1": "ogre"}
    assert engine.private(state, 1)["seen"] == {}


def test_which_cards_are_honest_with_the_die_and_where() -> None:
    fits = Table(ORDERS, "dice").private(0)["fits"]
    assert fits["knights"] == {
        "fits": True,
        "verbs": {"moss-forest": "contest", "gold-mine": "contest", "1": "charge", "2": None},
    }
    assert fits["wizard"] == {
        "fits": False,
        "verbs": dict.fromkeys(["moss-forest", "gold-mine", "1", "2"]),
    }


def test_a_seat_that_is_not_asked_needs_no_verbs() -> None:
    assert Table(ORDERS, "dice").private(1)["fits"] == {}


def test_who_a_sealed_unit_could_honestly_be() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 1 wizard Boot > moss-forest
    seat 0
      advisors sorceress
      deck /
    seat 1
      deck /
    """
    table = Table(text, "reveal")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    fits = table.private(0)["fits"]
    assert len(fits) == 32
    honest = {card for card, each in fits.items() if each["fits"]}
    assert {"ogre", "bandits", "wurm"} <= honest
    assert not {"wizard", "watchdog", "knights"} & honest
    assert table.private(1)["fits"] == {}


def test_a_recruit_is_seen_by_its_drawer_alone() -> None:  # B3
    table = Table(ORDERS + "reserve giant\n", "dice")
    table.does(0, "die.recruit")
    assert (table.private(0)["drawn"], table.private(1)["drawn"]) == ("dame", None)


def test_how_many_units_each_symbol_moves() -> None:
    table = Table(ORDERS + "pool Boot Sword\n", "draft")
    assert table.private(0)["moves"] == {
        "Boot": 0, "Shield": 0, "Sword": 1, "Bow": 1, "Horse": 1, "Magic": 1,
    }  # fmt: skip


LANDS = """
seat 0
  lands owl-forest millbrook tin-mine toll-crossroads crow-ruins swan-lake rose-castle
  hand {hand}
  lost {lost}
  deck knights wizard / archers
seat 1
  deck /
{piles}
"""
RICH = LANDS.format(hand="archers*4", lost="ogre", piles="recruit dame\nadvisor spy\nbuilding moat")
POOR = LANDS.format(hand="archers*6", lost="", piles="")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            RICH,
            {
                "homeland": ("units", {"count": 2}),
                "owl-forest": ("banners", {"symbol": "Bow", "n": 1}),
                "millbrook": ("recruit", {}),
                "tin-mine": ("building", {}),
                "toll-crossroads": ("advisor", {}),
                "crow-ruins": ("lost", {}),
                "swan-lake": ("reroll", {"count": 2}),
                "rose-castle": ("allied", {"n": 1}),
            },
        ),
        (
            POOR,
            {
                "homeland": ("full", {}),
                "millbrook": ("nothing", {}),
                "tin-mine": ("nothing", {}),
                "toll-crossroads": ("nothing", {}),
                "crow-ruins": ("nothing", {}),
            },
        ),
    ],
    ids=["rich", "poor"],
)
def test_what_each_land_would_bring(text: str, expected: dict[str, tuple[str, object]]) -> None:
    brings = Table(text, "activate").private(0)["brings"]
    for land, (key, values) in expected.items():
        assert brings[land] == {"key": f"brings.{key}", "values": values}, land


def test_a_preview_shows_what_an_order_would_do() -> None:
    table = Table(ORDERS, "dice")
    table.does(0, "die.unit", card="knights", dice=1)
    action = {"type": "unit.target", "land": "gold-mine"}
    then = engine.preview(table.state, 0, action)
    assert then["outlook"]["lands"]["gold-mine"]["mine"] == 2
    assert then["units"] == {"2": "cleric", "3": "knights"}
    assert table.private(0)["outlook"]["lands"]["gold-mine"]["mine"] == 0
