"""Labyrinths: rulings 13, 15, 35 and 40."""

import pytest

from engines.bad_bones import engine

from .table import Table, hero, marches, place, plays, retrieve


@pytest.mark.parametrize(
    ("side", "face", "leaves"),
    [("white", "w", True), ("white", "b", False), ("black", "w", False), ("black", "b", True)],
)
def test_ruling_40_its_colour_is_compared_with_the_side_before_flipping(
    side: str, face: str, leaves: bool
) -> None:
    """Ruling 40: the delay is none or one round, and the labyrinth never wears."""
    there, gone = (f"L{face}", "<b@L") if leaves else (f"L{face}<b@L", ".")
    marches(
        f"""
        .  .        .   .  .   |  .       .        .   .  .
        .  L{face}<b@L .   .  .   |  {gone}  {there}  .   .  .
        .  .        T4H .  .   |  .       .        T4H .  .
        .  .        .   .  .   |  .       .        .   .  .
        .  .        .   .  .   |  .       .        .   .  .
        """,
        side=side,
    )


def test_ruling_40_who_is_held_leaves_in_the_next_round() -> None:
    """Held on black while white: now black, so the next march lets it go."""
    table = Table(
        """
        .  .       .   .  .
        .  Lb<b@L  .   .  .
        .  .       T4H .  .
        .  .       .   .  .
        .  .       .   .  .
        """
    ).march()
    assert table.after().skeletons.keys() == {"2,2"}
    table.next_march("4,4", "4,4")
    assert table.way("2,2", "b") == (["2,2"], "rest")
    assert [s.symbol for s in table.after().skeletons["2,1"]] == ["b"]


def test_section_6_who_enters_rests_and_its_arrow_is_covered() -> None:
    """Ruling 14: on the bare 2,3 it would turn down; no trap is used up."""
    table = marches(
        """
        .  .   .    .  .   |  .  .   .     .  .
        .  >b  Lw   .  .   |  .  .   Lw>b  .  .
        .  .   T4H  .  .   |  .  .   T4H   .  .
        .  .   Lb   <p .   |  .  .   Lb<p  .  .
        .  .   .    .  .   |  .  .   .     .  .
        """
    )
    assert table.told("trap.damaged") == []


def test_ruling_15_the_side_is_chosen_on_placing_and_the_space_must_be_empty() -> None:
    table = Table(
        """
        .  .   .    .  .
        .  vy  X    .  .
        .  .   T4H  .  .
        .  .   .    .  .
        .  .   .    .  .
        """,
        supply={"L": 1},
    )
    decision = table.decision()
    assert decision is not None
    assert place("L", "1,1", "w") in list(decision.actions)
    assert place("L", "1,1", "b") in list(decision.actions)
    assert not {"2,2", "2,3", "3,3"} & set(table.offered("at"))


def test_ruling_15_as_placed_so_it_stays() -> None:
    plays(
        """
        .  .  .   .  .   |  .  .      .    .  .
        >b .  .   .  .   |  .  Lb>b   .    .  .
        .  .  T4H .  .   |  .  .      T4H  .  .
        .  .  .   .  .   |  .  .      .    .  .
        .  .  .   .  .   |  .  .      .    .  .
        """,
        place("L", "2,2", "b"),
        supply={"L": 1},
    )


def test_ruling_13_retrieved_from_under_skeletons_they_stay_and_no_arrow_turns_them() -> None:
    """Ruling 14: an uncovered arrow does not turn who is there; then they march as they face."""
    table = Table(
        """
        .  .  .       .   .
        .  .  Lb>b<y' .   .
        .  .  T4H     .   .
        .  .  .       .   .
        .  .  .       .   .
        """
    )
    table.act(retrieve("2,3"))
    table.looks(
        """
        .  .  .       .   .
        .  .  >b<y'   .   .
        .  .  T4H     .   .
        .  .  .       .   .
        .  .  .       .   .
        """
    )
    table.march()
    table.looks(
        """
        .  .  .       .   .
        .  .  <y      >b  .
        .  .  T4H     .   .
        .  .  .       .   .
        .  .  .       .   .
        """
    )
    assert engine.public(table.state)["seats"][0]["board"]["supply"] == {"L": 1}


