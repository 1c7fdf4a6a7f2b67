"""What Theodore does with what he receives: rulings 97, 102, S5, S6, S15."""

import pytest

from .table import (
    BONES,
    CARNIVORE,
    CLAW,
    FLIPPER,
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    bonus_tiles,
)  # fmt: skip
from .theodore import NOTHING, ROUND_BONUS, Solo, his_turn

TEAM = "B11"
HERE = {"team": "montana", "sites": {"montana": NOTHING}}


def bonus(name: str, **given: object) -> Solo:
    """He receives that round bonus before his team action, which is a base camp."""
    return his_turn(ROUND_BONUS, TEAM, **{**HERE, **bonus_tiles(name), **given})


def test_ruling_97_a_bone_without_room_removes_a_cover() -> None:
    """Without the bonus of a cover."""
    table = bonus("bones3", bag={WING: 6}, crates=[TORSO, TAIL, PAW], money=5)
    assert table.him["covers"] == 2
    assert sorted(table.him["crates"]) == sorted([TORSO, TAIL, PAW, WING, WING, WING])
    assert (table.him["money"], table.him["rp"]) == (5, 0)


FULL = [TORSO, TORSO, TORSO, TAIL, TAIL, CARNIVORE, HERBIVORE, PAW, FLIPPER, CLAW]


def test_ruling_97_with_full_crates_a_new_type_replaces_a_duplicate() -> None:
    """Rulings 97, S5: the type he has most of goes."""
    table = bonus("bones3", bag={WING: 3}, crates=FULL, covers=0)
    assert sorted(table.him["crates"]) == sorted([*FULL[1:], WING])
    assert table.view["bag"][TORSO] == 1
    assert table.view["bag"][WING] == 2, "a second wing adds nothing"


def test_ruling_97_what_adds_no_type_is_not_received() -> None:
    table = bonus("bones3", bag={TORSO: 6}, crates=FULL, covers=0)
    assert sorted(table.him["crates"]) == sorted(FULL)
    assert table.view["bag"] == dict.fromkeys(BONES, 0) | {TORSO: 6}


def test_s6_rare_bones_he_takes_the_scarcest_whether_he_has_it_or_not() -> None:
    """Ruling S6: a torso and a tail are left; he has torsos enough."""
    rare = dict.fromkeys(BONES, 2) | {TORSO: 1, TAIL: 1}
    table = bonus("rare2", rare=rare, crates=[TORSO, TORSO], covers=2)
    assert table.told("rare.taken", "bone") == [TORSO, TAIL]


def test_s6_ties_skulls_then_limbs() -> None:
    """Ruling S6: then torso, then tail; within a group in the order of the types."""
    one_each = dict.fromkeys(BONES, 1)
    table = bonus("rare2", rare=one_each, crates=[CARNIVORE, HERBIVORE])
    assert table.told("rare.taken", "bone") == [CARNIVORE, HERBIVORE]
    table = bonus("rare2", rare=one_each | {CARNIVORE: 0, HERBIVORE: 0})
    assert table.told("rare.taken", "bone") == [PAW, FLIPPER]
    table = bonus("rare2", rare={TORSO: 1, TAIL: 1})
    assert table.told("rare.taken", "bone") == [TORSO, TAIL]
    table = bonus("rare2", rare=dict.fromkeys(BONES, 2))
    assert table.told("rare.taken", "bone") == [CARNIVORE, CARNIVORE], "one of them is left then"


def test_s6_and_97_with_full_crates_he_leaves_what_he_has() -> None:
    """Rulings S6, 97: the scarcest is a torso, and no other is asked for."""
    table = bonus("rare2", rare={TORSO: 1, WING: 2}, crates=FULL, covers=0)
    assert table.told("rare.taken") == []
    assert sorted(table.him["crates"]) == sorted(FULL)


def test_s6_the_scarcest_again_and_again() -> None:
    """Ruling S6: the tail is gone then."""
    table = bonus("rare2", rare={TORSO: 2, TAIL: 1}, crates=[TORSO, TAIL], covers=2)
    assert table.told("rare.taken", "bone") == [TAIL, TORSO]


@pytest.mark.parametrize(("money", "after", "rp"), [(4, 6, 0), (5, 5, 1)])
def test_a_cover_brings_money_to_the_poor(money: int, after: int, rp: int) -> None:
    table = bonus("removeCover", money=money)
    assert (table.him["money"], table.him["rp"], table.him["covers"]) == (after, rp, 2)


