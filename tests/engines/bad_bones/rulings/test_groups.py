"""Groups behind an instructor: rulings 56 and 12.56."""

import pytest

from engines.bad_bones import engine

from .table import SKIP, Table, drawn, first, hero, in_order, marches, place, use

I = "b*instructor"  # noqa: E741 - it has to be short: pictures are made of it
AT_ODDS = {"r3c2": ">g*friendly", "r3c3": "T4", "r3c4": "<p"}
"""Friend and foe at a whole tower: with them the order matters (51), so it is asked."""


def _rows(**cells: str) -> str:
    """``r4c2=">b"`` and so on; the tower has its floors and the hero stands in the corner."""
    shown = {"r3c3": "T4", "r1c5": "H"} | cells
    return "\n".join(
        " ".join(shown.get(f"r{row}c{column}", ".") for column in range(1, 6))
        for row in range(1, 6)
    )


def test_ruling_56_all_on_its_space_take_its_facing_and_go_as_one() -> None:
    """The arrow of 4,3 turns all of them, since all step the same way."""
    table = marches(
        f"""
        .  .             .    .  .   |  .  .    .                          .  .
        .  .             .    .  .   |  .  .    .                          .  .
        .  .             T4H  .  .   |  .  .    T4H                        .  .
        .  >{I}^y<p      .    .  .   |  .  .    ^b@L*instructor^y^p@R      .  .
        .  .             .    .  .   |  .  .    .                          .  .
        """
    )
    groups = {event.values.get("group") for event in table.events if event.type == "skeleton.moved"}
    assert table.token("4,2", "b") in groups
    turned = table.told("skeleton.turned", "skeleton", "facing", "by")
    assert sorted(turned) == sorted(
        (table.token("4,2", symbol), "R", "instructor") for symbol in "yp"
    )


def test_ruling_12_56_who_may_not_move_is_not_in_it() -> None:
    marches(
        f"""
        .  .             .    .   .   |  .  .    .                 .  .
        .  >{I}^y'<p     .    .   .   |  .  ^y   vb@L*instructorvp@R .  .
        .  .             T4H  .   .   |  .  .    T4H               .  .
        .  .             .    .   .   |  .  .    .                 .  .
        .  .             .    .   .   |  .  .    .                 .  .
        """
    )


def test_ruling_12_56_a_held_instructor_leads_nobody() -> None:
    marches(
        f"""
        .  .             .    .   .   |  .   .    .     .  .
        .  >{I}'vy<p     .    .   .   |  <p  >{I} .     .  .
        .  .             T4H  .   .   |  .   >y@T T4H   .  .
        .  .             .    .   .   |  .   .    .     .  .
        .  .             .    .   .   |  .   .    .     .  .
        """
    )


def test_ruling_12_56_who_arrives_later_does_not_join() -> None:
    """The red one comes first, onto the group's space, and stays there; nobody moves twice."""
    table = Table(_rows(r4c1=">r", r4c2=f">{I}^y", **AT_ODDS))
    table.march(first("4,1", "r"))
    table.looks(_rows(r3c3="T3", r4c2=">r", r4c3="^b@L*instructor^y"))


def test_ruling_12_56_who_is_in_it_cannot_move_alone() -> None:
    """Moving one of them moves all: then the march goes on with the others."""
    table = Table(_rows(r4c1=">r", r4c2=f">{I}^y", **AT_ODDS))
    table.march(first("4,2", "y"))
    assert table.way("4,2", "y")[0] == ["4,2", "4,3"]
    table.looks(_rows(r3c3="T3", r4c2=">r", r4c3="^b@L*instructor^y"))


def test_ruling_12_21_a_group_moves_when_its_first_member_comes_up() -> None:
    table = Table(_rows(r2c2=f"^y>{I}", r4c2=">p")).march()
    moved = [e.values for e in table.events if e.type == "skeleton.moved"]
    tokens = [value["skeleton"] for value in moved]
    assert set(tokens) >= {table.token("2,2", "y"), table.token("2,2", "b")}


def test_ruling_56_one_choice_at_a_dragon() -> None:
    table = Table(_rows(r4c2=f">{I}^y<p", r4c3="D")).march()
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "dragon.repel"
    assert set(table.offered("skeleton")) == {table.token("4,2", "b")}
    table.answer("D")
    table.looks(_rows(r4c3="D!", r5c3="vb@L*instructorvyvp@R"))


