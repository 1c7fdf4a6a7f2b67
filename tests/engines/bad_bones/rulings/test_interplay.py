"""Where several rulings meet, and what the next round makes of it."""

import pytest

from engines.bad_bones import engine

from .table import SKIP, Table, drawn, first, hero, place, use


@pytest.mark.parametrize(
    "tile", ["W/", "C!", "D", "$", "B", "X", "Q", "K", "K!", "Lw", "Lb", "S", "P!", "T4"]
)
def test_rulings_8_and_9_the_hero_may_enter_anything_and_triggers_nothing(tile: str) -> None:
    """Trap, treasure, barricade, labyrinth, ruin and tower: the tile stays as it was."""
    at = "3,3" if tile == "T4" else "2,2"
    table = Table(
        f"""
        .  .       .    .  .
        .  {"." if tile == "T4" else tile}  H    .  .
        .  .       T4   .  .
        .  .       .    .  .
        .  .       .    .  .
        """,
        phase="hero",
    )
    before = table.board().tiles
    table.act(hero(at))
    assert table.board().hero == at
    assert table.board().tiles == before


def test_ruling_36_driven_onto_the_treasure_in_phase_2_only_a_weapon_can_save_it() -> None:
    """The sword brings the hero onto it in the march: the thief falls, nothing is stolen."""
    table = Table(
        """
        .   .   .    .      .
        .   $   vy   .      .
        .   .   T4   .      .
        >r  H   <g   .      .
        .   ^p  .    .      .
        """,
        supply={"D": 1},
        weapon="sword",
    )
    table.act(place("D", "2,3")).answer("L").march(use(to="3,2"))
    assert table.told("treasure.stolen", "at") == ["2,2"], "3,2 is beside it, not on it"
    table = Table(
        """
        .   .   .    .      .
        .   $   vy   .      .
        H  <r<p T4   .      .
        ^g  .   .    .      .
        .   .   .    .      .
        """,
        supply={"D": 1},
        weapon="sword",
    )
    table.act(place("D", "2,3")).answer("L").march(use(to="2,2"))
    table.looks(
        """
        .   .   .    .      .
        .   $H  D!   .      .
        .   .   T4   .      .
        .   .   .    .      .
        .   .   .    .      .
        """
    )
    assert table.told("treasure.stolen") == []


def test_ruling_38_a_hearse_received_may_be_placed_in_the_next_round() -> None:
    table = Table(
        """
        .  .   .    .  .
        >b Q   .    .  .
        .  .   T4H  .  .
        .  .   .    .  .
        .  .   .    .  .
        """
    ).march()
    for seat in (0, 1):
        table.act(hero("4,4"), seat)
    decision = table.decision(1)
    assert decision is not None
    assert "Q" in {action.get("trap") for action in decision.actions}


def test_rulings_47_and_12_1_frozen_after_its_move_it_misses_the_next_march() -> None:
    """And marches again in the one after that."""
    table = Table(
        """
        .   .   .    .       .
        .   .   .    .       .
        .   .   T4   .       .
        .   .   H    <y<g<p  .
        >r  .   .    .       .
        """,
        weapon="ice",
    ).march(first("5,1", "r"), use(at="5,2"))
    token = str(table.token("5,1", "r"))
    places = [engine.public(table.state)["seats"][0]["board"]["skeletons"][token]]
    for to in ("3,3", "4,3"):
        table.next_march(to, "4,4" if to == "3,3" else "3,3")
        places.append(engine.public(table.state)["seats"][0]["board"]["skeletons"].get(token))
    assert places == ["5,2R'", "5,2R", "5,3D"]


def test_ruling_55_when_no_hero_is_left_phase_1_is_skipped_for_all() -> None:
    bare = """
    .  .   .    .  .
    .  .   .    .  .
    .  .   T4   .  .
    .  .   .    .  .
    .  .   .    .  .
    """
    table = Table(bare, bare).march()
    assert engine.public(table.state)["phase"] == "trap"
    assert engine.public(table.state)["round"] == 2


