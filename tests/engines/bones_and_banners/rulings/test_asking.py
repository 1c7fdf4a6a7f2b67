"""B1 to B6: who is asked, and what is shown."""

from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.runtime.rng import Rng

from ..table import Table

CENTRE = "centre gold-mine:0 moss-forest:1\n"


def random_positions(seed: int, number: int = 120) -> Any:
    """Of a game in which people choose at random."""
    rng = Rng.seeded(b"%d" % seed)
    state = engine.new(engine.Options(), 2, b"%d" % seed)
    for _ in range(number):
        yield state
        decisions = engine.decisions(state)
        if not decisions:
            return
        seat = rng.choice(sorted(decisions))
        engine.apply(state, seat, rng.choice(decisions[seat].actions))


@pytest.mark.parametrize("seed", range(6))
def test_b1_hidden_cards_do_not_decide_who_is_asked(seed: int) -> None:
    for number, state in enumerate(random_positions(seed, 400)):
        asked = {seat: each.kind for seat, each in engine.decisions(state).items()}
        for viewer in (None, 0, 1):
            world = engine.resample(state, viewer, b"%d" % number)
            found = {seat: each.kind for seat, each in engine.decisions(world).items()}
            assert found == asked


def test_b1_an_advisor_adds_actions_to_what_is_asked_anyway() -> None:
    for advisor, more in (("necromancer", 1), ("spy", 0)):
        table = Table(
            CENTRE
            + f"""
            seat 0
              hand knights
              dice Horse
              advisors {advisor}
              lost ogre
            """,
            "dice",
        )
        assert table.asked == {0: "die.act"}
        assert len(table.choices(0, "advisor.play")) == more


SECRETS = """
    1 0 {unit} Boot > gold-mine
    seat 0
      hand {unit} knights
      advisors {advisor}
      buildings {building}
      under {building}
      dice Magic
      deck {unit} / {unit}
    seat 1
      hand archers
      dice Bow
    recruit {unit} dame
    advisor {advisor}
    building {building}
    """


def secret(unit: str, advisor: str, building: str) -> Table:
    text = SECRETS.format(unit=unit, advisor=advisor, building=building)
    return Table("round 2 initiative 1\n" + CENTRE + text, "dice")


def test_b2_numbers_are_public_and_cards_are_not() -> None:
    one, other = secret("ogre", "spy", "moat"), secret("cleric", "squire", "forge")
    assert one.public == other.public
    assert one.private(1) == other.private(1)
    assert one.private(0) != other.private(0)
    army = one.public["armies"][0]
    wanted = {"units": 2, "advisors": 1, "fresh": 0, "buildings": 1, "deck": 1, "below": 1}
    assert {key: army[key] for key in wanted} == wanted
    assert army["under"] is True
    piles = one.public["piles"]
    assert piles == {"recruit": 2, "advisor": 1, "building": 1, "land": 0}
    (unit,) = one.public["units"]
    assert (unit["owner"], unit["dice"], unit["land"]) == (0, ["Boot"], "gold-mine")
    assert "card" not in unit


def test_b2_open_things_are_shown() -> None:
    table = Table(
        """
        centre gold-mine:0 moss-forest:1
        1 0 ogre Boot > gold-mine up
        seat 0
          lands owl-forest
          active owl-forest
          built moat> forge
          lost phoenix
          flags mason herald
          dice Magic
        seat 1
          hand archers
          dice Bow
        reserve dame
        gone spy
        """,
        "dice",
    )
    view = table.public
    army = view["armies"][0]
    assert army["lands"] == ["homeland", "owl-forest"]
    assert (army["active"], army["gold"], army["lost"]) == ("owl-forest", 80, ["phoenix"])
    assert sorted(army["built"], key=str) == sorted(
        [{"card": "moat", "used": True}, {"card": "forge", "used": False}], key=str
    )
    assert (army["mason"], army["herald"]) == (True, True)
    assert (view["reserve"], view["gone"]) == (["dame"], ["spy"])
    assert view["units"][0]["card"] == "ogre"


LOOK = (
    CENTRE
    + """
    1 1 ogre Boot > moss-forest
    2 0 cleric Shield > gold-mine
    seat 0
      built watchtower
    """
)


