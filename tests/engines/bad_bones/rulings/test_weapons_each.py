"""Each of the eight weapons: section 4, rulings 45 to 49 and 12.46 to 12.48."""

from typing import Any

import pytest

from engines.bad_bones import engine

from .table import SKIP, Table, drawn, first, hero, use

# In the march: three come at the hero on 4,3 first (they are higher up in reading order or in the
# test's order), the rest of the picture is what the weapon is used on.


def _armed(picture: str, weapon: str, **options: Any) -> Table:
    """In phase 1: the hero goes to 4,3, where three stand, and may now use his weapon."""
    table = Table(picture, phase="hero", weapon=weapon, **options)
    table.act(hero("4,3"))
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "weapon"
    return table


THREE = """
.   .     .       .     .
.   .     .       .     .
.   >r    T4      <p    .
.   .     vyvgvp  vg    .
.   .     H       .     .
"""


def test_ruling_45_sword_another_step_and_he_kills_there() -> None:
    table = _armed(THREE, "sword")
    assert sorted(table.offered("to")) == ["3,2", "3,3", "3,4", "4,2", "4,4", "5,2", "5,3", "5,4"]
    table.answer(use(to="3,4"))
    table.looks(
        """
        .   .     .       .     .
        .   .     .       .     .
        .   >r    T4      H     .
        .   .     .       vg    .
        .   .     .       .     .
        """
    )


def test_ruling_45_sword_in_phase_3_later_arrivals_on_his_old_space_live() -> None:
    table = Table(
        """
        .   .   .       .      .
        .   .   .       .      .
        .   .   T4      .      .
        .   >r  H       <p<g<y .
        .   .   ^b      .      .
        """,
        weapon="sword",
    )
    table.march(first("4,4", "p"), first("4,4", "g"), first("4,4", "y"), use(to="5,2"))
    table.looks(
        """
        .   .   .       .      .
        .   .   .       .      .
        .   .   T4      .      .
        .   .   ^r@L^b  .      .
        .   H   .       .      .
        """
    )


def test_ruling_37_the_sword_may_save_the_treasure_from_theft() -> None:
    """Ruling 36: driven onto it in phase 2 or walked there, a weapon move in phase 3 saves it."""
    table = Table(
        """
        .   .   .       .      .
        .   .   .       .      .
        .   .   T4      .      .
        .   >r  $       <p     .
        .   >g  H       <y<b   .
        """,
        weapon="sword",
    )
    table.march(
        first("4,2", "r"), first("5,2", "g"), first("5,4", "y"), first("5,4", "b"), use(to="4,3")
    )
    table.looks(
        """
        .   .   .       .      .
        .   .   .       .      .
        .   .   T4      .      .
        .   .   $H      .      .
        .   .   .       .      .
        """
    )
    assert table.told("treasure.stolen") == []
    assert len(table.told("skeleton.slain")) == 5


def test_section_4_teleport_staff_to_the_tower() -> None:
    table = _armed(THREE, "teleport")
    assert table.offered("to") == ["3,3"]
    table.answer(use(to="3,3"))
    table.looks(
        """
        .   .     .       .     .
        .   .     .       .     .
        .   >r    T4H     <p    .
        .   .     .       vg    .
        .   .     .       .     .
        """
    )


def test_ruling_45_teleport_in_coop_to_any_standing_own_tower() -> None:
    table = _armed(
        """
        .   .   .       .   .
        .   .   T1      .   .
        .   T1  .       .   .
        .   .   vyvgvp  .   .
        .   .   H       .   .
        """,
        "teleport",
        mode="cooperative",
    )
    assert sorted(table.offered("to")) == ["2,3", "3,2"]


