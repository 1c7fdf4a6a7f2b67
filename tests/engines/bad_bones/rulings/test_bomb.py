"""Bombs: rulings 18 and 19, and the official words on them in section 5."""

import pytest

from .table import Table, marches, place, plays


def test_section_6_all_who_step_on_it_go_to_the_bag_and_a_ruin_stays() -> None:
    """Section 5: it works on all of the phase; the tile flips at its end and stays for ever."""
    table = marches(
        """
        .  vp  .    .  .   |  .  .  .    .  .
        >b B   <y   .  .   |  .  X  .    .  .
        .  .   T4H  .  .   |  .  .  T4H  .  .
        .  .   .    .  .   |  .  .  .    .  .
        .  .   .    .  .   |  .  .  .    .  .
        """
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("bomb", "2,2")] * 3
    assert table.told("trap.burst", "at") == ["2,2"]
    assert table.told("trap.damaged") == table.told("trap.destroyed") == []


def test_ruling_19_dropped_on_skeletons_it_kills_at_once_and_is_a_ruin_in_phase_3() -> None:
    """Ruling 19: who comes in the march walks over the ruin, whose arrow still turns it."""
    table = plays(
        """
        .  .   .       .  .   |  .  .  .      .  .
        .  >b  vy>p    .  .   |  .  .  Xvb@L  .  .
        .  .   T4H     .  .   |  .  .  T4H    .  .
        .  .   .       .  .   |  .  .  .      .  .
        .  .   .       .  .   |  .  .  .      .  .
        """,
        place("B", "2,3"),
        supply={"B": 1},
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("bomb", "2,3")] * 2
    assert table.told("trap.placed", "trap", "landing") == [("B", True)]
    kinds = table.kinds()
    assert kinds.index("trap.burst") < kinds.index("skeleton.moved", kinds.index("trap.burst"))
    told = [e.values.get("phase") for e in table.events]
    assert kinds.index("trap.burst") < told.index("march")


def test_ruling_19_on_an_empty_space_it_waits() -> None:
    plays(
        """
        .  .   .    .  .   |  .  .  .    .  .
        >b .   .    .  .   |  .  X  .    .  .
        .  .   T4H  .  .   |  .  .  T4H  .  .
        .  .   .    .  .   |  .  .  .    .  .
        .  .   .    .  .   |  .  .  .    .  .
        """,
        place("B", "2,2"),
        supply={"B": 1},
    )


def test_ruling_19_under_the_hero_it_stays_intact_while_he_kills() -> None:
    plays(
        """
        .  .   .    .  .   |  .  .   .    .  .
        >b H   .    .  .   |  .  BH  .    .  .
        .  .   T4   .  .   |  .  .   T4   .  .
        .  .   .    .  .   |  .  .   .    .  .
        .  .   .    .  .   |  .  .   .    .  .
        """,
        place("B", "2,2"),
        supply={"B": 1},
    )


@pytest.mark.parametrize("trap", ["W", "C", "D", "B", "K", "L", "S", "P", "Q", "$"])
def test_section_5_nothing_may_be_placed_on_a_ruin_nor_is_it_retrieved(trap: str) -> None:
    """Rulings 16 and 19: neither dragon nor bomb may land on it, also with skeletons there."""
    table = Table(
        """
        .  .     .    .  .
        .  X>b   .    .  .
        .  .     T4H  X  .
        .  .     .    .  .
        .  .     .    .  .
        """,
        supply={trap: 1},
    )
    decision = table.decision()
    assert decision is not None
    taken = {action.get("at") for action in decision.actions} & {"2,2", "3,4"}
    assert not taken
    assert "trap.retrieve" not in [action["type"] for action in decision.actions]


def test_section_5_skeletons_and_hero_cross_a_ruin_as_ever() -> None:
    """Ruling 12.6 g: the arrow of a ruin turns who follows it."""
    marches(
        """
        .  .   .    .  .   |  .  .   .      .  .
        >b X   .    .  .   |  .  X>b .      .  .
        .  .   T4   .  .   |  .  .   T4     .  .
        .  >y  XH   .  .   |  .  .   XH     .  .
        .  >p  X    .  .   |  .  .   Xvp@L  .  .
        """
    )


def test_ruling_18_a_bomb_that_bursts_in_phase_2_is_a_ruin_in_phase_3() -> None:
    """Ruling 12.18: traps are settled at the end of phase 2; the next one walks over it."""
    plays(
        """
        .  .   .    .  .   |  .  .    .     .  .
        >b B   vy   .  .   |  .  X>b  D!    .  .
        .  .   T4H  .  .   |  .  .    T4H   .  .
        .  .   .    .  .   |  .  .    .     .  .
        .  .   .    .  .   |  .  .    .     .  .
        """,
        place("D", "2,3"),
        "L",
        supply={"D": 1},
    )


def test_chains_end_on_a_bomb() -> None:
    """Rulings 26 and 30: a wall's ricochet and a spring's flight lead onto it as well."""
    marches(
        """
        >g  W\\  .    .   .   |  .   W\\! .    .  .
        .   B    .    .   .   |  .   X    .    .  .
        .   .    T4H  .   .   |  .   .    T4H  .  .
        .   .    .    .   .   |  .   .    .    .  .
        .   .    .    .   .   |  .   .    .    .  .
        """
    )
    marches(
        """
            -   -   -    -   -      |     -   -   -    -   -
        >b  S   .   B    .   .  -   |  -  S!  .   X    .   .  -
        -   .   .   .    .   .  -   |  -  .   .   .    .   .  -
        -   .   .   T4H  .   .  -   |  -  .   .   T4H  .   .  -
        -   .   .   .    .   .  -   |  -  .   .   .    .   .  -
        -   .   .   .    .   .  -   |  -  .   .   .    .   .  -
        """
    )
