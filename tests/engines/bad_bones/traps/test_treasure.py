"""The treasure."""

from engines.bad_bones import engine

from ..play import PASS, march, place, same


def test_ruling_35_placing_it_turns_all_beside_it_at_once() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  ^y .  .  .  -
    >r <p  .  T4H .  .  -
    -  .  vb' . .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    - >r vy>p@R T4H .  .  -
    -  .  ^b .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("$", "3,2"))
    same(played.board(), after)
    assert played.told("skeleton.turned", "at", "facing") == [
        ("2,2", "D"),
        ("3,1", "R"),
        ("4,2", "U"),
    ]
    assert played.told("treasure.stolen", "at") == ["3,2"]


def test_ruling_35_it_beats_arrows_and_walls() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  . >b  .  $  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    - >y  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  . >b  $  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  . >y  .  .  .  -
    houses 5
    """
    same(march(before).board(), after)


def test_ruling_35_only_orthogonal_neighbours_that_stop_there() -> None:
    before = """
       -  -  -  -  -
    - >g  .  .  .  .  -
    - >b W/  .  $  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before)
    assert played.told("skeleton.moved", "path", "facing") == [
        (["1,1", "1,2"], "R"),
        (["2,1", "2,2", "1,2"], "U"),
    ]


def test_ruling_35_forest_tokens_are_not_turned() -> None:
    before = """
       -  -  vr  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("$", "1,2"))
    assert played.told("skeleton.turned") == []
    assert played.told("skeleton.moved", "facing") == ["L"]  # it stops beside it


THEFT = """
   -  -  -  -  -
-  .  .  .  .  .  -
- >b  $ <y  .  .  -
-  .  .  T4H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 5
"""


def test_ruling_37_stolen_after_the_march_and_thieves_keep_their_facing() -> None:
    played = march(THEFT)
    same(
        played.board(),
        """
           -  -  -  -  -
        -  .  .  .  .  .  -
        -  . >b<y .  .  .  -
        -  .  .  T4H .  .  -
        -  .  .  .  .  .  -
        -  .  .  .  .  .  -
        houses 5
        """,
    )
    board = engine.public(played.state)["seats"][0]["board"]
    assert "$" not in board["supply"]
    assert board["points"]["traps"] == 11


def test_ruling_37_the_hero_on_it_prevents_the_theft() -> None:
    played = march(THEFT.replace("T4H", "T4").replace("$", "$H"))
    assert played.told("treasure.stolen") == []
    assert played.told("skeleton.moved", "end") == ["slain", "slain"]


def test_ruling_36_driven_onto_it_in_phase_2_it_is_stolen_after_phase_3() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  $ vy  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("D", "2,3"), answers=("L",))
    assert played.told("skeleton.moved", "path", "end") == [(["2,3", "2,2"], "treasure")]
    same(
        played.board(),
        """
           -  -  -  -  -
        -  .  .  .  .  .  -
        -  . <y@T D! .  .  -
        -  .  .  T4H .  .  -
        -  .  .  .  .  .  -
        -  .  .  .  .  .  -
        houses 5
        """,
    )
    kinds = [event.type for event in played.events]
    assert kinds.index("treasure.stolen") > kinds.index("phase.started")


def test_ruling_36_repelled_beside_it_the_skeleton_faces_it() -> None:
    before = """
       -  -  -  -  -
    - $  .  .  .  .  -
    -  . vy  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("D", "2,2"), answers=("U",))
    assert played.told("skeleton.moved", "path", "facing") == [(["2,2", "1,2"], "L")]


def test_ruling_14_no_arrow_acts_when_the_treasure_is_gone() -> None:
    before = THEFT.replace("- >b  $ <y  .  .  -", "-  . >b  $  .  .  -")
    played = march(before, PASS)
    assert played.told("skeleton.moved", "facing") == ["R"]
    assert played.told("treasure.stolen", "at") == ["2,3"]