@pytest.mark.parametrize("phase", ["hero", "march"])
def test_ruling_46_morning_star_shoves_a_space_beside_him(phase: str) -> None:
    """All of one of the eight neighbours to another; facing and side as they were, no arrow."""
    if phase == "hero":
        table = _armed(
            """
            .   .     .       .     .
            .   .     .       .     .
            .   >r^y  T4      .     .
            .   .     vyvgvp  .     .
            .   .     H       .     .
            """,
            "morningstar",
        )
        table.answer(use(**{"from": "3,2", "to": "5,3"}))
    else:
        table = Table(
            """
            .   .     .       .       .
            .   .     .       .       .
            .   >r^y  T4      .       .
            .   .     H       <y<g<p  .
            .   .     .       .       .
            """,
            weapon="morningstar",
        )
        pile = [first("4,4", symbol) for symbol in "ygp"]
        table.march(*pile, use(**{"from": "3,2", "to": "5,3"}))
        assert table.marched
        table.looks(
            """
            .   .     .       .       .
            .   .     .       .       .
            .   .     T4      .       .
            .   .     H       .       .
            .   .     .       >r      .
            """
        )
        return
    table.looks(
        """
        .   .     .       .     .
        .   .     .       .     .
        .   .     T4      .     .
        .   .     H       .     .
        .   .     >r^y    .     .
        """
    )


def test_rulings_46_and_12_46_morning_star_targets() -> None:
    """Rulings 46 and 12.46: no trap, no tower, not his own space, inside; a ruin will do.

    A source may hold a trap: the labyrinth on 5,4. The treasure beside the target does not turn
    those who are shoved.
    """
    table = _armed(
        """
        .   .     .       .       .
        .   .     .       .       .
        .   X     T4      W/      .
        .   $     vyvgvp  .       .
        .   .     H       Lw>r<g  .
        """,
        "morningstar",
    )
    assert set(table.offered("from")) == {"5,4"}
    assert sorted(table.offered("to")) == ["3,2", "4,4", "5,2", "5,3"]
    table.answer(use(**{"from": "5,4", "to": "5,2"}))
    table.looks(
        """
        .   .     .       .       .
        .   .     .       .       .
        .   X     T4      W/      .
        .   $     H       .       .
        .   >r<g  .       Lw      .
        """
    )


def test_ruling_46_at_the_edge_of_the_board() -> None:
    table = Table(
        """
        .       .       .   .   .
        vyvgvp  H       .   .   .
        >r      .       T4  .   .
        .       .       .   .   .
        .       .       .   .   .
        """,
        phase="hero",
        weapon="morningstar",
    )
    table.act(hero("2,1"))
    assert set(table.offered("from")) == {"3,1"}
    assert sorted(table.offered("to")) == ["1,1", "1,2", "2,2", "3,2"]


def test_section_4_rapier_turns_each_of_one_space_freely() -> None:
    """One of the eight neighbours; each for itself."""
    table = _armed(
        """
        .   .     .       .     .
        .   .     .       .     .
        .   >r^y  T4      <p    .
        .   .     vyvgvp  .     .
        .   .     H       .     <b
        """,
        "rapier",
    )
    assert sorted(set(table.offered("at"))) == ["3,2", "3,4"]
    table.answer(use(at="3,2"))
    assert sorted(table.offered("facing", "rapier")) == ["D", "L", "R", "U"]
    table.answer(
        drawn("weapon.use", "3,2", "r", facing="L"), drawn("weapon.use", "3,2", "y", facing="D")
    )
    table.looks(
        """
        .   .         .   .     .
        .   .         .   .     .
        .   <r@Lvy    T4  <p    .
        .   .         H   .     .
        .   .         .   .     <b
        """
    )


def test_ruling_47_ice_in_phase_1_they_miss_the_coming_march() -> None:
    """Any one space of the board; the others march."""
    table = _armed(
        """
        >r^y  .     .       .     .
        .     .     .       .     .
        .     .     T4      .     <p
        .     .     vyvgvp  .     .
        .     .     H       .     .
        """,
        "ice",
    )
    assert sorted(table.offered("at")) == ["1,1", "3,5"]
    table.answer(use(at="1,1"))
    table.looks(
        """
        >r'^y' .     .       .     .
        .      .     .       .     .
        .      .     T4      .     <p
        .      .     H       .     .
        .      .     .       .     .
        """
    )
    table.act(hero("2,2"), 1).march()
    table.looks(
        """
        >r^y   .     .       .     .
        .      .     .       .     .
        .      .     T4      <p    .
        .      .     H       .     .
        .      .     .       .     .
        """
    )