def test_ruling_52_a_spectral_one_comes_again_from_its_own_forest() -> None:
    table = Table(
        """
        .  .            .    .  .
        .  .            .    .  .
        .  >p*spectral  T4   .  .
        H  .            .    .  .
        .  .            .    .  .
        """
    ).march()
    token = table.token("3,2", "p")
    entered = [each for event in table.told("skeletons.entered") if event["seat"] == 0
               for each in event["entered"]]  # fmt: skip
    assert [token, "L5", "cemetery"] in entered


def test_ruling_43_two_players_may_use_their_weapons_in_the_same_phase() -> None:
    """Sealed: each for itself, shown together (7)."""
    picture = """
    .   .   .    .       <b
    .   .   .    .       .
    .   .   T4   .       .
    .   .   H    <y<g<p  .
    .   .   .    .       .
    """
    table = Table(picture, picture, weapons=["crossbow", "ice"], supply=[{}, {"W": 1}])
    table.act({"type": "trap.pass"}, 1)
    for seat in (0, 1):
        decision = table.decision(seat)
        assert decision is not None
        if decision.kind == "march":
            table.act({"type": "march.rest"}, seat)
    assert table.told("skeleton.slain") == []
    table.act(SKIP, 1)
    table.answer(SKIP)
    assert table.told("weapon.skipped", "seat", "weapon") == [(0, "crossbow"), (1, "ice")]


def test_rulings_54_and_56_a_saboteur_in_a_group_destroys_what_the_group_triggers() -> None:
    table = Table(
        """
        .   .                        .    .   .
        .   .                        .    .   .
        .   .                        T4H  .   .
        .   >b*instructor^y*saboteur W\\  .   .
        .   .                        .    .   .
        """
    ).march()
    table.looks(
        """
        .   .   .                .    .
        .   .   .                .    .
        .   .   T4H              .    .
        .   .   .                .    .
        .   .   vb@L*instructor  .    .
        """
    )


def test_rulings_50_and_51_pyro_and_friend_in_the_players_order() -> None:
    """At four floors the friend finds nothing to mend if it comes first."""
    picture = """
    .  .            .    .        .
    .  .            .    .        .
    .  >g*friendly  T4   <r*pyro  .
    H  .            .    .        .
    .  .            .    .        .
    """
    assert Table(picture).march(first("3,2", "g")).after().towers == {"3,3": 2}
    assert Table(picture).march(first("3,4", "r")).after().towers == {"3,3": 3}


def test_rulings_10_and_42_a_tower_falls_under_the_hero_and_the_rest_are_his_kills() -> None:
    """Coop: of four that come the first takes the tower, three fall to him, the weapon follows."""
    table = Table(
        """
        .   .      .        .      .
        .   .      T1       .      .
        .   T1     .        T1     .
        .   >p>g   T1H      <y<b   .
        >r  .      .        .      .
        """,
        mode="cooperative",
        weapon="crossbow",
    ).march(drawn("weapon.use", "5,1", "r"))
    table.looks(
        """
        .   .      .        .      .
        .   .      T1       .      .
        .   T1     .        T1     .
        .   .      H        .      .
        .   .      .        .      .
        """
    )
    assert len(table.told("skeleton.slain")) == 4


def test_rulings_18_and_55_the_emperor_driven_onto_the_hero_in_phase_2() -> None:
    """Both are gone before the march, and the trap he stood on is live in it."""
    table = Table(
        """
        .   .            .     .   .
        .   vr*emperor   CH    <y  .
        .   .            T4    .   .
        .   .            .     .   .
        .   .            .     .   .
        """,
        supply={"D": 1},
    )
    table.act(place("D", "2,2")).answer("R").march()
    table.looks(
        """
        .   .            .     .   .
        .   D!           C!    .   .
        .   .            T4    .   .
        .   .            .     .   .
        .   .            .     .   .
        """
    )
    assert engine.public(table.state)["removed"] == 1


def test_rulings_12_18_and_55_the_emperor_driven_into_the_tower_in_phase_2() -> None:
    """Judged at the end of phase 3, which is still played."""
    table = Table(
        """
        .   .            .             .   .
        .   .            vr*emperor    .   .
        .   .            T4H           .   .
        .   .            .             .   .
        >b  .            .             .   .
        """,
        supply={"D": 1},
    )
    table.act(place("D", "2,3")).answer("D").march()
    assert table.after().skeletons.keys() == {"5,2"}
    assert table.told("seat.out", "seat", "cause") == [(0, "emperor")]
