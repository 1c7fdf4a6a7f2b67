"""Theodore's paleontologist actions: rulings 95, 98, 100, S5, S8, S13, S14."""

from typing import Any

import pytest

from .table import (
    CARNIVORE,
    CLAW,
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    first_column,
    has,
)  # fmt: skip
from .theodore import NO_FINDS, Solo, his_turn

PALEO = "B03"
ARCHIVE = {"archive_camps": 1, "camps_at": ["kansas"]}


def publishes(**given: Any) -> Solo:
    """B01 begins with P."""
    return his_turn("B01", PALEO, **{"finds": NO_FINDS, **given})


def papers(table: Solo) -> list[tuple[str | None, int]]:
    return [
        (table.name(card), size) for card, size in table.told("paper.committed", "species", "size")
    ]


def test_ruling_98_and_s13_as_many_as_possible_with_as_many_bones() -> None:
    """Rulings 98, S13: one card after the other, rewards after the last."""
    table = publishes(
        species=["Diplodocus", "Borophagus"], covers=1,
        crates=[TORSO, TAIL, HERBIVORE, PAW, TORSO, TAIL],
    )  # fmt: skip
    assert papers(table) == [("Diplodocus", 4), ("Borophagus", 2)]
    types = [event.type for event in table.events]
    last = len(types) - 1 - types[::-1].index("paper.committed")
    assert last < types.index("loyalty.gained")
    assert table.view["papers"]["marsh"] == {"2": 1, "3": 0, "4": 1}


def test_any_skull_and_any_limb_will_do() -> None:
    """Stegosaurus with a carnivore's skull and a wing."""
    assert papers(publishes(species=["Stegosaurus"], crates=[CARNIVORE, WING])) == [
        ("Stegosaurus", 2)
    ]


def test_s5_he_spends_what_he_has_most_of() -> None:
    """Ruling S5: of skulls the herbivore's, of which he has two; of equals the first."""
    table = publishes(species=["Diplodocus"], crates=[TORSO, CARNIVORE, HERBIVORE, HERBIVORE])
    assert table.him["crates"] == sorted([CARNIVORE, HERBIVORE])
    table = publishes(
        species=["Diplodocus"], crates=[TORSO, CARNIVORE, HERBIVORE, WING, PAW], covers=2
    )
    assert sorted(table.him["crates"]) == sorted([HERBIVORE, WING])


def test_rulings_95_and_s8_a_card_that_an_award_needs_goes_first() -> None:
    """Rulings 95, S8: Eryops is Cope's and A2 wants him; the bones are enough for one paper."""
    given = has(species=["Brontotherium", "Eryops"], crates=[TORSO, TAIL])
    awards = {"A": "A2", "B": "B6", "C": "C1"}
    assert papers(publishes(**given, awards=awards)) == [("Eryops", 2)]


def test_rulings_95_and_s8_a_before_b_before_c() -> None:
    """Rulings 95, S8: Arctodus for A3 (Leidy), Baptornis for B6 (birds) and C1 (envelope A)."""
    given = has(crates=[TORSO, TAIL])
    assert papers(publishes(species=["Baptornis", "Arctodus"], **given)) == [("Arctodus", 2)]
    assert papers(publishes(species=["Stegosaurus", "Laornis"], **given)) == [("Laornis", 2)], "B"
    assert papers(publishes(species=["Stegosaurus", "Brontotherium"], **given)) == [
        ("Stegosaurus", 2)
    ], "C"  # fmt: skip


def test_ruling_95_within_an_award_the_kind_that_lacks_more() -> None:
    """Ruling 95: A6's second row lacks two of Cope's and one of Leidy's."""
    given = has(crates=[TORSO, TAIL], awards={"A": "A6", "B": "B6", "C": "C1"})
    assert papers(publishes(species=["Arctodus", "Monoclonius"], **given)) == [("Monoclonius", 2)]


def test_s8_not_where_his_marker_is() -> None:
    """Ruling S8: then Brontotherium goes first, to the rightmost envelope."""
    given = has(species=["Brontotherium", "Arctodus"], crates=[TORSO, TAIL])
    assert papers(publishes(**given)) == [("Arctodus", 2)]
    assert papers(publishes(**given, claimed={"A": 0})) == [("Brontotherium", 2)]


def test_s8_row_two_counts_not_row_one() -> None:
    """Ruling S8: with two of Leidy's row 2 of A3 is met, so a third is for row 3."""
    given = has(crates=[TORSO, TAIL], **ARCHIVE)
    met = {"A": ["Archaeotherium"], "B": ["Arctodus"]}
    table = publishes(species=["Brontotherium", "Hyracodon"], archive=met, **given,
                      paleontologist="award")  # fmt: skip
    assert papers(table) == [("Hyracodon", 2)]


def test_ruling_98_then_the_rightmost_envelope_then_the_alphabet() -> None:
    """Ruling 98: neither is needed for an award."""
    given = has(crates=[TORSO, TAIL])
    assert papers(publishes(species=["Diplodocus", "Brontotherium"], **given)) == [
        ("Brontotherium", 2)
    ]  # fmt: skip
    assert papers(publishes(species=["Diplodocus", "Allosaurus"], **given)) == [("Allosaurus", 2)]


