"""B12: the windows before the reveal and before the count."""

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