def test_ruling_56_one_target_at_a_catapult_and_all_of_them_go() -> None:
    table = Table(_rows(r4c2=f">{I}^y<p", r4c3="C"), seats=3).march(2)
    assert sorted(table.told("skeleton.sent", "target")) == [2, 2, 2]


def test_ruling_56_a_portal_brings_all_to_the_instructors_spot() -> None:
    """Ruling 12.2: so a forest spot may hold other symbols; no group forms there."""
    marches(
        f"""
            -   -            -    -  -         |                           -   -  -    -  -
        -   .   .            .    .  H  -      |  -                        .   .  .    .  H  -
        -   .   .            .    .  .  -      |  >{I}>y@T>p@R             .   .  .    .  .  -
        -   .   .            T4   .  .  -      |  -                        .   .  T4   .  .  -
        -   .   >{I}^y<p     P    .  .  -      |  -                        .   .  P!   .  .  -
        -   .   .            .    .  .  -      |  -                        .   .  .    .  .  -
        """
    )


def test_ruling_12_56_at_a_forest_exit_each_has_its_own_target() -> None:
    table = Table(_rows(r1c2="^b*instructor>y<p"), seats=3).march(1, 2, 1)
    assert sorted(table.told("skeleton.sent", "target")) == [1, 1, 2]


def test_ruling_12_56_held_by_a_labyrinth_they_take_the_facing() -> None:
    marches(
        f"""
        .  .               .    .   .   |  .  .                .    .  .
        .  Lb>{I}^y<p      .    .   .   |  .  Lb>{I}>y@T>p@R   .    .  .
        .  .               T4H  .   .   |  .  .                T4H  .  .
        .  .               .    .   .   |  .  .                .    .  .
        .  .               .    .   .   |  .  .                .    .  .
        """
    )


def test_ruling_12_56_held_by_a_barricade_they_take_the_facing() -> None:
    """Also behind a wall (27)."""
    marches(
        f"""
        .  .             .    .   .   |  .  .              .    .  .
        .  .             .    .   .   |  .  .              .    .  .
        .  .             T4H  .   .   |  .  .              T4H  .  .
        .  >{I}^y<p      K    .   .   |  .  >{I}>y@T>p@R   K!   .  .
        .  .             .    .   .   |  .  .              .    .  .
        """
    )
    marches(
        f"""
        .  .             .    .   .   |  .  .              .     .  .
        .  .             .    .   .   |  .  .              .     .  .
        .  .             T4H  .   .   |  .  .              T4H   .  .
        .  >{I}^y        W\\  .   .   |  .  >{I}>y@T       W\\!  .  .
        .  .             K    .   .   |  .  .              K!    .  .
        """
    )


def test_rulings_31_and_12_56_in_a_loop_they_stay_with_that_facing() -> None:
    marches(
        f"""
        W/   S   >{I}^y   W\\  .   |  W/!   S!   >{I}>y@T  W\\!  .
        W\\  .   S        W/   .   |  W\\!  .    S!        W/!   .
        .    .   T4H      .    .   |  .     .    T4H       .     .
        .    .   .        .    .   |  .     .    .         .     .
        .    .   .        .    .   |  .     .    .         .     .
        """
    )


def test_ruling_12_56_no_group_in_a_forest_spot() -> None:
    """Two of the same spot onto a dragon: each has its own side."""
    table = Table(
        f"""
              -   -  -    -  -
        -     .   .  .    .  H  -
        >{I}>b  D   .  .    .  .  -
        -     .   .  T4   .  .  -
        -     .   .  .    .  .  -
        -     .   .  .    .  .  -
        """
    ).march("U", "R")
    assert table.after().skeletons.keys() == {"1,1", "2,2"}


def test_ruling_12_56_a_landing_dragon_repels_them_as_one() -> None:
    """All skeletons there, to one side, with one answer."""
    table = Table(_rows(r4c2=f">{I}^y<p"), supply={"D": 1})
    table.act(place("D", "4,2")).answer("D").march()
    table.looks(_rows(r4c2="D!", r5c2="vb@L*instructorvyvp@R"))


@pytest.mark.parametrize("tile", ["B", "S", "W\\"])
def test_ruling_56_other_traps_take_them_all(tile: str) -> None:
    table = Table(_rows(r4c2=f">{I}^y<p", r4c3=tile)).march()
    expected = {
        "B": _rows(r4c3="X"),
        "S": _rows(r4c3="S!", r4c5=">b*instructor>y@T>p@R"),
        "W\\": _rows(r4c3="W\\!", r5c3="vb@L*instructorvyvp@R"),
    }
    table.looks(expected[tile])


