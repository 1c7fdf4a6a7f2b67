"""What everybody sees (B2), and what nobody is shown (B3, B5, B6)."""

from typing import Any

from engines.bones_and_banners import engine
from engines.bones_and_banners.cards.catalogue import ADVISORS, BUILDINGS, LANDS, UNITS

from ..table import Table

TABLE = """
round 5 initiative 0
centre moss-forest:0 gold-mine:1*
1 1 wizard - > gold-mine carried
2 0 ogre Boot > gold-mine
3 1 footsoldiers Sword > moss-forest
4 0 archers Bow > 1 up +2
seat 0
  lands crow-ruins owl-forest
  active owl-forest
  hand archers*2 knights
  advisors squire jester!
  buildings moat
  built stone-wall> forge
  under chapel
  dice Horse*2 Magic
  lost phoenix
  flags mason
  deck archers cleric / knights
seat 1
  hand cavalry
  dice Horse
  deck /
recruit dame giant
reserve wurm dragon
advisor spy
building forge
land tin-mine
gone herald
"""


def seen() -> Any:
    return Table(TABLE, "dice").public


def test_the_table() -> None:
    view = seen()
    assert (view["round"], view["phase"], view["initiative"]) == (5, "dice", 0)
    assert (view["symbol"], view["asked"]) == ("Horse", [0])
    assert view["piles"] == {"recruit": 2, "advisor": 1, "building": 1, "land": 1}
    assert (view["reserve"], view["gone"]) == (["wurm", "dragon"], ["herald"])
    assert (view["goal"], view["last_round"], view["over"]) == (1000, 30, None)


def test_lands_say_what_is_open_and_how_much_is_sealed() -> None:
    forest, mine = sorted(seen()["centre"], key=lambda field: field["land"] == "gold-mine")
    assert forest == {
        "land": "moss-forest",
        "ally": 0,
        "kept": False,
        "sealed": [0, 1],
        "sums": [1, None],
        "walls": [1, 0],
    }
    assert (mine["kept"], mine["sealed"], mine["sums"]) == (True, [1, 0], [None, 1])


def test_a_sealed_unit_shows_its_dice_and_its_target_only() -> None:
    sealed = seen()["units"][1]
    assert sealed == {
        "seq": 2,
        "owner": 0,
        "dice": ["Boot"],
        "land": "gold-mine",
        "aim": "enemy",
        "up": False,
        "carried": False,
        "joined": False,
        "bonus": 0,
        "seen": False,
    }


def test_an_open_unit_shows_what_it_counts_and_why() -> None:
    opened = seen()["units"][3]
    assert (opened["card"], opened["banners"], opened["verb"]) == ("archers", 4, "ambush")
    assert opened["parts"] == [
        {"by": "printed", "n": 1},
        {"by": "bonus", "n": 2},
        {"by": "owl-forest", "n": 1},
    ]


def test_an_army_shows_how_many_cards_it_holds() -> None:
    assert seen()["armies"][0] == {
        "gold": 160,
        "lands": ["homeland", "crow-ruins", "owl-forest"],
        "active": "owl-forest",
        "units": 3,
        "advisors": 1,
        "fresh": 1,
        "buildings": 1,
        "deck": 2,
        "below": 1,
        "dice": ["Horse", "Horse", "Magic"],
        "spent": [],
        "built": [{"card": "stone-wall", "used": True}, {"card": "forge", "used": False}],
        "under": True,
        "mason": True,
        "herald": False,
        "rests": False,
        "lost": ["phoenix"],
    }


def test_all_kinds_of_card_are_said() -> None:
    cards = seen()["cards"]
    for kind, catalogue in (
        ("units", UNITS),
        ("lands", LANDS),
        ("buildings", BUILDINGS),
        ("advisors", ADVISORS),
    ):
        assert cards[kind].keys() == catalogue.keys()
    assert cards["units"]["knights"]["enemy"] == ["charge", 1]


def test_half_a_rally_is_seen_by_nobody() -> None:  # B5
    hands = "seat 0\n  hand archers knights\n  deck /\nseat 1\n  hand wizard\n  deck /\n"
    table = Table(hands, "rally")
    before = table.public
    table.does(0, "rally.retreat", card="archers")
    assert table.public == before
    assert table.private(0)["sent"] == ["archers"]


def test_achievements_are_shown_when_the_game_is_over() -> None:  # B6
    state = Table(TABLE, "dice").state
    state.armies[0].feats = ["I-4"]
    assert engine.public(state)["over"] is None
    state.phase = "over"
    assert engine.public(state)["over"] == {"feats": [["I-4"], []]}
