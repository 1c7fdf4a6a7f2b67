"""A play of an engine: log, replay, stale answers, beats."""

import pytest

from engines.contract import Event, IllegalAction, NotYourSeat, StaleDecision
from engines.runtime.game import Entry, Game
from tests.conformance.toy import Variants, engine


def new() -> Game:
    return Game(engine, Variants(), 2, b"game")


def test_a_log_leads_to_the_same_state() -> None:
    played = new()
    while not played.over:
        seat, decision = next(iter(engine.decisions(played.state).items()))
        played.act(seat, decision.actions[-1], decision=decision.id)
        if len(played.log) == 3:
            played.undo(seat)
    again = Game.replay(engine, played.options, 2, b"game", played.log)
    assert again.state_hash() == played.state_hash()
    assert again.log == played.log
    assert played.log[3] == Entry(1, None)


def test_an_answer_to_an_old_decision_is_stale() -> None:
    played = new()
    decision = engine.decisions(played.state)[0]
    played.act(0, decision.actions[0], decision=decision.id)
    before = played.state_hash()
    with pytest.raises(StaleDecision):
        played.act(0, decision.actions[0], decision=decision.id)
    assert (played.state_hash(), len(played.log)) == (before, 1)


def test_who_has_nothing_to_choose_is_told_so() -> None:
    played = new()
    for _ in range(2):
        decision = engine.decisions(played.state)[0]
        played.act(0, decision.actions[0])
    with pytest.raises(NotYourSeat):
        played.act(0, decision.actions[0], decision=decision.id)


def test_a_refused_action_is_not_logged() -> None:
    played = new()
    with pytest.raises(IllegalAction):
        played.act(0, {"type": "card", "card": 99})
    assert played.log == []


def test_a_copy_is_played_on_its_own() -> None:
    played = new()
    copy = played.clone()
    copy.act(0, engine.decisions(copy.state)[0].actions[0])
    assert (played.log, played.can_undo(0)) == ([], False)
    copy.undo(0)
    assert copy.state_hash() == played.state_hash()


def test_the_log_keeps_what_was_played_even_if_the_caller_changes_it() -> None:
    played = new()
    action = dict(engine.decisions(played.state)[0].actions[0])
    played.act(0, action)
    action["card"] = 99
    assert played.log[0].action != action


def test_beats_carry_the_events_of_undo_too() -> None:
    played, told = new(), list[Event]()
    played.act(0, engine.decisions(played.state)[0].actions[0], on_beat=told.extend)
    played.undo(0, on_beat=told.extend)
    assert [event.type for event in told] == ["card", "undone"]
