"""Chains of traps, loops, and what a dragon may not do: rulings 26 to 33, 12.31 to 12.33."""

from typing import Any

from .table import Table, marches, place, plays


def sides(picture: str, **options: Any) -> str:
    """Where the dragon may send the skeleton that waits in this march."""
    return "".join(Table(picture, **options).march().offered("side", "dragon.repel"))


def test_ruling_26_wall_spring_wall_arrow() -> None:
    """Ruling 22: the arrow acts after all of it, by the direction of the last step."""
    table = marches(
        """
        >g  W\\  .    .  .   |  .  W\\!  .     .  .
        .   S    .    .  .   |  .  S!    .     .  .
        .   .    T4H  .  .   |  .  .     T4H   .  .
        .   W\\  .    .  .   |  .  W\\!  ^g@L  .  .
        .   .    .    .  .   |  .  .     .     .  .
        """
    )
    assert table.way("1,1", "g") == (["1,1", "1,2", "2,2", "4,2", "4,3"], "rest")


def test_ruling_31_a_loop_of_walls_and_springs_leaves_it_where_it_was() -> None:
    """Ruling 31: it would enter 1,4 moving right a second time; all those traps are used.

    Its way: wall 1,4 down, wall 2,4 left, spring 2,3 to wall 2,1, up, wall 1,1 right, spring 1,2
    back to 1,4. It keeps its facing, and the arrow of 1,3 does not turn it (12.6).
    """
    table = marches(
        """
        W/   S   >b   W\\  .   |  W/!   S!   >b   W\\!  .
        W\\  .   S    W/   .   |  W\\!  .    S!   W/!   .
        .    .   T4H  .    .   |  .     .    T4H  .     .
        .    .   .    .    .   |  .     .    .    .     .
        .    .   .    .    .   |  .     .    .    .     .
        """
    )
    assert table.way("1,3", "b") == (["1,3"], "rest")


def test_ruling_31_damaged_ones_that_made_the_loop_are_gone() -> None:
    """Ruling 41: they worked all phase. Step 6: beside a treasure it turns."""
    marches(
        """
        W/!  S   >b   W\\  .   |  .     S!   >b   W\\!  .
        W\\  .   S!   W/   .   |  W\\!  .    .    W/!   .
        .    .   T4H  .    .   |  .     .    T4H  .     .
        .    .   .    .    .   |  .     .    .    .     .
        .    .   .    .    .   |  .     .    .    .     .
        """
    )


def test_ruling_31_the_same_trap_in_another_direction_is_no_loop() -> None:
    """It crosses the spring 2,2 moving down, and again moving up, which throws it out."""
    table = marches(
        """
        .    vp  .    .  .   |  .     .    .    .  .
        .    S   .    .  .   |  .     S!   .    .  .
        W/   W/  T4H  .  .   |  W/!   W/!  T4H  .  .
        W\\  W/  .    .  .   |  W\\!  W/!  .    .  .
        .    .   .    .  .   |  .     .    .    .  .
        """
    )
    path = ["1,2", "2,2", "4,2", "4,1", "3,1", "3,2", "2,2", "T2"]
    assert table.way("1,2", "p") == (path, "sent")


def test_ruling_12_32_a_side_that_leads_to_a_barricade_is_not_offered() -> None:
    """Ruling 32: directly (right), or over a wall (down: wall 5,4, barricade 5,5)."""
    assert (
        sides(
            """
            .  .  .    .    .
            .  .  .    .    .
            .  .  T4H  .    .
            .  .  >b   D    K
            .  .  .    W\\  K
            """
        )
        == "UL"
    )


def test_ruling_12_32_a_springs_landing_on_a_barricade_is_allowed_and_kills() -> None:
    table = marches(
        """
        .  .  .    .    .   |  .  .   .    .    .
        K  .  S    D    <y  |  K! .   S!   D!   .
        .  .  T4H  .    .   |  .  .   T4H  .    .
        .  .  .    .    .   |  .  .   .    .    .
        .  .  .    .    .   |  .  .   .    .    .
        """,
        "L",
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("barricade", "2,1")]


def test_ruling_12_32_what_ends_before_the_barricade_is_allowed() -> None:
    """Right: the hero on the wall kills it; up: the tower (32)."""
    assert (
        sides(
            """
            .  .   .    .     .
            .  .   .    .     .
            .  .   T4   .     .
            .  >b  D    W\\H  .
            .  .   .    K     .
            """
        )
        == "UDLR"
    )


def test_ruling_12_32_a_hero_on_the_barricade_does_not_open_that_side() -> None:
    """Ruling 12.6 c: the barricade comes before the hero."""
    assert (
        sides(
            """
            .  .   .    .    .
            .  .   .    .    .
            .  .   T4   .    .
            .  >b  D    KH   .
            .  .   .    .    .
            """
        )
        == "UDL"
    )


def test_ruling_12_32_a_side_that_would_loop_is_not_offered() -> None:
    """To the right begins the ring of ruling 31, which would enter wall 1,4 twice."""
    assert (
        sides(
            """
                 -    -   vr   -    -
            -    W/   S   D    W\\  .   -
            -    W\\  .   S    W/   .   -
            -    .    .   T4H  .    .   -
            -    .    .   .    .    .   -
            -    .    .   .    .    .   -
            """
        )
        == "UDL"
    )


def test_ruling_12_31_what_was_entered_before_the_dragon_counts() -> None:
    """Up, over wall 1,1 and spring 1,2, it would enter wall 1,4 moving right, as at the start."""
    assert (
        sides(
            """
            W/  S  >b   W\\  .
            D   .  S    W/   .
            .   .  T4H  .    .
            .   .  .    .    .
            .   .  .    .    .
            """
        )
        == "DLR"
    )