def test_ruling_47_ice_in_phase_3_who_has_not_moved_skips_this_march() -> None:
    """And may march in the next one; ruling 12.6: frozen before its turn it is left out."""
    table = Table(
        """
        .      .     .       .       .
        .      .     .       .       .
        .      .     T4      .       .
        .      .     H       <y<g<p  .
        >r>b   .     .       .       .
        """,
        weapon="ice",
    )
    table.march(*[first("4,4", symbol) for symbol in "ygp"], use(at="5,1"))
    table.looks(
        """
        .      .     .       .       .
        .      .     .       .       .
        .      .     T4      .       .
        .      .     H       .       .
        >r>b   .     .       .       .
        """
    )
    assert len(table.told("skeletons.frozen", "skeletons")[0]) == 2


def test_ruling_47_ice_in_phase_3_who_has_moved_skips_the_next_march() -> None:
    """The phase ends with mixed sides (12.1)."""
    table = Table(
        """
        .      .     .       .       .
        .      .     .       .       .
        .      .     T4      .       .
        .      .     H       <y<g<p  .
        >r>b   .     .       .       .
        """,
        weapon="ice",
    )
    table.march(first("5,1", "r"), *[first("4,4", symbol) for symbol in "ygp"], use(at="5,2"))
    table.looks(
        """
        .      .     .       .       .
        .      .     .       .       .
        .      .     T4      .       .
        .      .     H       .       .
        .      >r'>b .       .       .
        """
    )


def test_ruling_12_47_frozen_twice_is_flipped_twice() -> None:
    """Frozen in the last march, it is thawed by a second freeze in phase 1, and marches."""
    table = _armed(
        """
        >r'>y .     .       .     .
        .     .     .       .     .
        .     .     T4      .     .
        .     .     vyvgvp  .     .
        .     .     H       .     .
        """,
        "ice",
    )
    table.answer(use(at="1,1")).act(hero("2,2"), 1).march()
    table.looks(
        """
        >y    >r    .       .     .
        .     .     .       .     .
        .     .     T4      .     .
        .     .     H       .     .
        .     .     .       .     .
        """
    )


def test_ruling_12_47_frozen_in_both_phases_of_a_round() -> None:
    """It misses this march for the first freeze and the next one for the second."""
    table = _armed(
        """
        >r    .     .       .       .
        .     .     .       .       .
        .     .     T4      .       .
        .     .     vyvgvp  <y<g<p  .
        .     .     H       .       .
        """,
        "ice",
    )
    table.answer(use(at="1,1")).act(hero("2,2"), 1).march(use(at="1,1"))
    table.looks(
        """
        >r'   .     .       .       .
        .     .     .       .       .
        .     .     T4      .       .
        .     .     H       .       .
        .     .     .       .       .
        """
    )


def test_section_4_crossbow_kills_one_anywhere_on_the_board_but_not_in_forests() -> None:
    table = _armed(
        """
            -   -   vr  -        -
        -   .   .   .   .        .   -
        -   .   .   .   .        .   -
        -   .   .   T4  .        .   -
        -   .   .   vyvgvp .     .   -
        >p  >y  .   H   .        <b<g -
        """,
        "crossbow",
    )
    expected = [table.token("5,1", "y"), table.token("5,5", "b"), table.token("5,5", "g")]
    assert sorted(table.offered("skeleton")) == sorted(expected)
    table.answer(drawn("weapon.use", "5,5", "g"))
    table.looks(
        """
            -   -   vr  -        -
        -   .   .   .   .        .   -
        -   .   .   .   .        .   -
        -   .   .   T4  .        .   -
        -   .   .   H   .        .   -
        >p  >y  .   .   .        <b  -
        """
    )


