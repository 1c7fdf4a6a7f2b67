"""Alone: rulings 6, 62 and 12.62."""

from typing import Any

from engines.bad_bones import engine
from engines.bad_bones.options import Options
from engines.bad_bones.testing import scenario
from engines.runtime.game import Game

from ..play import PASS, act, hero, march, skeletons

ALONE = """
   -  -  -  -  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
-  .  .  T1H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 1
"""
ONE_LEFT = ALONE.replace("-  .  .  .  .  .  -", "-  >g .  .  .  .  -", 1)


def _solo(**options: Any) -> Options:
    return Options(mode="solo", **options)


def test_ruling_62_one_house_and_one_floor() -> None:
    view = engine.public(engine.new(_solo(), 1, b"x"))
    board = view["seats"][0]["board"]
    assert (board["floors"], board["houses"]) == (1, 1)
    assert (view["seats"][0]["floors_max"], view["seats"][0]["houses_max"]) == (1, 1)
    assert (view["mode"], view["rounds"]) == ("solo", 10)


def test_ruling_12_62_won_when_the_march_of_the_last_round_is_survived() -> None:
    played = march(ONE_LEFT, seats=1, round=10)
    assert played.told("game.over", "winners", "cause") == [([0], "survived")]
    assert played.told("skeleton.entered") == []
    result = engine.result(played.state)
    assert result is not None
    assert (result.places, result.winners) == ([1], [0])


def test_the_round_before_goes_on() -> None:
    played = march(ONE_LEFT, seats=1, round=9)
    assert len(played.told("skeleton.entered")) == 3
    assert engine.result(played.state) is None


def test_rounds_are_an_option() -> None:
    assert march(ONE_LEFT, seats=1, round=3, options=_solo(rounds=3)).state.phase == "over"


def test_lost_when_the_tower_falls_even_in_the_last_round() -> None:
    doomed = ALONE.replace("T1H", "T1").replace("T1 .", "T1 <r").replace("-  .", "-  H", 1)
    played = march(doomed, seats=1, round=10)
    assert played.told("game.over", "winners", "cause") == [([], "lost_tower")]
    result = engine.result(played.state)
    assert result is not None
    assert (result.places, result.winners) == ([None], [])


def test_ruling_62_the_heroic_finish_draws_nothing_from_the_last_round_on() -> None:
    played = march(ONE_LEFT, seats=1, round=10, options=_solo(heroic=True))
    assert played.told("skeleton.entered") == []
    assert engine.public(played.state)["round"] == 11


def test_ruling_62_cemetery_tokens_still_enter_in_the_heroic_finish() -> None:
    leaving = ALONE.replace("-  .  .  .  .  .  -", "-  <g .  .  .  .  -", 1)
    played = march(leaving, seats=1, round=12, options=_solo(heroic=True))
    assert played.told("skeleton.entered", "at", "from") == [("R5", "cemetery")]


def test_ruling_12_62_heroic_victory_when_nobody_is_left_after_the_march() -> None:
    played = march(ALONE, seats=1, round=10, options=_solo(heroic=True))
    assert played.told("game.over", "cause") == ["heroic"]
    early = march(ALONE, seats=1, round=9, options=_solo(heroic=True))
    assert engine.result(early.state) is None


def test_ruling_12_62_an_empty_board_in_phase_1_does_not_end_the_game() -> None:
    board = ALONE.replace("-  .  .  .  .  .  -\n-  .  .  T1H", "-  .  .  vr .  .  -\n-  .  .  T1H")
    state = scenario(board, round=10, options=_solo(heroic=True))
    act(state, 0, hero("2,3"))
    assert engine.public(state)["phase"] == "trap"
    assert engine.public(state)["seats"][0]["board"]["skeletons"] == {}


def test_alone_nothing_is_sealed_and_undo_reaches_back_to_the_last_draw() -> None:
    game = Game(engine, _solo(), 1, b"alone")
    start = engine.dump(game.state)
    events = game.act(0, hero("2,2"))
    assert {event.audience for event in events} == {None}
    assert engine.public(game.state)["seats"][0]["board"]["hero"] == "2,2"
    assert engine.decisions(game.state)[0].undo is True
    game.undo(0)
    assert engine.dump(game.state) == start
    game.act(0, hero("2,4"))
    game.act(0, PASS)
    assert game.state.round == 2
    assert game.can_undo(0) is False


def test_the_invariant_holds_in_the_middle_of_a_phase() -> None:
    board = ALONE.replace("-  .  .  .  .  .  -", "-  >g^b^y .  .  .  .  -", 1)
    state = scenario(board, phase="trap")
    engine.apply(state, 0, {"type": "trap.place", "trap": "D", "at": "1,1"})
    side = next(a for a in engine.decisions(state)[0].actions if a["side"] == "U")
    engine.apply(state, 0, side)
    view = engine.public(state)
    out = skeletons(view["seats"][0]["board"])
    assert view["bag"] + len(out) == 180
    assert [s.at for s in out.values()].count("cemetery") == 1
