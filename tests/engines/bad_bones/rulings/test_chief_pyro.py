"""The pyro chief: ruling 50."""

import pytest

from .table import Table, marches


@pytest.mark.parametrize(("floors", "left"), [(4, 2), (2, 0), (1, 0)])
def test_ruling_50_pyro_two_floors(floors: int, left: int) -> None:
    """Ruling 25: there can't be less than none."""
    table = marches(
        f"""
        .  .           .         .  .   |  .  .           .        .  .
        .  .           .         .  .   |  .  .           .        .  .
        .  >r*pyro     T{floors} .  .   |  .  .           T{left}  .  .
        H  .           .         .  .   |  H  .           .        .  .
        .  .           .         .  .   |  .  .           .        .  .
        """
    )
    assert table.told("floor.lost", "left") == [left]
    if floors > 1:
        assert table.told("floor.lost", "count") == [2]
    assert table.after().skeletons == {}


@pytest.mark.parametrize(("houses", "left"), [(5, 3), (2, 0), (1, 0)])
def test_ruling_50_pyro_two_houses(houses: int, left: int) -> None:
    table = marches(
        f"""
        .  .           .    .  .   |  .  .           .    .  .
        .  .           .    .  .   |  .  .           .    .  .
        .  .           T4   .  .   |  .  .           T4   .  .
        H  .           .    .  .   |  H  .           .    .  .
        .  vr*pyro     .    .  .   |  .  .           .    .  .
        houses {houses}            |  houses {left}
        """
    )
    assert table.told("house.burnt", "left") == [left]


def test_ruling_50_pyro_at_a_coop_tower_the_surplus_is_lost() -> None:
    table = marches(
        """
        .  .        .    .   .   |  .  .    .    .   .
        .  .        T1H  .   .   |  .  .    T1H  .   .
        .  >r*pyro  .    T1  .   |  .  .  >r*pyro T1 .
        .  .        T1   .   .   |  .  .    T1   .   .
        .  .        .    .   .   |  .  .    .    .   .
        """,
        mode="cooperative",
    )
    assert table.told("floor.lost") == []
    marches(
        """
        .  .   .        .    .   |  .  .   .    .   .
        .  .   T1H      .    .   |  .  .   T1H  .   .
        .  T1  >r*pyro  T1   .   |  .  T1  .    .   .
        .  .   T1       .    .   |  .  .   T1   .   .
        .  .   .        .    .   |  .  .   .    .   .
        """,
        mode="cooperative",
    )


def test_ruling_50_pyro_in_the_capital_burns_two_houses() -> None:
    table = Table(
        """
        .  ^r*pyro  .    .   .
        .  .        T1H  .   .
        .  T1       .    T1  .
        .  .        T1   .   .
        .  .        .    .   .
        houses 4
        """,
        mode="cooperative",
        seats=4,
    ).march()
    assert [table.after(seat).houses for seat in range(4)] == [2, 2, 2, 2]
    assert table.told("house.burnt", "left", "count") == [(2, 2)]
