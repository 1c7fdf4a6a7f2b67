"""B12 to B18: windows, the draft, building, orders, limits."""

import pytest

from ..table import Table

WINDOW = """
    round 3 initiative 0
    centre gold-mine:0 moss-forest:1
    {units}
    seat 0
      {mine}
    seat 1
      {theirs}
    gone {gone}
"""
FACING = "1 0 ogre Boot > moss-forest\n2 1 giant Boot > moss-forest"


def window(mine: str = "", theirs: str = "", units: str = FACING, gone: str = "") -> Table:
    text = WINDOW.format(mine=mine, theirs=theirs, units=units, gone=gone)
    return Table(text, stop="end")


@pytest.mark.parametrize("advisor", ["spy", "herald", "squire"])
def test_b12_any_playable_advisor_is_asked_for(advisor: str) -> None:
    """So that being asked tells nothing."""
    table = window(f"advisors {advisor}")
    assert table.asked == {0: "window.reveal"}
    passes = table.choices(0, "window.pass")
    assert passes == [{"type": "window.pass"}, {"type": "window.pass", "rest": True}]
    assert len(table.choices(0)) == (3 if advisor == "spy" else 2)


def test_b12_fresh_ones_do_not_count() -> None:
    assert window("advisors spy!").asked == {}


def test_b12_somebody_needs_a_legal_target() -> None:
    """With no unit in play neither a look nor a Diplomat could be played."""
    assert window("advisors spy", units="").asked == {}
    mine = window("advisors spy", units="1 0 ogre Boot > moss-forest")
    assert mine.asked == {0: "window.reveal"}, "a Diplomat could take the Ogre back"
    gone = window("advisors spy", units="1 0 ogre Boot > moss-forest", gone="diplomat")
    assert gone.asked == {}, "the only one is in the Lost Pile"


def test_b12_copies_left_elsewhere_count() -> None:
    units = "2 1 giant Boot > moss-forest"
    assert window("advisors herald", units=units, gone="fortune-teller sorceress*2 spy").asked
    lost = "fortune-teller*2 sorceress*2 spy"
    assert window("advisors herald", units=units, gone=lost).asked == {}


def test_b12_a_watchtower_is_public() -> None:
    assert window("built watchtower").asked == {0: "window.reveal"}
    assert window("built watchtower>").asked == {}
    up = FACING.replace("2 1 giant Boot > moss-forest", "2 1 giant Boot > moss-forest up")
    assert window("built watchtower", units=up).asked == {}


def test_b12_until_both_pass_in_a_row() -> None:
    table = window("advisors spy herald", "advisors spy herald")
    table.does(0, "window.pass")
    assert table.asked == {1: "window.reveal"}
    table.does(1, "advisor.play", advisor="spy", land="moss-forest")
    assert table.asked == {0: "window.reveal"}
    table.does(0, "window.pass")
    assert table.asked == {1: "window.reveal"}
    table.does(1, "window.pass")
    assert table.asked == {0: "window.count"}


def test_b12_who_is_not_asked_counts_as_passing() -> None:
    table = window("advisors spy herald")
    table.does(0, "advisor.play", advisor="spy", land="moss-forest")
    assert table.asked == {0: "window.reveal"}
    table.does(0, "window.pass")
    assert table.asked == {0: "window.count"}


def test_b12_passing_for_the_round() -> None:
    table = window("advisors spy", "advisors herald")
    table.does(0, "window.pass", rest=True)
    assert table.public["armies"][0]["rests"] is True
    table.does(1, "window.pass")
    assert table.asked == {1: "window.count"}


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


DRAFT = """
    round 3 initiative 0
    centre {centre}
    pool {pool}
    seat 0
      dice {mine}
    seat 1
      dice {theirs}
"""


def draft(centre: str, pool: str, mine: str = "", theirs: str = "", stop: str = "build") -> Table:
    text = DRAFT.format(centre=centre, pool=pool, mine=mine, theirs=theirs)
    return Table(text, "draft", stop=stop)