def test_section_4_axe_one_symbol_on_the_four_orthogonal_spaces() -> None:
    """Not on the diagonals, not further away."""
    table = _armed(
        """
        .   .     .       .     .
        .   .     <y      .     .
        .   >y    T4      .     .
        .   >y>r  vyvgvp  <y    <y
        .   .     H       .     .
        """,
        "axe",
    )
    assert {"y", "r"} <= set(table.offered("symbol"))
    table.answer(use(symbol="y"))
    table.looks(
        """
        .   .     .       .     .
        .   .     <y      .     .
        .   >y    T4      .     .
        .   >r    H       .     <y
        .   .     .       .     .
        """
    )


def test_ruling_48_death_staff_all_hero_kills_of_the_march_to_one_other_player() -> None:
    """Chosen when triggered; also those killed before and after, at the end of the phase."""
    table = Table(
        """
        .   .   .    .      .
        .   .   .    .      .
        .   .   T4   .      .
        .   >p  H    <y<g   .
        .   .   ^b   .      .
        """,
        weapon="death",
        seats=3,
    ).march()
    assert table.offered("seat") == [1, 2]
    table.answer(use(seat=2))
    assert table.marched
    assert sorted(table.told("skeleton.sent", "target", "by")) == [(2, "death")] * 4
    table.looks(
        """
        .   .   .    .      .
        .   .   .    .      .
        .   .   T4H  .      .
        .   .   .    .      .
        .   .   .    .      .
        cemetery >p <y <g vb
        """,
        seat=2,
    )


def test_ruling_48_death_staff_in_phase_1() -> None:
    table = _armed(THREE, "death", seats=3)
    table.answer(use(seat=1))
    for seat in (1, 2):
        table.act(hero("2,2"), seat)
    assert sorted(table.told("skeleton.sent", "target", "by")) == [(1, "death")] * 3
    cemetery = engine.public(table.state)["seats"][1]["board"]["skeletons"].values()
    assert list(cemetery) == ["cemetery"] * 3


def test_ruling_48_skipped_they_go_to_the_bag() -> None:
    table = _armed(THREE, "death", seats=3)
    before = engine.public(table.state)["bag"]
    table.answer(SKIP)
    for seat in (1, 2):
        table.act(hero("2,2"), seat)
    assert engine.public(table.state)["bag"] == before + 3


@pytest.mark.parametrize("weapon", ["death", "axe"])
def test_ruling_48_in_coop_it_is_allowed(weapon: str) -> None:
    """Ruling 49: a weapon is one named player's, here the first one's."""
    table = _armed(
        """
        .   .   .       .   .
        .   .   T1      .   .
        .   T1  .       T1  .
        .   >y  vyvgvp  .   .
        .   .   H       .   .
        """,
        weapon,
        mode="cooperative",
        seats=3,
    )
    field = "seat" if weapon == "death" else "symbol"
    assert table.offered(field)


def test_ruling_12_48_a_saboteur_that_triggered_a_trap_goes_to_the_bag() -> None:
    """It came to the hero over a wall: the wall is destroyed, the saboteur is in the bag (54)."""
    table = Table(
        """
        .   .             .    .      .
        .   .             .    .      .
        .   .             T4   .      .
        .   >p            H    <g     .
        .   >y*saboteur   W/   .      .
        """,
        weapon="death",
        seats=3,
    ).march(use(seat=2))
    assert table.marched
    assert len(table.told("skeleton.slain")) == 3
    assert table.told("skeleton.sent", "skeleton", "target") == [
        (table.token("4,2", "p"), 2),
        (table.token("4,4", "g"), 2),
    ]
    assert table.told("trap.destroyed", "trap", "by") == [("W", "saboteur")]


def test_ruling_54_a_saboteur_killed_by_a_hero_without_a_trap_is_sent_like_others() -> None:
    table = Table(
        """
        .   .             .    .      .
        .   .             .    .      .
        .   .             T4   .      .
        .   >y*saboteur   H    <g<b   .
        .   .             .    .      .
        """,
        weapon="death",
        seats=3,
    ).march(use(seat=2))
    assert sorted(table.told("skeleton.sent", "target")) == [2, 2, 2]