def test_ruling_9_a_hero_who_enters_kills_and_flips_nothing() -> None:
    table = Table(
        """
        .  .       .    .  .
        .  Lw>b<y  H    .  .
        .  .       T4   .  .
        .  .       .    .  .
        .  .       .    .  .
        """,
        phase="hero",
    )
    table.act(hero("2,2"))
    table.looks(
        """
        .  .       .    .  .
        .  LwH     .    .  .
        .  .       T4   .  .
        .  .       .    .  .
        .  .       .    .  .
        """
    )


def test_section_6_held_beside_a_treasure_it_turns_to_it() -> None:
    """Step 6: a skeleton that stayed is lured as well; and who enters a labyrinth."""
    marches(
        """
        .  $       .   .  .   |  .  $       .    .  .
        .  Lb<b@L  .   .  .   |  .  Lb^b@L  .    .  .
        .  .       T4H .  .   |  .  .       T4H  .  .
        .  .       .   .  .   |  .  .       .    .  .
        .  .       .   .  .   |  .  .       .    .  .
        """
    )
    marches(
        """
        .  $    .   .  .   |  .  $       .    .  .
        >b Lb   .   .  .   |  .  Lb^b@L  .    .  .
        .  .    T4H .  .   |  .  .       T4H  .  .
        .  .    .   .  .   |  .  .       .    .  .
        .  .    .   .  .   |  .  .       .    .  .
        """
    )


def test_ruling_35_a_treasure_placed_beside_it_turns_those_within() -> None:
    plays(
        """
        .  .       .   .  .   |  .  $       .    .  .
        .  Lb<b@L  .   .  .   |  .  Lb^b@L  .    .  .
        .  .       T4H .  .   |  .  .       T4H  .  .
        .  .       .   .  .   |  .  .       .    .  .
        .  .       .   .  .   |  .  .       .    .  .
        """,
        place("$", "1,2"),
        supply={"$": 1},
    )


def test_section_6_held_it_does_not_reach_the_barricade() -> None:
    """Step 1 comes before step 2: the barricade is not used; from a white one it is."""
    marches(
        """
        .  .       .   .  .   |  .   .       .    .  .
        .  Lb>b    K   .  .   |  .   Lb>b    K    .  .
        .  .       T4H .  .   |  .   .       T4H  .  .
        .  Lw>y@L  K   .  .   |  .   Lw>y@L  K!   .  .
        .  .       .   .  .   |  .   .       .    .  .
        """
    )


def test_it_never_wears_and_never_leaves() -> None:
    marches(
        """
        .   .       .    .  .   |  .  .         .    .  .
        >b  Lw<y@R  .    .  .   |  <y Lw>b^g    .    .  .
        .   ^g      T4H  .  .   |  .  .         T4H  .  .
        .   .       .    .  .   |  .  .         .    .  .
        .   .       .    .  .   |  .  .         .    .  .
        """
    )


def test_ruling_12_16_driven_into_it_in_phase_2_it_has_moved() -> None:
    """It shows the other side and does not march, whatever the labyrinth's colour."""
    table = plays(
        """
        .  .   .    .  .   |  .  .       .    .  .
        .  Lw  vy   .  .   |  .  Lw<y@T  D!   .  .
        .  .   T4H  .  .   |  .  .       T4H  .  .
        .  .   .    .  .   |  .  .       .    .  .
        .  .   .    .  .   |  .  .       .    .  .
        """,
        place("D", "2,3"),
        "L",
        supply={"D": 1},
    )
    assert table.told("trap.destroyed") == []