def test_b3_a_look_is_for_the_one_who_looks() -> None:
    table = Table(LOOK, stop="combat")
    table.does(0, "building.use", building="watchtower", unit=1)
    assert table.private(0)["seen"] == {"1": "ogre"} or table.private(0)["seen"] == {1: "ogre"}
    assert not table.private(1)["seen"]
    assert "card" not in table.public["units"][0]
    told = [event for event in table.told if "ogre" in str(event.values)]
    assert told
    assert {event.audience for event in told} == {0}
    assert table.events("units.seen") == [{"seat": 0, "units": [1]}]


def test_b3_views_keep_no_list_of_what_was_seen() -> None:
    seen = Table(LOOK, stop="end")
    seen.does(0, "building.use", building="watchtower", unit=1)
    assert seen.in_play == []
    other = Table(LOOK.replace("watchtower", "watchtower>"), stop="end")
    assert seen.public == other.public
    assert [seen.private(seat) for seat in (0, 1)] == [other.private(seat) for seat in (0, 1)]


def test_b3_a_raided_building_is_shown_to_its_new_holder_only() -> None:
    table = Table(
        CENTRE
        + """
        1 0 ogre Boot > moss-forest
        seat 0
          dice Magic
          hand dame
        seat 1
          under chapel
        """,
        "dice",
        stop="end",
    )
    table.does(0, "die.pass")
    assert {event.audience for event in table.told if "chapel" in str(event.values)} == {0}
    assert table.public["armies"][0]["buildings"] == 1


def test_b4_copies_of_a_card_are_alike() -> None:
    table = Table(CENTRE + "seat 0\nhand archers*3 knights\ndice Bow", "dice")
    assert [action["card"] for action in table.choices(0, "die.unit")] == ["archers", "knights"]


def everything(table: Table, seat: int) -> Any:
    return table.public, table.private(seat)


def test_b5_a_step_of_a_sealed_choice_shows_nothing() -> None:
    table = Table("seat 0\nhand archers knights\nseat 1\nhand dame", "rally")
    before = everything(table, 1)
    told = table.does(0, "rally.retreat", card="archers")
    assert everything(table, 1) == before
    assert {event.audience for event in told} <= {0}
    told = table.does(0, "rally.done")
    assert {event.audience for event in told} <= {0}


def test_b5_a_card_without_its_target_shows_nothing() -> None:
    table = Table(CENTRE + "seat 0\nhand archers knights\ndice Bow", "dice")
    before = everything(table, 1)
    told = table.does(0, "die.unit", card="archers", dice=1)
    assert table.asked == {0: "unit.target"}
    assert everything(table, 1) == before
    assert {event.audience for event in told} <= {0}


def test_b6_achievements_are_private_until_the_game_is_over() -> None:
    text = """
        centre storm-castle:1 moss-forest:0
        1 0 wizard Boot > storm-castle
        seat 0
          lands {lands}
          hand dame
          dice Magic
        """
    rich = "gold-mine rose-castle iron-mine hollow-castle tin-mine elder-forest candleham"
    open_game = Table(text.format(lands="gold-mine"), "dice", stop="end")
    open_game.does(0, "die.pass")
    assert {e.audience for e in open_game.told if e.type == "feat"} == {0}
    assert "I-4" in open_game.private(0)["feats"]
    assert open_game.public["over"] is None
    assert "I-4" not in str(open_game.public)
    assert "I-4" not in str(open_game.private(1))
    ended = Table(text.format(lands=rich), "dice")
    ended.does(0, "die.pass")
    assert engine.result(ended.state) is not None
    feats = ended.public["over"]["feats"]
    assert ("I-4" in feats[0], feats[1]) == (True, [])


def test_b6_events_for_others_name_a_hidden_unit_by_its_number() -> None:
    table = Table(
        CENTRE + "1 0 wizard Boot > moss-forest\nseat 0\nhand dame\ndice Magic", "dice", stop="end"
    )
    table.does(0, "die.pass")
    shown = [event for event in table.told if event.audience is None]
    assert any(event.type == "land.conquered" for event in shown)
    assert not any("wizard" in str(event.values) for event in shown)
