"""The saboteur: rulings 54 and 12.54."""

import pytest

from engines.bad_bones import engine

from .table import Table, drawn, marches, place, plays


@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("W/", []), ("K", []), ("C", [2]), ("D", ["D"]), ("P", []), ("S", []), ("Lw", []),
        ("Lb", []), ("$", []),
    ],
)  # fmt: skip
def test_ruling_54_what_it_steps_on_or_is_stopped_by_is_destroyed(
    tile: str, answers: list[str | int]
) -> None:
    """Ruling 54: from wherever it then is - board, forest or cemetery - it goes to the bag."""
    picture = f"""
    .  .            .      .  .
    .  .            .      .  .
    .  .            T4H    .  .
    .  >y*saboteur  {tile} .  .
    .  .            .      .  .
    """
    table = Table(picture, seats=3).march(*answers)
    table.looks(
        """
        .  .            .      .  .
        .  .            .      .  .
        .  .            T4H    .  .
        .  .            .      .  .
        .  .            .      .  .
        """.replace("T4H", "T3H" if tile == "W/" else "T4H")
    )
    for seat in (1, 2):
        assert "cemetery" not in table.after(seat).skeletons
    if tile != "$":
        assert table.told("trap.destroyed", "trap", "at", "by") == [(tile[0], "4,3", "saboteur")]
    if tile != "W/":  # there it entered the tower
        assert table.told("saboteur.left", "skeleton") == [table.token("4,2", "y")]
    view = engine.public(table.state)
    assert tile[0] not in view["seats"][0]["board"]["supply"]


def test_ruling_54_a_bomb_still_leaves_its_ruin() -> None:
    marches(
        """
        .  .            .   .  .   |  .  .  .   .  .
        .  >y*saboteur  B   .  .   |  .  .  X   .  .
        .  .            T4H .  .   |  .  .  T4H .  .
        .  .            .   .  .   |  .  .  .   .  .
        .  .            .   .  .   |  .  .  .   .  .
        """
    )


def test_ruling_54_others_still_get_the_effect() -> None:
    """Also those who come after it: the trap is live all phase."""
    table = marches(
        """
        .  .            .    .  .   |  .  .     .    .  .
        .  .            .    .  .   |  .  .     .    .  .
        .  .            T4H  .  .   |  .  .     T4H  .  .
        .  >y*saboteur  C    <b .   |  .  .     .    .  .
        .  .            ^p   .  .   |  .  .     .    .  .
        """
    )
    sent = table.told("skeleton.sent", "skeleton", "target")
    assert {table.token("4,4", "b"), table.token("5,3", "p")} <= {token for token, _ in sent}
    assert sorted(s.symbol for s in table.after(1).skeletons["cemetery"]) == ["b", "p"]


def test_ruling_54_who_triggers_nothing_stays() -> None:
    """Attraction by the treasure is no trigger."""
    table = marches(
        """
        .  $            .    .  .   |  .               $  .    .  .
        >y*saboteur  .  .    .  .   |  .   ^y@L*saboteur  .    .  .
        .  .            T4H  .  .   |  .               .  T4H  .  .
        .  .            .    .  .   |  .               .  .    .  .
        .  .            .    .  .   |  .               .  .    .  .
        """
    )
    assert table.told("saboteur.left") == []


def test_ruling_54_a_heros_kill_on_the_trap_does_not_count() -> None:
    """It dies there without having triggered it."""
    marches(
        """
        .  .            .    .  .   |  .  .  .    .  .
        .  >y*saboteur  CH   .  .   |  .  .  CH   .  .
        .  .            T4   .  .   |  .  .  T4   .  .
        .  .            .    .  .   |  .  .  .    .  .
        .  .            .    .  .   |  .  .  .    .  .
        """
    )


def test_ruling_54_but_what_it_passed_before_the_hero_does_count() -> None:
    marches(
        """
        .  .            H    .  .   |  .  .  H    .  .
        .  >y*saboteur  W/   .  .   |  .  .  .    .  .
        .  .            T4   .  .   |  .  .  T4   .  .
        .  .            .    .  .   |  .  .  .    .  .
        .  .            .    .  .   |  .  .  .    .  .
        """
    )


def test_rulings_54_and_12_54_a_dragon_that_lands_on_it_does_not_count() -> None:
    """Nor does the wall it is driven over in phase 2: used like by anybody."""
    table = plays(
        """
        .  .   .            .    .   |  .  .    .             .    .
        .  W/  vy*saboteur  .    .   |  .  W/!  D!            .    .
        .  .   T4H          .    .   |  .  >y@T*saboteur T4H    .    .
        .  .   .            .    .   |  .  .    .             .    .
        .  .   .            .    .   |  .  .    .             .    .
        """,
        place("D", "2,3"),
        "L",
        supply={"D": 1},
    )
    assert table.told("saboteur.left") == []


def test_ruling_54_every_trap_of_a_chain() -> None:
    """Wall, spring, labyrinth: all gone, and so is the saboteur."""
    marches(
        """
        >y*saboteur  W\\  .    .  .   |  .  .   .    .  .
        .            S    .    .  .   |  .  .   .    .  .
        .            .    T4H  .  .   |  .  .   T4H  .  .
        .            Lb   .    .  .   |  .  .   .    .  .
        .            .    .    .  .   |  .  .   .    .  .
        """
    )