def test_ruling_56_a_hearse_takes_them_all() -> None:
    table = Table(_rows(r4c2=f">{I}^y<p", r4c3="Q"), seats=3).march(1)
    assert sorted(table.told("skeleton.sent", "target")) == [1, 1, 1]


def test_ruling_35_beside_a_treasure_each_of_them_faces_it() -> None:
    table = Table(_rows(r4c2=f">{I}^y<p", r5c3="$")).march()
    table.looks(_rows(r4c3="vb@L*instructorvyvp@R", r5c3="$"))


def test_ruling_56_each_of_them_costs_a_floor() -> None:
    marches(
        f"""
        .  .             .    .   .   |  .  .    .    .  .
        .  .             .    .   .   |  .  .    .    .  .
        .  >{I}^y<p      T4H  .   .   |  .  .    T1H  .  .
        .  .             .    .   .   |  .  .    .    .  .
        .  .             .    .   .   |  .  .    .    .  .
        """
    )


def test_ruling_56_each_of_them_burns_a_house() -> None:
    table = Table(_rows(r5c2="vb*instructor^y<p")).march()
    assert table.after().houses == 2


def test_ruling_12_56_one_by_one_in_the_players_order() -> None:
    """At a tower of one floor the friendly one should go first (51)."""
    friendly_last = _rows(r3c2=f">{I}>g*friendly", r3c3="T1")
    table = Table(friendly_last).march()
    assert table.after().towers == {"3,3": 0}  # unasked: the order of the notation
    table = Table(friendly_last).march(in_order("3,2", "g"))
    assert table.after().towers == {"3,3": 1}


def test_ruling_56_two_instructors_the_player_picks_the_leader() -> None:
    """Its facing, and its forest spot at a portal."""
    picture = _rows(r4c2=f">{I}vb*instructor^y", r4c3="P")
    table = Table(picture).march()
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "group.leader"
    assert set(table.offered("at")) == {"4,2"}
    assert sorted(table.offered("skeleton")) == sorted(
        [table.token("4,2", ">b*instructor"), table.token("4,2", "vb*instructor")]
    )
    table.answer(drawn("group.leader", "4,2", "vb*instructor"))
    table.looks(_rows(r4c3="P", r5c2="vb@L*instructorvb*instructorvy"))
    table = Table(picture).march(drawn("group.leader", "4,2", f">{I}"))
    assert sorted(s.symbol for s in table.after().skeletons["L2"]) == ["b", "b", "y"]


def test_ruling_56_rapier_one_facing_for_all() -> None:
    """Asked once."""
    table = Table(
        _rows(r4c2=f">{I}^y", r4c3="vyvgvp", r5c3="H", r1c5="."), phase="hero", weapon="rapier"
    )
    table.act(hero("4,3")).answer(use(at="4,2"))
    table.answer({"type": "weapon.use", "facing": "L"})
    assert table.decision() is None
    table.looks(_rows(r4c2="<b@L*instructor<y@T", r4c3="H", r1c5="."))


def test_ruling_56_morning_star_and_ice_take_the_whole_space() -> None:
    board = _rows(r4c2=f">{I}^y", r4c3="vyvgvp", r5c3="H", r1c5=".")
    table = Table(board, phase="hero", weapon="morningstar")
    table.act(hero("4,3")).answer(use(**{"from": "4,2", "to": "5,2"}))
    table.looks(_rows(r5c2=f">{I}^y", r4c3="H", r1c5="."))
    table = Table(board, phase="hero", weapon="ice")
    table.act(hero("4,3")).answer(use(at="4,2"))
    table.looks(_rows(r4c2=f">{I}'^y'", r4c3="H", r1c5="."))


def test_ruling_56_crossbow_kills_the_instructor_and_the_rest_is_free() -> None:
    """In phase 1: they march with their own facing."""
    table = Table(
        _rows(r2c2=f">{I}^y<p", r4c3="vyvgvp", r5c3="H", r1c5="."),
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("4,3")).answer(drawn("weapon.use", "2,2", "b"))
    table.act(hero("2,2"), 1).march()
    table.looks(_rows(r1c2="^y", r2c1="<p", r4c3="H", r1c5="."))


