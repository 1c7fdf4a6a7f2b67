"""The course of a cooperative game: open phases, what is common, and taking back one's own."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from engines.contract import IllegalAction
from engines.runtime.game import Game

from ..play import PASS, act, hero, place, retrieve

EMPTY = """
-  .  .   .  .  .  -
-  .  .   T1 .  .  -
-  .  T1H .  T1 .  -
-  .  .   T1 .  .  -
-  .  .   .  .  .  -
   -  -   -  -  -
houses 3
"""
LEAVES = EMPTY.replace("-  .  .   .  .  .  -", "-  ^p .   .  .  .  -", 1)


def started(seats: int = 3) -> Game:
    """A game in its first round, with the heroes on their towers."""
    game = Game(engine, engine.Options(mode="cooperative"), seats, b"together")
    for seat in range(seats):
        game.act(seat, {"type": "hero.start", "at": "3,2"})
    return game


def test_each_may_take_back_its_own_steps_whatever_others_have_done_since() -> None:
    game, without = started(), started()
    game.act(0, hero("3,3"))
    for either in (game, without):
        either.act(1, hero("2,2"))
    game.undo(0)
    assert game.state == without.state
    game.act(0, hero("2,3"))
    game.act(2, hero("2,3"))
    assert not any(game.can_undo(seat) for seat in range(3))  # the last one was ready


def test_a_step_taken_back_gives_the_trap_back_to_all() -> None:
    game = started(2)
    for seat in range(2):
        game.act(seat, hero("3,3"))
    game.act(0, place("$", "1,1"))
    assert "$" not in engine.public(game.state)["supply"]
    with pytest.raises(IllegalAction) as refused:
        game.act(1, place("$", "1,1"))
    assert refused.value.code == "none_in_common"
    game.undo(0)
    assert engine.public(game.state)["supply"]["$"] == 1
    game.act(1, place("$", "1,1"))


def test_who_has_nothing_left_to_place_is_passed_in_the_middle_of_the_phase() -> None:
    state = scenario(EMPTY, EMPTY, EMPTY, phase="trap", supply={"W": 1})
    assert sorted(engine.decisions(state)) == [0, 1, 2]
    before = engine.public(state)["round"]
    played = act(state, 1, place("W", "1,1", "/"))
    assert played.told("trap.passed", "seat") == [0, 2]
    assert engine.public(state)["round"] == before + 1


def test_a_ruin_is_nothing_to_take_back() -> None:
    ruin = EMPTY.replace("-  .  .   .  .  .  -", "-  X  .   .  .  .  -", 1)
    state = scenario(ruin, EMPTY, phase="trap", supply={"W": 1})
    played = act(state, 1, place("W", "1,1", "/"))
    assert played.told("trap.passed", "seat") == [0]


def test_what_is_taken_back_is_locked_and_shown() -> None:
    wall = EMPTY.replace("-  .  .   .  .  .  -", "-  W/ .   .  .  .  -", 1)
    state = scenario(wall, EMPTY, phase="trap", supply={"C": 1})
    engine.apply(state, 0, retrieve("1,1"))
    view = engine.public(state)
    assert (view["supply"], view["locked"]) == ({"C": 1}, {"W": 1})
    engine.apply(state, 1, PASS)
    view = engine.public(state)
    assert (view["supply"], view["locked"]) == ({"C": 1, "W": 1}, {})


def test_ruling_12_7_the_capital_is_counted_in_seat_order() -> None:
    """Seat 1's friend comes after seat 0's foe, so there is a house to rebuild; and before seat
    2's. Each is told what that leaves."""
    friend = EMPTY.replace("-  .  .   .  .  .  -", "-  ^g*friendly . . . . -", 1)
    options = {"mode": "cooperative", "chiefs": ["friendly"]}
    state = scenario(LEAVES, friend, LEAVES, phase="trap", supply={"W": 1}, options=options)
    for seat in (2, 1):
        engine.apply(state, seat, PASS)
    events = act(state, 0, PASS).events
    capital = [(e.type, e.values["left"]) for e in events if e.type.startswith("house.")]
    assert capital == [("house.burnt", 2), ("house.rebuilt", 3), ("house.burnt", 2)]
    assert [seat["board"]["houses"] for seat in engine.public(state)["seats"]] == [2, 2, 2]


def test_ruling_12_7_a_friend_of_an_earlier_seat_finds_nothing_to_rebuild() -> None:
    friend = EMPTY.replace("-  .  .   .  .  .  -", "-  ^g*friendly . . . . -", 1)
    options = {"mode": "cooperative", "chiefs": ["friendly"]}
    state = scenario(friend, LEAVES, EMPTY, phase="trap", supply={"W": 1}, options=options)
    for seat in (1, 2):
        engine.apply(state, seat, PASS)
    assert act(state, 0, PASS).told("house.rebuilt") == []
    assert engine.public(state)["seats"][0]["board"]["houses"] == 2


def test_a_sent_skeleton_is_seen_in_the_cemetery_while_others_still_choose() -> None:
    """Two dragons wait in the march; what has left the board by then is shown where it goes."""
    out = EMPTY.replace("-  .  .   .  .  .  -", "-  <p D   <b .  .  -", 1)
    state = scenario(out, EMPTY, phase="march")
    assert sorted(engine.decisions(state)) == [0]
    view = engine.public(state)
    gone = [s for s in view["seats"][1]["board"]["skeletons"].values() if s == "cemetery"]
    assert len(gone) == 1
    engine.check(state)
    assert view["bag"] + sum(len(seat["board"]["skeletons"]) for seat in view["seats"]) == 180


def test_all_win_together_and_points_are_rounds() -> None:
    options = {"mode": "cooperative", "rounds": 4}
    state = scenario(EMPTY, EMPTY, phase="march", round=4, options=options)
    result = engine.result(state)
    assert result is not None
    assert (result.winners, result.places, result.points) == ([0, 1], [1, 1], [4, 4])
    assert (result.parts[0], result.reason.key) == ({"rounds": 4}, "result.held")


@pytest.mark.parametrize(
    ("round_", "winners", "cause"), [(2, [], "lost_capital"), (3, [0, 1], "endless")]
)
def test_endless_has_won_once_the_goal_is_reached(
    round_: int, winners: list[int], cause: str
) -> None:
    options = {"mode": "cooperative", "rounds": 2, "endless": True}
    last = LEAVES.replace("houses 3", "houses 1")
    state = scenario(
        last, EMPTY.replace("houses 3", "houses 1"), phase="march", round=round_, options=options
    )
    result = engine.result(state)
    assert result is not None
    assert (result.winners, result.points) == (winners, [round_ - 1] * 2)
    assert result.reason.key == f"result.{cause}"