def test_ruling_54_stopped_behind_a_wall_the_barricade_and_the_wall_go() -> None:
    """Ruling 27: it was stopped by the barricade and passed the wall; it leaves its own space."""
    marches(
        """
        .            .    .    .  .   |  .  .   .    .  .
        >y*saboteur  W\\  .    .  .   |  .  .   .    .  .
        .            K    T4H  .  .   |  .  .   T4H  .  .
        .            .    .    .  .   |  .  .   .    .  .
        .            .    .    .  .   |  .  .   .    .  .
        """
    )


def test_ruling_12_54_labyrinth_held_counts_and_leaving_does_not() -> None:
    marches(
        """
        .  .              .              .  .   |  .  .            .            .  .
        .  Lb>y*saboteur  .              .  .   |  .  .            .            .  .
        .  .              T4H            .  .   |  .  .            T4H          .  .
        .  .              Lw<y*saboteur  .  .   |  .  <y*saboteur  Lw           .  .
        .  .              .              .  .   |  .  .            .            .  .
        """
    )


def test_ruling_54_hearse_cargo_still_travels_the_hearse_does_not() -> None:
    """The saboteur itself goes to the bag."""
    table = marches(
        """
        .  .            .    .  .   |  .  .  .    .  .
        .  >y*saboteur  Q    <b .   |  .  .  .    .  .
        .  .            T4H  .  .   |  .  .  T4H  .  .
        .  .            .    .  .   |  .  .  .    .  .
        .  .            .    .  .   |  .  .  .    .  .
        """,
        2,
        seats=3,
    )
    assert [s.symbol for s in table.after(2).skeletons["cemetery"]] == ["b"]
    assert "Q" not in engine.public(table.state)["seats"][2]["board"]["supply"]


def test_ruling_12_54_a_hearse_full_of_saboteurs_asks_for_no_target() -> None:
    table = marches(
        """
        .  .            .    .  .   |  .  .  .    .  .
        .  >y*saboteur  Q    .  .   |  .  .  .    .  .
        .  .            T4H  .  .   |  .  .  T4H  .  .
        .  .            .    .  .   |  .  .  .    .  .
        .  .            .    .  .   |  .  .  .    .  .
        """,
        seats=3,
    )
    assert table.told("skeleton.sent") == []
    assert table.told("hearse.left") == []


def test_ruling_12_54_targets_are_asked_as_usual() -> None:
    """A catapult's and an exit's, although it ends up in the bag."""
    table = Table(
        """
        .  .            .    .  .
        .  >y*saboteur  C    .  .
        .  .            T4H  .  .
        .  .            .    .  .
        .  .            .    .  .
        """,
        seats=3,
    ).march()
    assert table.offered("seat", "exit.target") == [1, 2]
    table = Table(
        """
        >y*saboteur W/  .    .  .
        .  .            .    .  .
        .  .            T4H  .  .
        .  .            .    .  .
        .  .            .    .  .
        """,
        seats=3,
    ).march()
    assert table.offered("seat", "exit.target") == [1, 2]
    table.answer(1)
    assert "cemetery" not in table.after(1).skeletons
    assert table.told("trap.destroyed", "trap", "by") == [("W", "saboteur")]


def test_ruling_54_without_a_trap_on_its_way_out_it_is_sent_like_others() -> None:
    table = Table(
        """
        <y*saboteur  .  .    .  .
        .            .  .    .  .
        .            .  T4H  .  .
        .            .  .    .  .
        .            .  .    .  .
        """
    ).march()
    assert [s.chief for s in table.after(1).skeletons["cemetery"]] == ["saboteur"]


def test_ruling_54_a_weapon_may_kill_it_before_the_end_what_it_did_stays_done() -> None:
    """Shot by the crossbow after it crossed the wall: the wall is destroyed all the same."""
    table = Table(
        """
        >y*saboteur  W\\  .   .      .
        .            .    .   .      .
        .            .    T4  .      .
        .            .    H   <p<g<b .
        .            .    .   .      .
        """,
        weapon="crossbow",
    ).march(drawn("weapon.use", "1,1", "y"))
    table.looks(
        """
        .            .    .   .      .
        .            .    .   .      .
        .            .    T4  .      .
        .            .    H   .      .
        .            .    .   .      .
        """
    )


def test_section_6_order_of_the_end_theft_hearses_wear_saboteurs() -> None:
    """Section 6: theft, then hearses, then wear, then saboteurs, then who is out."""
    table = Table(
        """
        .   >p   $            .             .
        .   >b   Q            .             .
        .   >r   T1           .             .
        .   .    C            <y*saboteur   .
        .   >g   W/           .             H
        """
    ).march()
    order = [
        kind
        for kind in table.kinds()
        if kind in ("treasure.stolen", "hearse.left", "trap.damaged", "saboteur.left", "seat.out")
    ]
    assert order == ["treasure.stolen", "hearse.left", "trap.damaged", "saboteur.left", "seat.out"]
