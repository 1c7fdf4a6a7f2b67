"""The friendly chief: rulings 51 and 12.51."""

import pytest

from .table import Table, first, marches


@pytest.mark.parametrize(("floors", "left"), [(3, 4), (1, 2), (4, 4)])
def test_ruling_51_friendly_rebuilds_a_floor_up_to_the_start(floors: int, left: int) -> None:
    """Ruling 51: undamaged, it just goes to the bag."""
    table = marches(
        f"""
        .  .            .         .  .   |  .  .           .        .  .
        .  .            .         .  .   |  .  .           .        .  .
        .  >g*friendly  T{floors} .  .   |  .  .           T{left}  .  .
        H  .            .         .  .   |  H  .           .        .  .
        .  .            .         .  .   |  .  .           .        .  .
        """
    )
    assert table.told("floor.rebuilt", "left") == ([left] if left != floors else [])
    assert table.told("floor.lost") == []


@pytest.mark.parametrize(("houses", "left"), [(3, 4), (5, 5)])
def test_ruling_51_friendly_rebuilds_a_house(houses: int, left: int) -> None:
    table = marches(
        f"""
        .  .            .    .  .   |  .  .           .    .  .
        .  .            .    .  .   |  .  .           .    .  .
        .  .            T4   .  .   |  .  .           T4   .  .
        H  .            .    .  .   |  H  .           .    .  .
        .  vg*friendly  .    .  .   |  .  .           .    .  .
        houses {houses}             |  houses {left}
        """
    )
    assert table.told("house.rebuilt", "left") == ([left] if left != houses else [])


LAST_FLOOR = """
.  .            .    .   .
.  .            .    .   .
.  >g*friendly  T1   <r  .
H  .            .    .   .
.  .            .    .   .
"""


def test_ruling_51_too_late_it_cannot_save_you() -> None:
    """The last floor fell earlier in the phase: the loss is fixed."""
    table = Table(LAST_FLOOR).march(first("3,4", "r"))
    assert table.after().towers == {"3,3": 0}
    assert table.told("seat.out", "seat", "cause") == [(0, "tower")]


def test_ruling_51_in_the_right_order_it_does() -> None:
    table = Table(LAST_FLOOR).march(first("3,2", "g"))
    assert table.after().towers == {"3,3": 1}
    assert table.told("seat.out") == []


def test_ruling_51_unasked_it_is_the_reading_order() -> None:
    """Ruling 12.21: 3,2 before 3,4, so the friendly one is in time."""
    assert Table(LAST_FLOOR).march().after().towers == {"3,3": 1}


def test_ruling_51_a_last_house_that_fell_earlier_stays_fallen() -> None:
    table = Table(
        """
        .  .            .    .   .
        .  .            .    .   .
        .  .            T4   .   .
        H  .            .    .   .
        vr vg*friendly  .    .   .
        houses 1
        """
    ).march()
    assert table.after().houses == 0
    assert table.told("seat.out", "cause") == ["village"]


COOP_FRIENDLY = """
.  .   .            .   .
.  .   .            .   .
.  T1  <g*friendly  .   .
.  H   T1           .   .
.  .   .            .   .
"""


def test_ruling_51_in_coop_it_rebuilds_a_ruin_of_choice() -> None:
    """The entered tower stays; the hero may stand on the ruin (12.51), tiles and skeletons not."""
    table = Table(COOP_FRIENDLY, mode="cooperative").march()
    assert sorted(table.offered("at", "tower.rebuild")) == ["2,3", "3,4"]
    table.answer({"type": "tower.rebuild", "at": "3,4"})
    table.looks(
        """
        .  .   .            .   .
        .  .   .            .   .
        .  T1  .            T1  .
        .  H   T1           .   .
        .  .   .            .   .
        """
    )


def test_ruling_51_in_coop_a_single_ruin_is_rebuilt_unasked() -> None:
    """Ruling 12.51: not optional. The other ruin has a tile on it."""
    marches(
        """
        .  .   .            .   .   |  .  .   .     .    .
        .  .   W/           .   .   |  .  .   W/    .    .
        .  T1  <g*friendly  H   .   |  .  T1  .     T1H  .
        .  .   T1           .   .   |  .  .   T1    .    .
        .  .   .            .   .   |  .  .   .     .    .
        """,
        mode="cooperative",
    )


def test_ruling_12_51_no_free_ruin_just_the_bag() -> None:
    """A tile on one ruin, skeletons on the other: the entered tower stays in any case."""
    marches(
        """
        .  .   .            .      .   |  .  .   .     .     .
        .  .   W/           .      .   |  .  .   W/    .     .
        .  T1  <g*friendly  >p'    .   |  .  T1  .     >p    .
        .  .   T1H          .      .   |  .  .   T1H   .     .
        .  .   .            .      .   |  .  .   .     .     .
        """,
        mode="cooperative",
    )


def test_ruling_51_in_coop_on_a_ruin_it_has_no_power() -> None:
    """It walks over it as over any space; up, since left and right movers turn there."""
    marches(
        """
        .  .   .      .            .   |  .  .   .     .              .
        .  .   T1     .            .   |  .  .   T1    .              .
        .  T1  .      .  <g*friendly   |  .  T1  .     ^g@R*friendly  .
        .  .   T1H    .            .   |  .  .   T1H   .              .
        .  .   .      .            .   |  .  .   .     .              .
        """,
        mode="cooperative",
    )


def test_ruling_51_in_coop_one_house_of_the_capital_comes_back() -> None:
    table = marches(
        """
        .  ^g*friendly  .    .   .   |  .  .   .    .   .
        .  .            T1H  .   .   |  .  .   T1H  .   .
        .  T1           .    T1  .   |  .  T1  .    T1  .
        .  .            T1   .   .   |  .  .   T1   .   .
        .  .            .    .   .   |  .  .   .    .   .
        houses 2                     |  houses 3
        """,
        mode="cooperative",
        seats=3,
    )
    assert table.told("house.rebuilt", "left") == [3]
