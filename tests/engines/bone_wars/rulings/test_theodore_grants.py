"""Theodore's grants: rulings 82 and 96. He stands at space 2."""

import pytest

from .table import CLAW, HERBIVORE, PAW, TAIL, TORSO, WING, has
from .theodore import NO_FINDS, NOTHING, his_turn

PALEO, TEAM = "B03", "B11"


def grants(name: str) -> list[str]:
    return [
        "G13" if name != "G13" else "G1",
        name,
        "G7" if name != "G7" else "G1",
        "G9" if name != "G9" else "G10",
    ]


def test_ruling_96_grant_six_his_slots_are_free() -> None:
    table = his_turn(
        "B06", "B09", team="montana", slots=[{"solo": "B10"}], money=5, grants=grants("G6")
    )
    assert table.him["money"] == 5


def test_ruling_96_grant_fourteen_more_steps() -> None:
    """B11: a step, a card, and so on: with three free steps he finds more than one card."""
    table = his_turn("B11", "B09", team="montana", grants=grants("G14"))
    assert table.told("team.moved", "free")[:3] == [True] * len(
        table.told("team.moved", "free")[:3]
    )
    plain = his_turn("B11", "B09", team="montana", grants=grants("G1"))
    assert plain.told("team.moved", "free").count(True) == 1


def test_ruling_96_grant_three_rare_bones_instead_of_the_bag() -> None:
    table = his_turn(
        "B02", TEAM, team="montana", sites={"montana": NOTHING}, bag={TORSO: 6},
        rare={WING: 1, CLAW: 2}, grants=grants("G3"),
    )  # fmt: skip
    assert table.him["crates"] == [WING]


def test_rulings_96_and_s6_grant_three_and_a_rare_bone_that_he_would_not_take() -> None:
    """Rulings 96, S6, 97: crates full, the scarcest is one he has: the bag then."""
    full = [TORSO, TORSO, TORSO, TAIL, TAIL, TAIL, HERBIVORE, PAW, PAW, CLAW]
    table = his_turn(
        "B02", TEAM, team="montana", sites={"montana": NOTHING}, bag={WING: 6}, covers=0,
        crates=full, rare={TORSO: 1, WING: 2}, grants=grants("G3"),
    )  # fmt: skip
    assert table.told("rare.taken") == []
    assert table.told("bones.drawn", "bones") == [[WING]]
    assert sorted(table.him["crates"]) == sorted([*full[1:], WING])


def test_ruling_96_grant_eight_the_round_bonus_of_a_minor_find() -> None:
    """$3 instead of the column's team upgrade."""
    table = his_turn("B10", PALEO, species=["Brontotherium"], money=5, grants=grants("G8"))
    assert table.him["money"] == 8
    assert table.told("theodore.upgraded") == []


@pytest.mark.parametrize(("name", "money", "loyalty"), [("G9", 5, 3), ("G1", 8, 2), ("G12", 8, 2)])
def test_ruling_96_grants_nine_and_twelve(name: str, money: int, loyalty: int) -> None:
    """With G9 he takes 1 loyalty for a whole skeleton; G12 he ignores."""
    table = his_turn(
        "B01", PALEO, species=["Borophagus"], crates=[TORSO, TAIL, HERBIVORE, PAW], money=5,
        grants=grants(name), finds=NO_FINDS, bag={WING: 20}, paleontologist="award",
    )  # fmt: skip
    assert (table.him["money"], table.him["loyalty"]["marsh"]) == (money, loyalty)


def test_ruling_96_grant_ten_one_loyalty_for_another() -> None:
    table = his_turn(
        "B04", PALEO, crates=[TORSO] * 3, papers={"cope": {3: 1}}, grants=grants("G10")
    )
    assert table.him["loyalty"]["marsh"] == 2


def test_ruling_96_grant_eleven_he_may_stay() -> None:
    given = has(
        species=["Diplodocus"], crates=[TORSO, TAIL], paleontologist="publish", finds=NO_FINDS
    )
    assert his_turn("B01", PALEO, **given, grants=grants("G11")).him["loyalty"]["marsh"] == 1
    assert his_turn("B01", PALEO, **given, grants=grants("G1")).him["loyalty"]["marsh"] == 0


def test_ruling_96_grant_seven_reclassifying_pays_in_full() -> None:
    """I2: Stegosaurus goes to E, which holds two cards then."""
    given = has(
        team="montana", sites={"montana": NOTHING}, archive_camps=1, camps_at=["kansas"],
        archive={"A": ["Stegosaurus"], "E": ["Brontotherium"]},
    )  # fmt: skip
    assert his_turn("I2", TEAM, **given, grants=grants("G7")).him["rp"] == 2
    assert his_turn("I2", TEAM, **given, grants=grants("G1")).him["rp"] == 1


def test_ruling_96_grant_two_every_icon_is_any() -> None:
    """A fossil under the bug slot: he takes its prize."""
    table = his_turn(
        "B06", "B09", team="montana", species=["Coelophysis"], money=5, grants=grants("G2")
    )
    assert table.him["money"] == 8
    assert table.him["hand"]["species"]["known"] != [table.id("Coelophysis")]


def test_ruling_96_grant_thirteen_meeting_you() -> None:
    """Ruling 82: his team counts as a player's, for him and for you."""
    table = his_turn("B11", "B01", team="montana", money=5, human=has(team="nebraska", grant=3),
                     grants=grants("G13"))  # fmt: skip
    assert table.told("teams.met", "seat") == [1]
    assert table.him["money"] == 6


def test_ruling_82_you_meet_him() -> None:
    table = his_turn("B11", "B01", team="montana", human=has(team="nebraska", money=5))
    assert table.told("teams.met", "seat", "amount") == [(0, 1)]
    assert table.me["money"] == 6
