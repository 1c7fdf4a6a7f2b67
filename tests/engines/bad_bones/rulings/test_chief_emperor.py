"""The emperor: rulings 55 and 12.55."""

import pytest

from engines.bad_bones import engine

from .table import SKIP, Table, drawn, first, hero, marches, use

E = "r@T*emperor"


@pytest.mark.parametrize(
    "cells",
    [{"3,2": f">{E}", "3,3": "T4"}, {"5,2": "vr*emperor", "3,3": "T4"}],
)
def test_ruling_55_reaching_tower_or_village_is_the_end_for_that_player(
    cells: dict[str, str],
) -> None:
    """Ruling 12.55: it does the damage of an ordinary one too, and returns to the bag."""
    rows = [[cells.get(f"{r},{c}", ".") for c in range(1, 6)] for r in range(1, 6)]
    rows[0][0] = "H"
    table = Table("\n".join(" ".join(row) for row in rows), seats=3).march()
    assert table.told("seat.out", "seat", "cause") == [(0, "emperor")]
    after = table.after()
    assert (after.towers["3,3"], after.houses) in {(3, 5), (4, 4)}
    result = engine.result(table.state)
    assert result is not None
    assert result.places[0] is None
    assert result.winners == [2]  # who has a wall more
    view = engine.public(table.state)
    assert view["removed"] == 0
    assert view["bag"] == 181


def test_ruling_55_judged_at_the_end_of_the_phase() -> None:
    """Those after it still move; nobody arrives (58)."""
    table = marches(
        f"""
        .  .       .   .   H  |  .  .  .   .   H
        .  .       .   .   .  |  .  .  .   .   .
        .  >{E}    T4  .   .  |  .  .  T3  .   .
        .  >b      .   .   .  |  .  .  ^b@L  .   .
        .  .       .   .   .  |  .  .  .   .   .
        """
    )
    assert table.kinds().index("emperor.arrived") < table.kinds().index("seat.out")
    assert table.told("skeletons.entered") == []


@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_ruling_55_in_coop_and_alone_all_is_lost(mode: str) -> None:
    board = (
        """
        .   .   .            .   .
        .   .   T1H          .   .
        .   T1  <r@T*emperor T1  .
        .   .   T1           .   .
        .   .   .            .   .
        """
        if mode == "cooperative"
        else """
        .   .   .            .   .
        .   .   .            .   .
        .   >r@T*emperor T1H .   .
        .   .   .            .   .
        .   .   .            .   .
        """
    )
    table = Table(board, mode=mode).march()
    result = engine.result(table.state)
    assert result is not None
    assert result.winners == []
    assert result.reason.key == "result.lost_emperor"


def test_ruling_55_in_the_capital_all_is_lost_too() -> None:
    table = Table(
        """
        .   ^r*emperor   .            .   .
        .   .            T1H          .   .
        .   T1           .            T1  .
        .   .            T1           .   .
        .   .            .            .   .
        """,
        mode="cooperative",
        seats=4,
    ).march()
    result = engine.result(table.state)
    assert result is not None
    assert (result.winners, result.reason.key) == ([], "result.lost_emperor")


def test_ruling_55_the_hero_takes_it_with_him_in_phase_1() -> None:
    """Ruling 12.55: all on the space die; then emperor and hero are gone for good.

    The player is never asked to move a hero again, and the trap he stood on is live.
    """
    table = Table(
        f"""
        .  .            .   .   .
        .  Lw>{E}vyvg   .   .   .
        .  H            T4  .   .
        .  .            .   .   .
        .  .            .   .   .
        """,
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("2,2"))
    assert table.decision() is None, "no weapon from that kill"
    table.act(hero("2,2"), 1)
    table.looks(
        """
        .  .            .   .   .
        .  Lw           .   .   .
        .  .            T4  .   .
        .  .            .   .   .
        .  .            .   .   .
        """
    )
    assert engine.public(table.state)["removed"] == 1
    assert table.told("hero.lost", "seat", "at") == [(0, "2,2")]
    table.march()
    assert table.decision(0) is None, "phase 1 is skipped for good"
    assert table.decision(1) is not None
    assert engine.public(table.state)["choosing"] == [1]


def test_ruling_12_55_in_phase_3_who_comes_later_finds_no_hero() -> None:
    """And the trap under him works again."""
    table = marches(
        f"""
        .  .       .    .     .  |  .  .  .    .  .
        .  >{E}    CH   <y    .  |  .  .  C!   .  .
        .  .       T4   .     .  |  .  .  T4   .  .
        .  .       .    .     .  |  .  .  .    .  .
        .  .       .    .     .  |  .  .  .    .  .
        """
    )
    assert table.told("hero.lost", "skeleton") == [table.token("2,2", "r")]
    assert table.told("skeleton.sent", "skeleton") == [table.token("2,4", "y")]