def test_ruling_12_31_dragons_count_too() -> None:
    """Down, the ring would bring it back onto the dragon 1,4 in the direction it came in."""
    assert (
        sides(
            """
            W/   S  >b   D    .
            W\\  .  S    W/   .
            .    .  T4H  .    .
            .    .  .    .    .
            .    .  .    .    .
            """
        )
        == "ULR"
    )


def test_ruling_12_32_without_a_side_it_is_destroyed() -> None:
    """Dropped among barricades: dragon and spring are used, what it was not sent to is not."""
    table = marches(
        """
        .  K  .    .  .    |  .  K  .    .   .
        K  D  K    S  <y   |  K  D! K    S!  .
        .  K  T4H  .  .    |  .  K  T4H  .   .
        .  .  .    .  .    |  .  .  .    .   .
        .  .  .    .  .    |  .  .  .    .   .
        """
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("dragon", "2,2")]


def test_ruling_12_32_a_landing_dragon_obeys_it_too() -> None:
    table = plays(
        """
        .  K  .    .  .    |  .  K  .    .   .
        K  vy K    .  .    |  K  D! K    .   .
        .  K  T4H  .  .    |  .  K  T4H  .   .
        .  .  .    .  .    |  .  .  .    .   .
        .  .  .    .  .    |  .  .  .    .   .
        """,
        place("D", "2,2"),
        supply={"D": 1},
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("dragon", "2,2")]


def test_ruling_33_not_directly_back_onto_a_dragon_that_repelled_it() -> None:
    """Dragon 4,4 sends it right to dragon 4,5, which may not send it left."""
    table = Table(
        """
        .  .  .    .    .
        .  .  .    .    .
        .  .  T4H  .    .
        .  .  >b   D    D
        .  .  .    .    .
        """
    ).march("R")
    assert "".join(table.offered("side", "dragon.repel")) == "UDR"
    assert set(table.offered("at")) == {"4,5"}


def test_ruling_33_over_walls_it_may_come_back_in_a_new_direction() -> None:
    """Dragon 4,4 right, dragon 4,5 down, wall 5,5 left, wall 5,4 up: dragon 4,4 again.

    From there right is dragon 4,5, which has repelled it; down, over the walls, it would enter that
    dragon moving up, for the first time and not directly: allowed.
    """
    table = Table(
        """
        .  .  .    .    .
        .  .  .    .    .
        .  .  T4H  .    .
        .  .  >b   D    D
        .  .  .    W\\  W/
        """
    ).march("R", "D")
    assert set(table.offered("at", "dragon.repel")) == {"4,4"}
    assert "".join(table.offered("side")) == "UDL"
    table.answer("U")
    table.looks(
        """
        .  .  .    .     .
        .  .  .    .     .
        .  .  T4H  <b@L  .
        .  .  .    D!    D!
        .  .  .    W\\!  W/!
        """
    )


def test_ruling_12_32_behind_the_next_dragon_nothing_is_looked_at() -> None:
    """Dragon 4,2 has barricades on three sides, and straight back is not allowed (33).

    Still the dragon before it may send a skeleton there: it is destroyed.
    """
    table = Table(
        """
        .   .   .    .  .
        .   .   .    .  .
        vb  K   T4H  .  .
        D   D   K    .  .
        .   K   .    .  .
        """
    ).march()
    assert "".join(table.offered("side", "dragon.repel")) == "UDLR"
    table.answer("R")
    table.looks(
        """
        .   .   .    .  .
        .   .   .    .  .
        .   K   T4H  .  .
        D!  D!  K    .  .
        .   K   .    .  .
        """
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("dragon", "4,2")]


def test_ruling_12_33_a_landing_counts_as_having_repelled_it() -> None:
    """Landed on 2,2, sent left to dragon 2,1: that one may not send it straight back."""
    table = Table(
        """
        .   .   .    .   .
        D   vy  .    .   .
        .   .   T4H  .   .
        .   .   .    .   .
        .   .   .    .   .
        """,
        supply={"D": 1},
    )
    table.act(place("D", "2,2")).answer("L")
    assert set(table.offered("at", "dragon.repel")) == {"2,1"}
    assert "".join(table.offered("side")) == "UDL"


def test_ruling_12_16_coming_back_onto_a_landed_dragon_it_is_repelled_again() -> None:
    """Rulings 12.16 and 33: over three walls back onto it; still one use, so it is only damaged."""
    table = Table(
        """
        .    .   .    .   .
        W/   vy  .    .   .
        W\\  W/  T4H  .   .
        .    .   .    .   .
        .    .   .    .   .
        """,
        supply={"D": 1},
    )
    table.act(place("D", "2,2")).answer("L")
    # left again would enter wall 2,1 as before; down leads round to the dragon in a new direction
    assert "".join(table.offered("side", "dragon.repel")) == "UDR"
    table.answer("R").march()
    table.looks(
        """
        .     .    .    .   .
        W/!   D!   vy   .   .
        W\\!  W/!  T4H  .   .
        .     .    .    .   .
        .     .    .    .   .
        """
    )


def test_ruling_12_18_used_in_both_phases_a_trap_wears_twice() -> None:
    """Ruling 18: the wall flips at the end of phase 2, and leaves after the march; so does the
    dragon, which landed and was used again (16)."""
    plays(
        """
        .   .    .    .   .   |  .   ^g    .    .   .
        W/  vy   .    .   .   |  .   .     .    .   .
        ^g  .    T4H  .   .   |  vy  .     T4H  .   .
        .   .    .    .   .   |  .   .     .    .   .
        .   .    .    .   .   |  .   .     .    .   .
        """,
        place("D", "2,2"),
        "L",
        "U",
        supply={"D": 1},
    )
