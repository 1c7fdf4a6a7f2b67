"""Barricades: rulings 27, 28, 29 and 12.29."""

import pytest

from .table import Table, marches


def test_section_6_who_walks_at_it_stays_and_it_wears() -> None:
    """From several sides in one phase it is one use; step 2 of section 6."""
    table = marches(
        """
        .  vp   .    .  .   |  .  vp  .    .  .
        >b K    <y   .  .   |  >b K!  <y   .  .
        .  .    T4H  .  .   |  .  .   T4H  .  .
        .  >g   K!   <r .   |  .  >g  .    <r .
        .  .    .    .  .   |  .  .   .    .  .
        """
    )
    assert table.told("trap.damaged", "trap", "at") == [("K", "2,2")]
    assert table.told("trap.destroyed", "trap", "at") == [("K", "4,3")]
    assert table.way("2,1", "b") == (["2,1"], "rest")


def test_ruling_29_before_a_forest_lane_they_wait_in_the_forest() -> None:
    marches(
        """
            -   vy  -    -  -         |      -   vy  -    -  -
        -   .   K   .    .  .  -      |  -   .   K!  .    .  .  -
        >b  K   .   .    .  K  <y     |  >b  K!  .   .    .  K! <y
        -   .   .   T4H  .  .  -      |  -   .   .   T4H  .  .  -
        -   .   .   .    .  .  -      |  -   .   .   .    .  .  -
        -   .   .   .    .  .  -      |  -   .   .   .    .  .  -
        """
    )


def test_ruling_27_wall_before_a_barricade() -> None:
    """It stays on its starting space with its own facing; the wall and the barricade are used."""
    table = marches(
        """
        .  .    .    .  .   |  .  .     .    .  .
        >b W\\  .    .  .   |  >b W\\!  .    .  .
        .  K    T4H  .  .   |  .  K!    T4H  .  .
        .  .    .    .  .   |  .  .     .    .  .
        .  .    .    .  .   |  .  .     .    .  .
        """
    )
    assert table.way("2,1", "b") == (["2,1"], "rest")


def test_ruling_27_several_walls_before_a_barricade() -> None:
    marches(
        """
        .  .    .    .  .   |  .  .     .    .  .
        .  .    .    .  .   |  .  .     .    .  .
        .  .    T4H  .  .   |  .  .     T4H  .  .
        >b W\\  .    .  .   |  >b W\\!  .    .  .
        .  W\\  K    .  .   |  .  W\\!  K!   .  .
        """
    )


def test_ruling_27_from_the_forest_it_stays_in_the_forest() -> None:
    marches(
        """
            -    -   -    -  -        |      -     -   -    -  -
        -   .    .   .    .  .  -     |  -   .     .   .    .  .  -
        >b  W\\  .   .    .  .  -     |  >b  W\\!  .   .    .  .  -
        -   K    .   T4H  .  .  -     |  -   K!    .   T4H  .  .  -
        -   .    .   .    .  .  -     |  -   .     .   .    .  .  -
        -   .    .   .    .  .  -     |  -   .     .   .    .  .  -
        """
    )


def test_ruling_28_spring_then_wall_then_barricade() -> None:
    """Ruling 28: any chain that ends at a barricade, other than a spring's own landing."""
    marches(
        """
        .   .  .    .    .   |  .   .   .    .     .
        .   .  .    .    .   |  .   .   .    .     .
        .   .  T4H  .    .   |  .   .   T4H  .     .
        >b  S  .    W\\  .   |  >b  S!  .    W\\!  .
        .   .  .    K    .   |  .   .   .    K!    .
        """
    )


def test_ruling_28_a_spring_directly_on_a_barricade_kills() -> None:
    table = marches(
        """
        .   .  .    .    .   |  .   .   .    .   .
        .   .  .    .    .   |  .   .   .    .   .
        .   .  T4H  .    .   |  .   .   T4H  .   .
        >b  S  .    K    .   |  .   S!  .    K!  .
        .   .  .    .    .   |  .   .   .    .   .
        """
    )
    assert table.told("skeleton.destroyed", "by", "at") == [("barricade", "4,4")]
    assert table.way("4,1", "b") == (["4,1", "4,2", "4,4"], "destroyed")


def test_ruling_28_wall_then_spring_onto_a_barricade_kills_too() -> None:
    """The landing is direct, whatever came before the spring."""
    marches(
        """
        .    .  .    .  .   |  .     .  .    .  .
        >g   W\\ .   .  .   |  .     W\\! .   .  .
        .    S  T4H  .  .   |  .     S! T4H  .  .
        .    .  .    .  .   |  .     .  .    .  .
        .    K  .    .  .   |  .     K! .    .  .
        """
    )


