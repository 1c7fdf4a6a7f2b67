"""Pyro, friendly and spectral chiefs: rulings 50, 51, 52 and 12.51."""

import pytest

from engines.bad_bones import engine

from .table import Table, drawn, first, hero, marches, use


# Pyro
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


# Friendly
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


# Spectral
def test_ruling_52_spectral_damages_and_returns_to_the_own_cemetery() -> None:
    table = marches(
        """
        .  .            .              .  .   |  .  .   .    .  .
        .  .            .              .  .   |  .  .   .    .  .
        .  >p*spectral  T4             .  .   |  .  .   T3   .  .
        H  .            .              .  .   |  H  .   .    .  .
        .  .            vp*spectral    .  .   |  .  .   .    .  .
        houses 5                              |  houses 4
                                              |  cemetery >p*spectral vp*spectral
        """
    )
    assert len(table.told("skeleton.returned")) == 2


@pytest.mark.parametrize(
    ("row", "by"),
    [
        (".  >p*spectral  H   .  .", "hero"),
        (".  >p*spectral  B   .  .", "bomb"),
        (">p*spectral  S  .   K  .", "barricade"),
    ],
)
def test_ruling_52_killed_it_returns_too(row: str, by: str) -> None:
    table = Table(f". . . . .\n{row}\n. . T4 . .\n. . . . .\n. . . . .").march()
    assert [s.chief for s in table.after().skeletons["cemetery"]] == ["spectral"]
    assert table.told("skeleton.slain" if by == "hero" else "skeleton.destroyed")


def test_rulings_52_and_12_32_destroyed_by_a_dragon_it_returns_too() -> None:
    table = Table(
        """
        .  K  .    .  .
        K  D  K    S  <p*spectral
        .  K  T4H  .  .
        .  .  .    .  .
        .  .  .    .  .
        """
    ).march()
    assert [s.chief for s in table.after().skeletons["cemetery"]] == ["spectral"]


def test_ruling_52_killed_by_the_hero_in_phase_1_or_by_a_weapon() -> None:
    table = Table(
        """
        .   .     .                  .     .
        .   .     .                  .     .
        .   .     T4                 .     <p*spectral
        .   .     vyvg>p*spectral    .     .
        .   .     H                  .     .
        """,
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("4,3")).answer(drawn("weapon.use", "3,5", "p"))
    table.act(hero("2,2"), 1)
    view = engine.public(table.state)["seats"][0]["board"]["skeletons"]
    assert list(view.values()) == ["cemetery", "cemetery"]


def test_ruling_52_catapulted_it_goes_to_the_targets_cemetery() -> None:
    table = Table(
        """
        .   .     .            .     .
        .   C     <p*spectral  .     .
        .   .     T4H          .     .
        .   .     .            .     .
        .   .     .            .     .
        """,
        seats=3,
    ).march(2)
    assert "cemetery" not in table.after(0).skeletons
    assert [s.chief for s in table.after(2).skeletons["cemetery"]] == ["spectral"]


def test_ruling_52_the_death_staff_beats_it() -> None:
    table = Table(
        """
        .   .             .    .      .
        .   .             .    .      .
        .   .             T4   .      .
        .   >p*spectral   H    <g<b   .
        .   .             .    .      .
        """,
        weapon="death",
        seats=3,
    ).march(use(seat=2))
    assert table.marched
    assert sorted(table.told("skeleton.sent", "target")) == [2, 2, 2]
    assert "cemetery" not in table.after(0).skeletons


def test_ruling_52_in_coop_it_takes_its_tower_and_returns() -> None:
    marches(
        """
        .  .   .            .    .   |  .  .   .    .   .
        .  .   T1H          .    .   |  .  .   T1H  .   .
        .  T1  >p*spectral  T1   .   |  .  T1  .    .   .
        .  .   T1           .    .   |  .  .   T1   .   .
        .  .   .            .    .   |  .  .   .    .   .
                                     |  houses 2
                                     |  cemetery >p*spectral
        """,
        mode="cooperative",
    )


@pytest.mark.parametrize(("skeleton", "won"), [(">p*spectral", True), (">p", False)])
def test_rulings_52_and_12_62_a_heroic_victory_ignores_spectrals(skeleton: str, won: bool) -> None:
    """On the board, in a forest and in the cemetery."""
    table = Table(
        f"""
            -   vp*spectral  -    -  -
        -   .   .            .    .  .  -
        -   .   {skeleton}   .    .  .  -
        -   .   .            T1H  .  .  -
        -   .   .            .    .  .  -
        -   .   .            .    .  .  -
        houses 1
        cemetery <p*spectral
        """,
        mode="solo",
        round=10,
        options={"heroic": True},
    ).march()
    result = engine.result(table.state)
    assert (result is not None) == won
    if result is not None:
        assert result.winners == [0]