def test_b14_in_turn_until_both_are_complete() -> None:
    table = draft("gold-mine moss-forest", "Boot*4 Magic*4")
    order = []
    while table.asked:
        ((seat, kind),) = table.asked.items()
        assert kind == "draft.pick"
        order.append(seat)
        table.takes(seat, table.choices(seat)[-1])
    assert order[:4] == [0, 1, 0, 1]
    assert all(len(table.army(seat).dice) == 4 for seat in (0, 1))
    assert {field.ally for field in table.state.centre} == {0, 1}


def test_b14_with_four_dice_only_lands_are_offered() -> None:
    table = draft("gold-mine moss-forest", "Boot Magic", "Boot*4", "Boot*2")
    assert {action["type"] for action in table.choices(0)} == {"draft.ally"}


def test_b14_a_player_who_is_complete_is_passed_over() -> None:
    table = draft("gold-mine:0 moss-forest", "Boot Magic", "Boot*4", "Boot*2")
    assert table.asked == {1: "draft.pick"}
    table.does(1, "draft.die", symbol="Boot")
    assert table.asked == {1: "draft.pick"}


def test_b14_the_last_free_land_is_taken_unasked() -> None:
    table = draft("gold-mine:0 moss-forest", "", "Boot*4", "Boot*4")
    assert table.asked == {}
    assert [(field.land, field.ally) for field in table.state.centre] == [
        ("gold-mine", 0),
        ("moss-forest", 1),
    ]


def test_b14_one_land_is_one_players_and_the_others_enemy_land() -> None:
    table = Table(
        DRAFT.format(centre="gold-mine", pool="", mine="Boot*4", theirs="Horse*4")
        + "buildings moat\nhand cavalry knights",
        "draft",
    )
    assert table.state.centre[0].ally == 0
    assert table.asked == {1: "die.act"}, "seat 1 has a building and can't build"
    table.does(1, "die.unit", card="cavalry", dice=1)
    assert table.unit(1).aim == "enemy", "the only target is taken unasked"


BUILD = """
    round 3 initiative 0
    centre gold-mine:0 {other}
    seat 0
      {mine}
      dice Boot Horse
      hand archers
    seat 1
      dice Bow
      hand archers
"""


def build(mine: str, other: str = "moss-forest:1") -> Table:
    return Table(BUILD.format(mine=mine, other=other), "build", seed=b"build")


def uses(table: Table) -> list[str]:
    return sorted(
        f"{action['building']} {action.get('die', '')}".strip()
        for action in table.choices(0, "build.use")
    )


def test_b15_a_build_turn_in_any_order() -> None:
    table = build("built stone-wall moat*2 catapult war-camp forge\nbuildings chapel*2 tavern")
    assert uses(table) == ["catapult", "moat", "stone-wall", "war-camp Boot", "war-camp Horse"]
    starts = [action["building"] for action in table.choices(0, "build.start")]
    assert starts == ["chapel", "tavern"]
    table.does(0, "build.use", building="moat")
    assert "moat" in uses(table), "once per copy"
    table.does(0, "build.start", building="chapel")
    assert not table.choices(0, "build.start"), "one building"
    table.does(0, "build.use", building="moat")
    assert "moat" not in uses(table)
    table.does(0, "build.use", building="war-camp", die="Boot")
    assert len(table.army(0).dice) == 2
    assert "Horse" in table.army(0).dice
    assert uses(table) == ["catapult", "stone-wall"]
    table.does(0, "build.done")
    assert table.army(0).under == "chapel"
    assert table.army(0).buildings == ["chapel", "tavern"]
    assert table.asked.keys() <= {0, 1}
    assert "build" not in table.asked.values()


def test_b15_not_asked_where_nothing_is_possible() -> None:
    assert "build" not in build("built forge stone-wall>").asked.values()
    assert "build" in build("buildings forge").asked.values()


def test_b15_a_catapult_needs_an_enemy_land() -> None:
    assert "build" not in build("built catapult", other="").asked.values()


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