def test_ruling_28_spring_spring_barricade_kills() -> None:
    marches(
        """
            -  -  -    -  -        |      -   -  -    -  -
        -   .  .  .    .  .  -     |  -   .   .  .    .  .  -
        -   .  .  .    .  .  -     |  -   .   .  .    .  .  -
        -   .  .  T4H  .  .  -     |  -   .   .  T4H  .  .  -
        >y  S  .  S    .  K  -     |  -   S!  .  S!   .  K! -
        -   .  .  .    .  .  -     |  -   .   .  .    .  .  -
        """
    )


def test_rulings_29_and_12_29_a_hero_on_it_neither_helps_nor_kills() -> None:
    """Ruling 12.6 c: the barricade comes before the hero."""
    table = marches(
        """
        .  .   .    .  .   |  .  .    .    .  .
        >b KH  .    .  .   |  >b K!H  .    .  .
        .  .   T4   .  .   |  .  .    T4   .  .
        .  .   .    .  .   |  .  .    .    .  .
        .  .   .    .  .   |  .  .    .    .  .
        """
    )
    assert table.told("skeleton.slain") == []


def test_ruling_12_29_dropped_on_it_by_a_spring_the_hero_kills() -> None:
    """Ruling 12.29: then the barricade is not used."""
    table = marches(
        """
        .   .  .    .    .   |  .   .   .    .   .
        .   .  .    .    .   |  .   .   .    .   .
        .   .  T4   .    .   |  .   .   T4   .   .
        >b  S  .    KH   .   |  .   S!  .    KH  .
        .   .  .    .    .   |  .   .   .    .   .
        """
    )
    assert table.told("skeleton.slain", "at") == ["4,4"]


def test_ruling_12_6_who_stays_is_not_turned_by_the_arrow_under_it() -> None:
    """On 4,3 an arrow turns who arrives moving right; this one does not arrive."""
    marches(
        """
        .  .  .    .  .   |  .  .  .    .   .
        .  .  .    .  .   |  .  .  .    .   .
        .  .  T4H  .  .   |  .  .  T4H  .   .
        .  .  >b   K  .   |  .  .  >b   K!  .
        .  .  .    .  .   |  .  .  .    .   .
        """
    )


def test_ruling_12_6_who_stays_is_turned_by_an_adjacent_treasure() -> None:
    """Section 6, step 6; but not who stays in a forest."""
    marches(
        """
            -   -   -    -  -        |      -   -     -    -  -
        -   .   $   .    .  .  -     |  -   .   $     .    .  .  -
        -   .   >b  K    .  .  -     |  -   .   ^b@L  K!   .  .  -
        -   .   .   T4H  .  .  -     |  -   .   .     T4H  .  .  -
        -   .   .   .    .  .  -     |  -   .   .     .    .  .  -
        >p  K   .   .    .  .  -     |  >p  K!  .     .    .  .  -
        """
    )
    marches(
        """
            -    -   -    -  -        |      -     -   -    -  -
        -   $    .   .    .  .  -     |  -   $     .   .    .  .  -
        >b  W\\  .   .    .  .  -     |  >b  W\\!  .   .    .  .  -
        -   K    .   T4H  .  .  -     |  -   K!    .   T4H  .  .  -
        -   .    .   .    .  .  -     |  -   .     .   .    .  .  -
        -   .    .   .    .  .  -     |  -   .     .   .    .  .  -
        """
    )


def test_a_barricade_out_of_reach_is_not_used() -> None:
    """Ruling 27 speaks of who would enter it: tower and hero before it end the move (12.6)."""
    marches(
        """
        .  .    .    .   .   |  .   .     .    .   .
        .  .    .    .   .   |  .   .     .    .   .
        .  >r   T4   K   .   |  .   .     T3   K   .
        >b W\\  .    .   .   |  .   W\\!  .    .   .
        .  H    K    .   .   |  .   H     K    .   .
        """
    )


@pytest.mark.parametrize("skeleton", ["vy", "vy>b"])
def test_it_is_not_placed_on_skeletons(skeleton: str) -> None:
    """Ruling 12: like every trap but dragon and bomb."""
    table = Table(
        f"""
        .  .   .    .  .
        .  {skeleton}  .    .  .
        .  .   T4H  .  .
        .  .   .    .  .
        .  .   .    .  .
        """,
        supply={"K": 1},
    )
    assert "2,2" not in table.offered("at", "trap")
    assert "2,1" in table.offered("at", "trap")