def test_the_limit_holds_for_him() -> None:
    table = publishes(species=["Diplodocus"], crates=[TORSO, TAIL], archive={"C": ["Allosaurus"]})
    assert papers(table) == []


def test_s14_with_grant_five_one_bone_stands_for_another() -> None:
    """Ruling S14: the type he has most of."""
    given = has(
        species=["Diplodocus"], crates=[CARNIVORE, CARNIVORE], grants=["G13", "G5", "G7", "G9"]
    )
    assert papers(publishes(**given)) == [("Diplodocus", 2)]
    assert papers(publishes(**{**given, "grants": ["G13", "G1", "G7", "G9"]})) == []


def test_s14_and_r7_but_only_once_in_an_action() -> None:
    """Rulings S14, R7: four skulls make one paper of two bones, not two."""
    grants = ["G13", "G5", "G7", "G9"]
    table = publishes(species=["Diplodocus", "Borophagus"], crates=[CARNIVORE] * 4, grants=grants)
    assert papers(table) == [("Diplodocus", 2)]


def test_s14_with_grant_four_a_set_grows() -> None:
    """Ruling S14: two torsos and a tail against a paper of three."""
    given = has(crates=[TORSO, TORSO, TAIL], papers={"cope": {3: 1}})
    table = his_turn("B04", PALEO, **given, grants=["G13", "G4", "G7", "G9"], finds=NO_FINDS)
    assert table.him["loyalty"]["marsh"] == 2
    table = his_turn("B04", PALEO, **given, finds=NO_FINDS)
    assert table.him["loyalty"]["marsh"] == 0


def test_ruling_100_the_highest_paper_first() -> None:
    """Four torsos: the paper of four, though two of two would be possible."""
    table = his_turn("B04", PALEO, crates=[TORSO] * 4, papers={"cope": {2: 2, 4: 1}})
    assert table.told("paper.debunked", "value") == [4]
    assert table.him["loyalty"]["marsh"] == 4


def test_ruling_100_and_then_as_many_as_possible() -> None:
    table = his_turn(
        "B04",
        PALEO,
        crates=[TORSO] * 3 + [TAIL] * 2 + [PAW],
        covers=2,
        papers={"cope": {2: 3, 3: 1}},
    )
    assert table.told("paper.debunked", "value") == [3, 2]
    assert table.him["loyalty"]["marsh"] == 3


@pytest.mark.parametrize("pair", [(CARNIVORE, HERBIVORE), (PAW, WING), (CLAW, PAW)])
def test_his_skulls_are_alike_and_so_are_his_limbs(pair: tuple[str, str]) -> None:
    table = his_turn("B04", PALEO, crates=list(pair), papers={"cope": {2: 1}})
    assert table.told("paper.debunked", "value") == [2]


def test_torso_and_tail_are_not_alike() -> None:
    table = his_turn("B04", PALEO, crates=[TORSO, TAIL], papers={"cope": {2: 1}})
    assert table.told("paper.debunked") == []


def test_awards_from_the_second_row_on() -> None:
    """One of Leidy's is the first row of A3 only; two are the second."""
    table = his_turn(
        "B07", PALEO, archive={"A": ["Archaeotherium"]}, awards={"A": "A3", "B": "B6", "C": "C2"}
    )
    assert table.told("award.claimed") == []
    table = his_turn("B07", PALEO, archive={"A": ["Archaeotherium"], "B": ["Arctodus"]}, money=5)
    assert table.told("award.claimed", "tile", "space", "loyalty") == [("A", 1, 2)]
    assert table.him["loyalty"]["marsh"] == 2
    assert table.him["money"] == 8, "and the round bonus"


def test_the_award_with_most_loyalty() -> None:
    """A: two of Leidy's, 2 loyalty; B: three birds, 4."""
    archive = {
        "A": ["Archaeotherium", "Baptornis"],
        "B": ["Arctodus", "Apatornis"],
        "C": ["Laornis"],
    }
    table = his_turn("B07", PALEO, archive=archive, **ARCHIVE)
    assert table.told("award.claimed", "tile", "loyalty") == [("B", 4)]


def test_of_equal_awards_the_first() -> None:
    archive = {"A": ["Archaeotherium", "Baptornis"], "B": ["Arctodus", "Apatornis"]}
    table = his_turn("B07", PALEO, archive=archive, **ARCHIVE)
    assert table.told("award.claimed", "tile", "loyalty") == [("A", 2)]


def test_a_minor_find_from_left_to_right() -> None:
    """B10 begins with M: a hammer lies in columns 3 and 5."""
    table = his_turn("B10", PALEO, species=["Brontotherium"], **first_column("money3"))
    assert table.told("find.made", "column", "icon") == [(3, "hammer")]
    assert table.archive(1) == {"E": ["Brontotherium"]}
    assert table.him["rp"] == 1


def test_a_minor_find_needs_a_matching_tile() -> None:
    """Of two cards the one whose tile is there, though the other would go first."""
    finds = [["fossil", "bug"], ["footprint", "plant"], [None, "fossil"], ["bug", "footprint"],
             ["plant", None]]  # fmt: skip
    table = his_turn("B10", PALEO, species=["Brontotherium", "Diplodocus"], finds=finds)
    assert table.told("find.made", "icon") == ["footprint"]
    assert table.archive(1) == {"C": ["Diplodocus"]}
