"""B7: what can be taken back."""

from typing import Any

import pytest

from ..table import Table

CENTRE = "centre gold-mine:0 moss-forest:1\n"


TURN = (
    CENTRE
    + """
    seat 0
      hand archers knights
      advisors {advisors}
      lost ogre
      dice Boot*2 Magic
      deck cleric*4 /
    seat 1
      hand dame
      dice Boot*2 Magic
    recruit giant dragon
    reserve wurm dame
    advisor spy spy
    building forge forge
    """
)


@pytest.mark.parametrize(
    ("actions", "steps"),
    [
        ([("die.unit", {"card": "archers", "dice": 1}), ("unit.target", {"land": "gold-mine"})], 2),
        ([("die.pass", {})], 1),
        ([("die.recruit", {})], 0),
        ([("die.recruit", {}), ("recruit.keep", {})], 1),
        ([("die.buy", {"pile": "advisor"})], 0),
        ([("advisor.play", {"advisor": "necromancer", "card": "ogre"})], 1),
        ([("advisor.play", {"advisor": "stonemason"})], 1),
        ([("advisor.play", {"advisor": "herald"})], 1),
        ([("advisor.play", {"advisor": "quartermaster"})], 0),
    ],
)
def test_b7_what_reveals_nothing_can_be_taken_back(actions: list[Any], steps: int) -> None:
    advisors = "necromancer stonemason herald quartermaster"
    table = Table(TURN.format(advisors=advisors), "dice")
    for kind, values in actions:
        table.does(0, kind, **values)
    assert table.state.undoable[0] == steps
    if table.asked.keys() == {1}:
        table.does(1, "die.pass")
        assert table.state.undoable[0] == 0, "until the opponent acts"


def test_b7_sealed_choices_until_both_are_made() -> None:
    table = Table("seat 0\nhand archers\nseat 1\nhand dame ogre", "rally")
    table.does(0, "rally.done")
    assert table.state.undoable[0] == 1
    table.does(1, "rally.retreat", card="dame")
    assert table.state.undoable[0] == 1
    table.does(1, "rally.done")
    assert table.state.undoable == [0, 0]


WINDOW = (
    CENTRE
    + """
    1 1 ogre Boot > moss-forest
    2 0 dame Boot > moss-forest
    seat 0
      advisors spy fortune-teller sorceress diplomat squire
      built watchtower
    seat 1
      advisors herald
    """
)


@pytest.mark.parametrize(
    ("kind", "values", "steps"),
    [
        ("window.pass", {}, 1),
        ("window.pass", {"rest": True}, 1),
        ("advisor.play", {"advisor": "diplomat", "unit": 2}, 1),
        ("advisor.play", {"advisor": "sorceress", "unit": 1}, 1),
        ("advisor.play", {"advisor": "spy", "land": "moss-forest"}, 0),
        ("advisor.play", {"advisor": "fortune-teller", "unit": 1}, 0),
        ("building.use", {"building": "watchtower", "unit": 1}, 0),
    ],
)
def test_b7_no_look_is_taken_back(kind: str, values: dict[str, Any], steps: int) -> None:
    table = Table(WINDOW, stop="combat")
    table.does(0, kind, **values)
    assert table.state.undoable[0] == steps


def test_b7_nor_a_guess() -> None:
    table = Table(WINDOW, stop="combat")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    table.does(0, "sorceress.name", card="giant")
    assert table.state.undoable[0] == 0


@pytest.mark.parametrize(
    ("kind", "values", "steps"),
    [
        ("build.start", {"building": "forge"}, 1),
        ("build.use", {"building": "stone-wall"}, 1),
        ("build.use", {"building": "war-camp", "die": "Boot"}, 0),
    ],
)
def test_b7_in_the_build_turn(kind: str, values: dict[str, Any], steps: int) -> None:
    table = Table(CENTRE + "seat 0\nbuilt stone-wall war-camp\nbuildings forge\ndice Boot", "build")
    table.does(0, kind, **values)
    assert table.state.undoable[0] == steps


@pytest.mark.parametrize(
    ("kind", "values", "steps"),
    [
        ("draft.die", {"symbol": "Boot"}, 1),
        ("draft.ally", {"land": "gold-mine"}, 1),
        ("draft.reroll", {"by": "jester", "dice": ["Boot"]}, 0),
    ],
)
def test_b7_in_the_draft(kind: str, values: dict[str, Any], steps: int) -> None:
    table = Table(
        "centre gold-mine moss-forest\npool Boot*4 Magic*4\nseat 0\nadvisors jester", "draft"
    )
    table.does(0, kind, **values)
    assert table.state.undoable[0] == steps


def test_b7_phases_v_and_vi_end_all_of_that() -> None:
    table = Table(CENTRE + "seat 0\nhand dame\ndice Boot", "dice", stop="contest")
    table.does(0, "die.pass")
    assert table.state.undoable == [0, 0]