def test_his_paleontologist_cards_come_from_the_deck() -> None:
    """The display stays as it is."""
    table = Solo("I4", TEAM, **HERE, paleontologist_deck=["arthur_lakes"])
    display = list(table.view["display"])
    table.turn_of_his()
    assert table.him["hand"]["paleontologists"]["known"] == ["arthur_lakes"]
    assert table.view["display"] == display
    assert table.told("theodore.paleontologist", "card") == ["arthur_lakes"]


def test_no_paleontologist_card_is_left() -> None:
    """Rulings 74, R33: neither in the deck nor among the discards."""
    table = his_turn("I4", TEAM, **HERE, paleontologist_deck=[])
    assert table.him["hand"]["paleontologists"]["count"] == 0
    assert table.told("theodore.paleontologist") == []


def test_a_matching_paleontologist_card_becomes_a_loyalty() -> None:
    """He discards it; the card's own effect is not used."""
    table = his_turn(
        "B01", "B03", species=["Diplodocus"], crates=[TORSO, TAIL],
        paleontologists=["othniel_c_marsh", "joseph_leidy"],
    )  # fmt: skip
    assert table.him["loyalty"]["marsh"] == 1 + 1
    assert table.him["hand"]["paleontologists"]["known"] == ["joseph_leidy"]
    assert table.view["discards"]["paleontologists"] == ["othniel_c_marsh"]
    assert table.told("theodore.bonus", "mode", "card") == [("publish", "othniel_c_marsh")]


def test_he_reclassifies_from_left_to_right() -> None:
    """I2's front: from the leftmost envelope with a card to the rightmost with room."""
    table = his_turn("I2", TEAM, **HERE, archive={"A": ["Stegosaurus"], "E": ["Brontotherium"]})
    assert table.archive(1) == {"D": ["Stegosaurus"], "E": ["Brontotherium"]}
    assert table.told("species.reclassified", "from", "to") == [("A", "D")]


def test_he_does_not_reclassify_into_a_full_archive() -> None:
    full = {"A": ["Stegosaurus"], "B": ["Dictyocephalus"], "C": ["Diplodocus"],
            "D": ["Eryops"], "E": ["Brontotherium"]}  # fmt: skip
    table = his_turn("I2", TEAM, **HERE, archive=full)
    assert table.archive(1) == full


@pytest.mark.parametrize(
    ("upgraded", "extra", "slot"),
    [
        ([], 0, 5),
        ([5], 0, None),
        ([5], 1, 4),
        ([4, 5], 1, None),
        ([4, 5], 2, 3),
        ([3, 4, 5], 2, None),
    ],
)
def test_ruling_102_his_upgraded_slots(upgraded: list[int], extra: int, slot: int | None) -> None:
    """$3, an extra one, the right $2, an extra one, the other $2, then extra ones only."""
    table = bonus("upgradeSlot", upgraded=upgraded, extra=extra)
    ((got, new),) = table.told("slot.upgraded", "slot", "extra")
    if slot is None:
        assert new
        assert len(table.him["slots"]) == 5 + extra + 1
    else:
        assert (got, bool(new)) == (slot, False)
        assert table.him["slots"][slot - 1]["upgraded"]


def test_s15_of_three_cards_he_keeps_the_one_he_prefers() -> None:
    """Ruling S15: none is needed for an award: the rightmost envelope with room."""
    deck = ["Diplodocus", "Brontotherium", "Borophagus"]
    table = bonus("chooseSpecies", species_deck=deck)
    assert table.him["hand"]["species"]["known"] == [table.id("Brontotherium")]
    table = bonus("chooseSpecies", species_deck=deck, archive={"E": ["Ornithomimus"]})
    assert table.him["hand"]["species"]["known"] == [table.id("Diplodocus")], "E is full"


def test_s15_a_card_for_an_award_goes_first() -> None:
    """Ruling S15: Leidy's Arctodus for A3, though its envelope is the leftmost of the three."""
    table = bonus("chooseSpecies", species_deck=["Diplodocus", "Brontotherium", "Arctodus"])
    assert table.him["hand"]["species"]["known"] == [table.id("Arctodus")]


def test_he_receives_money_loyalty_and_species_cards() -> None:
    assert bonus("money3", money=5).him["money"] == 8
    assert bonus("loyalty1", patron="cope").him["loyalty"] == {"marsh": 0, "cope": 1}