def test_ruling_56_crossbow_in_the_march_frees_them_too() -> None:
    """They have not moved yet; fixed groups without their instructor are none."""
    table = Table(_rows(r5c2=f">{I}^y<p", r4c3="H", r4c4="<y<g<r", r1c5="."), weapon="crossbow")
    table.march(drawn("weapon.use", "5,2", "b"))
    table.looks(_rows(r4c2="^y", r5c1="<p", r4c3="H", r1c5="."))


def test_ruling_56_axe_and_crossbow_may_kill_a_single_member() -> None:
    """The group goes on with the instructor."""
    table = Table(_rows(r4c2=f">{I}^y<p", r4c3="vyvgvp", r5c3="H", r1c5="."),
                  phase="hero", weapon="axe")  # fmt: skip
    table.act(hero("4,3")).answer(use(symbol="y"))
    table.looks(_rows(r4c2=f">{I}<p", r4c3="H", r1c5="."))
    table = Table(_rows(r4c2=f">{I}^y<p", r4c3="vyvgvp", r5c3="H", r1c5="."),
                  phase="hero", weapon="axe")  # fmt: skip
    table.act(hero("4,3")).answer(use(symbol="b"))
    table.looks(_rows(r4c2="^y<p", r4c3="H", r1c5="."))


# At cooperative towers
AT_TOWER = """
.   .   .                   .   .
.   .   T1H                 .   .
.   T1  <b*instructor^y>p   T1  .
.   .   T1                  .   .
.   .   .                   .   .
"""


def test_rulings_56_and_63_a_coop_tower_stops_one_of_them_by_choice() -> None:
    """The rest end on the ruin and obey its arrow."""
    table = Table(AT_TOWER, mode="cooperative").march()
    assert sorted(table.offered("skeleton", "tower.stop")) == sorted(
        table.token("3,3", symbol) for symbol in "byp"
    )
    assert set(table.offered("at")) == {"3,2"}
    table.answer(drawn("tower.stop", "3,3", "y"))
    table.looks(
        """
        .   .                          .     .   .
        .   .                          T1H   .   .
        .   ^b@R*instructor^p@L        .     T1  .
        .   .                          T1    .   .
        .   .                          .     .   .
        """
    )


def test_ruling_12_56_a_friendly_member_leaves_the_tower_standing_for_the_next() -> None:
    """First the friendly one: the tower stays, and the next one takes it."""
    table = Table(
        """
        .   .   .                            .   .
        .   .   T1H                          .   .
        .   T1  <b*instructor^y<g*friendly   T1  .
        .   .   T1                           .   .
        .   .   .                            .   .
        """,
        mode="cooperative",
    )
    table.march(drawn("tower.stop", "3,3", "g"), drawn("tower.stop", "3,3", "y"))
    table.looks(
        """
        .   .                  .     .   .
        .   .                  T1H   .   .
        .   ^b@R*instructor    .     T1  .
        .   .                  T1    .   .
        .   .                  .     .   .
        """
    )


def test_ruling_12_10_the_rest_of_the_group_meets_the_hero_on_the_fallen_tower() -> None:
    """They arrive after its fall: he kills them."""
    table = Table(
        """
        .   .    .                   .   .
        .   .    T1                  .   .
        .   T1H  <b*instructor^y>p   T1  .
        .   .    T1                  .   .
        .   .    .                   .   .
        """,
        mode="cooperative",
    ).march(drawn("tower.stop", "3,3", "b"))
    table.looks(
        """
        .   .    .                   .   .
        .   .    T1                  .   .
        .   H    .                   T1  .
        .   .    T1                  .   .
        .   .    .                   .   .
        """
    )
    assert sorted(table.told("skeleton.slain", "skeleton")) == sorted(
        table.token("3,3", symbol) for symbol in "yp"
    )


def test_ruling_56_and_a_weapon_kill_count_once_for_the_group() -> None:
    """Ruling 12.43: three of a group fall to the hero under a fallen tower, the weapon follows."""
    table = Table(
        """
        .   .    .                     .   .
        .   .    T1                    .   .
        .   T1H  <b*instructor^y>p>g   T1  .
        .   .    T1                    .   .
        >r  .    .                     .   .
        """,
        mode="cooperative",
        weapon="crossbow",
    ).march(drawn("tower.stop", "3,3", "b"))
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "weapon"
    table.answer(SKIP)
    assert engine.public(table.state)["seats"][0]["board"]["hero"] == "3,2"
