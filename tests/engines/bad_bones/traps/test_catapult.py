"""Catapults."""

from engines.bad_bones import engine

from ..play import march, place, same

TWO_VICTIMS = """
   -  -  -  -  -
-  .  .  .  .  .  -
- >b  C <y  .  .  -
-  .  .  T4H .  .  -
-  .  C! .  .  .  -
-  .  ^p .  .  .  -
houses 5
"""


def test_two_players_all_go_to_the_opponent() -> None:
    played = march(TWO_VICTIMS)
    same(
        played.board(),
        """
           -  -  -  -  -
        -  .  .  .  .  .  -
        -  .  C! .  .  .  -
        -  .  .  T4H .  .  -
        -  .  .  .  .  .  -
        -  .  .  .  .  .  -
        houses 5
        """,
    )
    assert played.told("skeleton.sent", "target", "by", "from") == [
        (1, "catapult", "2,2"),
        (1, "catapult", "2,2"),
        (1, "catapult", "4,2"),
    ]


def test_ruling_34_one_target_for_each_catapult_chosen_at_its_first_victim() -> None:
    state = march(TWO_VICTIMS, seats=3).state
    assert engine.decisions(state)[0].actions == [
        {"type": "exit.target", "at": "2,2", "seat": 1},
        {"type": "exit.target", "at": "2,2", "seat": 2},
    ]
    played = march(TWO_VICTIMS, seats=3, answers=(2, 1))
    assert played.told("skeleton.sent", "target") == [2, 2, 1]


def test_ruling_6_alone_the_catapult_throws_to_the_own_cemetery() -> None:
    solo = TWO_VICTIMS.replace("T4", "T1").replace("houses 5", "houses 1")
    played = march(solo, seats=1)
    assert played.told("skeleton.sent", "target") == [0, 0, 0]


def test_ruling_12_18_a_target_for_each_phase() -> None:
    """A dragon lands and drives one onto the catapult; another walks onto it in the march."""
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    - >b  C vy  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("D", "2,3"), answers=("L", 2, 1), seats=3)
    assert played.told("skeleton.sent", "target") == [2, 1]
    # used in phase 2 and again in phase 3: flipped, then gone (ruling 18)
    assert played.told("trap.damaged", "trap") == ["D", "C"]
    assert played.told("trap.destroyed", "trap") == ["C"]
