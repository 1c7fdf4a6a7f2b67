"""B14 and B15: the draft, and the Build turn."""

from ..table import Table

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