def test_ruling_12_55_a_group_dies_with_it() -> None:
    """All of the group that the hero meets at once."""
    table = marches(
        f"""
        .  .                          .    .     .  |  .  .  .    .     .
        .  >b*instructor>{E}>y        H    <p    .  |  .  .  vp@R .     .
        .  .                          T4   .     .  |  .  .  T4   .     .
        .  .                          .    .     .  |  .  .  .    .     .
        .  .                          .    .     .  |  .  .  .    .     .
        """
    )
    assert len(table.told("skeleton.slain")) >= 2
    assert engine.public(table.state)["removed"] == 1


def test_ruling_55_shot_by_the_weapon_the_hero_goes_too() -> None:
    """The crossbow's victim: hero and emperor leave."""
    table = Table(
        """
        .   .   .    .            .
        .   .   .    .            .
        .   .   T4   .            .
        .   >p  H    <y<g         .
        .   .   .    .            vr*emperor
        """,
        weapon="crossbow",
    ).march(drawn("weapon.use", "5,5", "r"))
    assert table.marched
    table.looks(
        """
        .   .   .    .            .
        .   .   .    .            .
        .   .   T4   .            .
        .   .   .    .            .
        .   .   .    .            .
        """
    )
    assert engine.public(table.state)["removed"] == 1
    assert table.told("seat.out") == []


def test_ruling_55_that_kill_is_no_trigger() -> None:
    """Two others and the emperor: his kill does not make the third."""
    table = Table(
        f"""
        .   .        .    .            .
        .   .        .    .            .
        .   .        T4   .            .
        .   >{E}     H    <y<g         .
        .   .        .    .            >b
        """,
        weapon="crossbow",
    )
    table.march(first("4,4", "y"), first("4,4", "g"))
    assert table.marched
    assert table.told("weapon.skipped") == table.told("weapon.used") == []


@pytest.mark.parametrize(
    ("tile", "end"), [("B", "destroyed"), ("C", "sent"), ("P", "home"), ("Q", "hearse")]
)
def test_ruling_55_traps_work_on_it_as_on_anybody(tile: str, end: str) -> None:
    """Killed by a trap it is back in the bag."""
    table = Table(
        f"""
        .  .       .       .   .
        .  >{E}    {tile}  .   .
        .  .       T4H     .   .
        .  .       .       .   .
        .  .       .       .   .
        """
    ).march()
    assert table.way("2,2", "r")[1] == end
    assert engine.public(table.state)["removed"] == 0
    assert table.told("seat.out") == []


def test_ruling_55_an_exit_sends_it_over() -> None:
    table = Table(
        """
        .  ^r*emperor  .    .   .
        .  .           .    .   .
        .  .           T4H  .   .
        .  .           .    .   .
        .  .           .    .   .
        """,
        seats=3,
    ).march(2)
    assert [s.chief for s in table.after(2).skeletons["cemetery"]] == ["emperor"]


def test_ruling_55_the_death_staff_does_not_apply_to_it() -> None:
    """Three others are sent; the emperor, killed later by the hero, leaves the game with him."""
    table = Table(
        f"""
        .   .        .    .            .
        .   .        .    .            .
        .   .        T4   .            .
        .   >{E}     H    <y<g<p       .
        .   .        .    .            .
        """,
        weapon="death",
        seats=3,
    )
    table.march(*[first("4,4", symbol) for symbol in "ygp"], use(seat=1))
    assert table.marched
    assert len(table.told("skeleton.sent")) == 3
    assert engine.public(table.state)["removed"] == 1


def test_ruling_12_55_in_a_group_that_enters_a_tower_it_counts_as_having_reached_it() -> None:
    """Whichever member the cooperative tower stops."""
    table = Table(
        """
        .   .   .                           .   .
        .   .   T1H                         .   .
        .   T1  <b*instructor<r@T*emperor   T1  .
        .   .   T1                          .   .
        .   .   .                           .   .
        """,
        mode="cooperative",
    )
    table.march(drawn("tower.stop", "3,3", "b"))
    result = engine.result(table.state)
    assert result is not None
    assert result.reason.key == "result.lost_emperor"


def test_ruling_55_skipping_a_weapon_leaves_him_alive() -> None:
    table = Table(
        """
        .   .   .    .            .
        .   .   .    .            .
        .   .   T4   .            .
        .   >p  H    <y<g         .
        .   .   .    .            ^r*emperor
        """,
        weapon="crossbow",
    ).march(SKIP)
    assert table.after().hero == "4,3"
