"""Portals: ruling 39."""

from engines.bad_bones import engine

from .table import Table, marches, place


def test_ruling_39_home_to_the_spot_of_its_own_symbol_and_edge() -> None:
    """Each for itself, facing in, and it has had its move; the portal wears."""
    table = marches(
        """
            -  -       -    -  -        |      -  -   -    vb  -
        -   .  vr@R    .    .  .  -     |  >g  .  .   .    .   .  -
        -   >b P       <b@T .  .  -     |  >b  .  P!  .    .   .  -
        -   .  ^g@L    T4H  .  .  -     |  -   .  .   T4H  .   .  <r
        -   .  .       .    .  .  -     |  -   .  .   .    .   .  -
        -   .  .       .    .  .  -     |  -   .  .   .    .   .  -
        """
    )
    assert table.way("2,1", "b") == (["2,1", "2,2", "L2"], "home")


def test_ruling_39_it_enters_in_the_next_round() -> None:
    """In the march it went home it does not step in again, in the next one it does."""
    table = Table(
        """
        .  .   .   .  .
        .  .   P   <b .
        .  .   T4H .  .
        .  .   .   .  .
        .  .   .   .  .
        """
    ).march()
    token = str(table.token("2,4", "b"))
    assert engine.public(table.state)["seats"][0]["board"]["skeletons"][token] == "R4L"
    table.next_march("2,2", "2,2")
    assert [s.symbol for s in table.after().skeletons["4,5"]] == ["b"]


def test_ruling_39_a_damaged_portal_leaves() -> None:
    marches(
        """
            -  -   -    -  -        |      -   -  -    -   -
        -   .  .   .    .  .  -     |  -   .   .  .    .   .  -
        -   >b P!  .    .  .  -     |  >b  .   .  .    .   .  -
        -   .  .   T4H  .  .  -     |  -   .   .  T4H  .   .  -
        -   .  .   .    .  .  -     |  -   .   .  .    .   .  -
        -   .  .   .    .  .  -     |  -   .   .  .    .   .  -
        """
    )


def test_ruling_39_before_its_own_forest_spot_it_goes_home_again_once_a_round() -> None:
    """From its forest spot straight onto the portal before it: home again, a round later."""
    marches(
        """
            -  -  -    -  -        |      -   -  -    -   -
        -   .  .  .    .  .  -     |  -   .   .  .    .   .  -
        >b  P  .  .    .  .  -     |  >b  P!  .  .    .   .  -
        -   .  .  T4H  .  .  -     |  -   .   .  T4H  .   .  -
        -   .  .  .    .  .  -     |  -   .   .  .    .   .  -
        -   .  .  .    .  .  -     |  -   .   .  .    .   .  -
        """
    )


def test_ruling_18_driven_onto_it_in_phase_2_it_does_not_march_from_home() -> None:
    """Rulings 18 and 12.1: flipped by the dragon's landing, it waits in the forest."""
    table = Table(
        """
        .  .   .   .  .
        .  P   vb  .  .
        .  .   T4H .  .
        .  .   .   .  .
        .  .   .   .  .
        """,
        supply={"D": 1},
    )
    table.act(place("D", "2,3")).answer("L")
    table.looks(
        """
            -  -   -    vb'  -
        -   .  .   .    .    .  -
        -   .  P!  D!   .    .  -
        -   .  .   T4H  .    .  -
        -   .  .   .    .    .  -
        -   .  .   .    .    .  -
        """
    )
    table.march()
    table.looks(
        """
            -  -   -    vb   -
        -   .  .   .    .    .  -
        -   .  P!  D!   .    .  -
        -   .  .   T4H  .    .  -
        -   .  .   .    .    .  -
        -   .  .   .    .    .  -
        """
    )


def test_section_6_a_hero_on_the_portal_kills() -> None:
    marches(
        """
        .  .   .   .  .   |  .  .   .   .  .
        >b PH  .   .  .   |  .  PH  .   .  .
        .  .   T4  .  .   |  .  .   T4  .  .
        .  .   .   .  .   |  .  .   .   .  .
        .  .   .   .  .   |  .  .   .   .  .
        """
    )


def test_ruling_39_wall_and_dragon_lead_to_it() -> None:
    marches(
        """
            -  -     -    -    -        |      vp  -    -    -   -
        -   .  vg@R  .    .    .  -     |  -   .   .    .    .   .  -
        -   P  W/    .    .    .  -     |  -   P!  W/!  .    .   .  -
        -   .  .     T4H  .    .  -     |  -   .   .    T4H  .   .  -
        -   .  P     D    <p@T .  -     |  -   .   P!   D!   .   .  -
        -   .  .     .    .    .  -     |  -   .   .    .    .   .  <g
        """,
        "L",
    )
