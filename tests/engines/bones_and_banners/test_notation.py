"""A position is written as one would tell it, and what does not exist is refused."""

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.notation import format as written
from engines.bones_and_banners.notation import parse
from engines.runtime.rng import Rng

EVERYTHING = """
    round 5 initiative 0
    centre moss-forest:0 gold-mine:1*          # :ally, * = kept from an earlier round
    7 0 ogre Boot > gold-mine                  # seq owner card dice > target [marks]
    9 1 cleric Shield > 7 up                   # a unit target is its seq
    10 0 footsoldiers Sword+Sword > gold-mine
    11 1 wizard - > moss-forest carried        # - = no dice; carried is face up

    12 0 knights Horse > gold-mine up joined +2
    seat 0
      lands crow-ruins owl-forest
      active owl-forest
      hand archers*2 knights
      advisors squire jester!
      buildings moat
      built stone-wall> forge
      under chapel
      dice Boot Bow*2
      lost phoenix
      flags mason herald
      deck archers cleric / knights wizard
    seat 1
      deck /
    recruit ogre giant
    reserve dame wurm dragon
    advisor spy
    building forge
    land tin-mine
    pool Boot*3 Magic
    gone herald stone-wall
"""
CANONICAL = """\
round 5 initiative 0
centre gold-mine:1* moss-forest:0
7 0 ogre Boot > gold-mine
9 1 cleric Shield > 7 up
10 0 footsoldiers Sword+Sword > gold-mine
11 1 wizard - > moss-forest carried
12 0 knights Horse > gold-mine up joined +2
seat 0
  lands crow-ruins owl-forest
  hand archers*2 knights
  advisors jester! squire
  buildings moat
  built forge stone-wall>
  under chapel
  dice Boot Bow*2
  active owl-forest
  lost phoenix
  flags herald mason
  deck archers cleric / knights wizard
seat 1
  deck /
recruit ogre giant
reserve dame dragon wurm
advisor spy
building forge
land tin-mine
pool Boot*3 Magic
gone herald stone-wall
"""


def test_everything_that_there_is_to_write() -> None:
    assert written(parse(EVERYTHING)) == CANONICAL
    assert written(parse(CANONICAL)) == CANONICAL


def test_everything_is_read() -> None:
    state = parse(EVERYTHING)
    army = state.armies[0]
    assert (state.round, state.initiative, state.placed) == (5, 0, 12)
    assert [(field.land, field.ally, field.kept) for field in state.centre] == [
        ("moss-forest", 0, False),
        ("gold-mine", 1, True),
    ]
    assert [unit.aim for unit in state.units] == ["enemy", "foe", "enemy", "enemy", "enemy"]
    assert [unit.up for unit in state.units] == [False, True, False, True, True]
    assert (army.advisors, army.fresh) == (["squire"], ["jester"])
    assert [(each.card, each.used) for each in army.built] == [
        ("stone-wall", True),
        ("forge", False),
    ]
    assert (army.deck, army.below) == (["archers", "cleric"], ["knights", "wizard"])
    assert army.lands == ["homeland", "crow-ruins", "owl-forest"]
    assert (army.mason, army.herald, army.under) == (True, True, "chapel")


def test_almost_nothing() -> None:
    assert written(parse("")) == "round 1 initiative 0\nseat 0\n  deck /\nseat 1\n  deck /\n"


def test_the_order_of_piles_is_kept_and_sets_are_sorted() -> None:
    text = written(parse("recruit ogre ogre dame ogre\nseat 1\nhand wizard dragon wizard"))
    assert "recruit ogre*2 dame ogre\n" in text
    assert "  hand dragon wizard*2\n" in text


def test_a_target_that_has_left_has_its_class_for_a_mark() -> None:
    """Ruling B20."""
    state = parse("centre gold-mine:0\n5 0 cleric Magic > 3 friend\n6 0 wizard Magic > 4 foe")
    assert [unit.aim for unit in state.units] == ["friend", "foe"]
    assert "5 0 cleric Magic > 3 friend\n6 0 wizard Magic > 4 foe\n" in written(state)


UNIT = "centre gold-mine:0\n1 0 ogre Boot > gold-mine\n"


@pytest.mark.parametrize(
    "text",
    [
        "round 0 initiative 0",
        "round 31 initiative 0",
        "round 5",
        "round 5 initiative 2",
        "round 5 initiative 0\nround 5 initiative 0",
        "castle rose-castle",
        "hand archers",  # of nobody
        "seat 2",
        "seat 0\nseat 0",
        "seat 0\nhand archer",
        "seat 0\nhand Archers",
        "seat 0\nhand archers*0",
        "seat 0\nhand archers!",
        "seat 0\nhand archers\nhand archers",
        "seat 0\nlands homeland",
        "seat 0\nlands atlantis",
        "seat 0\nactive atlantis",
        "seat 0\nactive owl-forest moss-forest",
        "seat 0\nadvisors moat",
        "seat 0\nadvisors spy>",
        "seat 0\nbuildings moat>",
        "seat 0\nbuilt spy",
        "seat 0\nbuilt moat!",
        "seat 0\nunder chapel forge",
        "seat 0\ndice boot",
        "seat 0\nflags baron",
        "seat 0\ndeck archers",
        "seat 0\ndeck archers / / wizard",
        "seat 0\nlost spy",
        "recruit spy",
        "reserve moat",
        "land homeland",
        "gone ogre",
        "pool Coin",
        "centre homeland",
        "centre gold-mine:2",
        "centre gold-mine:",
        "centre gold-mine:0 moss-forest:0",
        "centre gold-mine moss-forest owl-forest",
        "centre gold-mine gold-mine",
        UNIT + "1 1 ogre Boot > gold-mine",
        UNIT + "2 2 ogre Boot > gold-mine",
        UNIT + "2 0 oger Boot > gold-mine",
        UNIT + "2 0 ogre boot > gold-mine",
        UNIT + "2 0 ogre Boot+Bow > gold-mine",
        UNIT + "2 0 ogre Boot+Boot+Boot > gold-mine",
        UNIT + "2 0 ogre Boot > tin-mine",
        UNIT + "2 0 ogre Boot > 3",
        UNIT + "2 0 ogre Boot > 2",
        UNIT + "2 0 archers Bow > 3\n3 1 archers Bow > 2",
        UNIT + "2 0 archers Bow > 4\n3 1 archers Bow > 2\n4 0 archers Bow > 3",
        UNIT + "2 0 cleric - > 1 carried",
        UNIT + "2 0 knights Horse > 1 up joined",
        UNIT + "2 0 ogre Boot > gold-mine up up",
        UNIT + "2 0 ogre Boot > gold-mine down",
        UNIT + "2 0 ogre Boot > gold-mine +0",
        UNIT + "2 0 ogre Boot > gold-mine +1 +1",
        UNIT + "2 0 ogre Boot gold-mine",
        UNIT + "2 0 ogre Boot >",
    ],
)
def test_what_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse(text)


def test_copies_are_not_counted() -> None:
    assert parse("seat 0\nhand dragon*9").armies[0].hand == ["dragon"] * 9


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_whole_games_come_back(seed: int) -> None:
    """As far as text tells them."""
    rng = Rng.seeded(b"notation %d" % seed)
    state = engine.new(engine.Options(), 2, b"%d" % seed)
    while decisions := engine.decisions(state):
        text = written(state)
        back = parse(text)
        assert written(back) == text
        assert [unit.aim for unit in back.units] == [unit.aim for unit in state.units]
        seat = rng.choice(sorted(decisions))
        engine.apply(state, seat, rng.choice(decisions[seat].actions))
