"""Phase 3 without traps: steps, arrows, exits, tower and village."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario

from ..play import QUIET, answer, march, same, skeletons


def test_section_6_each_moves_one_space() -> None:
    before = """
       -  vy  -  vb -
    >g .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  >p .  .  .  .  <b
    -  .  .  .  .  vr  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  >g vy .  vb .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  >p .  .  <b  -
    -  .  .  .  .  .   -
    houses 4
    """
    played = march(before)
    same(played.board(), after)
    assert played.told("skeleton.moved", "path", "end") == [
        (["L1", "1,1"], "rest"),
        (["T2", "1,2"], "rest"),
        (["T4", "1,4"], "rest"),
        (["R4", "4,5"], "rest"),
        (["4,1", "4,2"], "rest"),
        (["5,5"], "village"),
    ]


def test_ruling_22_an_arrow_turns_only_those_that_follow_it() -> None:
    before = """
       -  -  -  -  -
    -  .  .  vy .  .  -
    -  .  .  .  <g .  -
    -  .  .  T4H .  .  -
    -  .  vb ^r .  .  -
    -  .  .  ^p .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  vyvg@R  .  .  -
    -  .  .  T3H .  .  -
    -  .  .  ^p .  .  -
    -  .  vb .  .  .  -
    houses 5
    """
    same(march(before).board(), after)


def test_ruling_22_an_arrow_turns_also_after_a_wall() -> None:
    """Up off the wall on (4,2) onto (3,2), whose arrow turns who comes from below."""
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  >b W/ .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  . >b  T4H .  .  -
    -  .  W/! .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(march(before).board(), after)


def test_ruling_24_any_number_on_a_space_and_no_swapping_rule() -> None:
    before = """
       -  -  -  -  -
    -  >g <p .  .  .  -
    -  ^b .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    - <p^b >g .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(march(before).board(), after)


def test_ruling_25_after_the_last_floor_and_house_nothing_more_is_lost() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  . vrvrvr .  .  -
    -  .  .  T1H .  .  -
    -  .  .  .  .  .  -
    - vp vp .  .  .  -
    houses 1
    """
    after = QUIET.replace("T4H", "T0H").replace("houses 5", "houses 0")
    played = march(before)
    same(played.board(), after)
    assert played.told("floor.lost", "left") == [0]
    assert played.told("house.burnt", "left") == [0]
    assert played.told("seat.out", "seat", "cause") == [(0, "tower")]
    assert engine.public(played.state)["bag"] == 180


def test_a_hero_slays_whom_comes_and_saves_the_trap_under_him() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  >b W/H .  .  .  -
    -  .  .  T4 .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  W/H .  .  .  -
    -  .  .  T4 .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before)
    same(played.board(), after)
    assert played.told("skeleton.slain", "at") == ["2,2"]
    assert played.told("skeleton.moved", "path", "end") == [(["2,1", "2,2"], "slain")]


EXITS = """
   -  -  -  -  -
-  .  ^b .  .  .  -
-  <y .  .  .  >g -
-  .  .  T4H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 5
"""


def test_ruling_6_left_is_the_next_seat_right_the_one_before() -> None:
    played = march(EXITS, seats=4, answers=(2,))
    assert played.told("skeleton.sent", "target", "by", "from") == [
        (2, "forest", "1,2"),
        (1, "forest", "2,1"),
        (3, "forest", "2,5"),
    ]
    paths = played.told("skeleton.moved", "path")
    assert paths == [["1,2", "T2"], ["2,1", "L2"], ["2,5", "R2"]]
    cemeteries = [table.skeletons.get("cemetery", []) for table in played.marched]
    assert [[s.symbol for s in cemetery] for cemetery in cemeteries] == [[], ["y"], ["b"], ["g"]]


def test_ruling_6_with_two_everything_goes_to_the_other() -> None:
    played = march(EXITS)
    assert played.told("skeleton.sent", "target") == [1, 1, 1]
    assert len(played.marched[1].skeletons["cemetery"]) == 3


def test_ruling_6_alone_everything_comes_back() -> None:
    solo = EXITS.replace("T4", "T1").replace("houses 5", "houses 1")
    played = march(solo, seats=1)
    assert played.told("skeleton.sent", "target") == [0, 0, 0]
    assert len(played.marched[0].skeletons["cemetery"]) == 3


def test_who_was_sent_arrives_in_the_forest_of_its_symbol() -> None:
    played = march(EXITS)
    entered = played.told("skeleton.entered", "seat", "at", "from")
    assert [item for item in entered if item[2] == "cemetery"] == [
        (1, "T4", "cemetery"),
        (1, "R2", "cemetery"),
        (1, "L1", "cemetery"),
    ]


def test_ruling_34_top_exits_are_chosen_one_by_one() -> None:
    two = EXITS.replace("^b", "^b^r")
    played = march(two, seats=3, answers=(1, 2))
    assert [t for t, by in played.told("skeleton.sent", "target", "from") if by == "1,2"] == [1, 2]


@pytest.mark.parametrize("seats", [3, 6])
def test_ruling_34_any_opponent_may_be_chosen(seats: int) -> None:
    state = march(EXITS, seats=seats).state
    decision = engine.decisions(state)[0]
    token = decision.actions[0]["skeleton"]
    assert decision.kind == "exit.target"
    assert decision.actions == [
        {"type": "exit.target", "skeleton": token, "seat": seat} for seat in range(1, seats)
    ]


def test_rulings_21_and_12_21_reading_order_forests_first() -> None:
    before = """
       -  -  vr  -  -
    >g .  ^b .  .  .  <p
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    >p .  ^y^r .  .  .  -
    houses 5
    """
    played = march(before, seats=3, answers=(1,))
    starts = [path[0] for path in played.told("skeleton.moved", "path")]
    assert starts == ["L1", "L5", "T3", "R1", "1,2", "5,2", "5,2"]
    board = skeletons(engine.public(played.state)["seats"][0]["board"])
    last = played.told("skeleton.moved", "skeleton")[-2:]
    assert [board[token].symbol for token in last] == ["y", "r"]


def test_ruling_12_1_who_is_held_does_not_march_and_is_free_afterwards() -> None:
    before = """
       -  -  -  -  -
    -  >b' >y .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  >b . vy@L .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(march(before).board(), after)


def test_the_choice_belongs_to_the_board_and_shows_nothing_meanwhile() -> None:
    state = march(EXITS, seats=3).state
    view = engine.public(state)
    assert view["phase"] == "march"
    assert view["choosing"] == [0]
    assert len(view["seats"][0]["board"]["skeletons"]) == 3
    engine.apply(state, 0, answer(state, 0, 2))
    assert engine.public(state)["phase"] == "hero"


def test_scenario_from_the_march_goes_on_by_itself() -> None:
    state = scenario(EXITS, QUIET, phase="march")
    assert engine.public(state)["round"] == 2


def test_while_a_march_waits_its_player_sees_who_has_moved() -> None:
    board = EXITS.replace("-  .  .  .  .  .  -", ">y .  .  .  .  .  -", 1)
    state = march(board, seats=3).state
    mine = skeletons(engine.private(state, 0)["board"]).values()
    assert {(s.at, s.held) for s in mine} == {
        ("4,1", True),
        ("1,2", False),  # it waits for the choice
        ("2,1", False),
        ("2,5", False),
    }
    shown = skeletons(engine.public(state)["seats"][0]["board"]).values()
    assert not any(s.held for s in shown)
