"""Beats of every engine: the frames lead exactly to what a snapshot shows."""

import copy
import random
from dataclasses import replace
from typing import Any

import jsonpatch
import orjson
import pytest

from app.live.game.frames import Shown, play
from app.live.game.game import LiveGame
from app.live.game.store import Stored
from engines import registry
from engines.contract import Action, Engine
from engines.runtime.game import Entry, Game

from ..support import sealed

ENGINES = [*registry.all(), sealed.engine]


def encoded(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
@pytest.mark.parametrize("seed", range(3))
def test_what_was_shown_is_what_there_is(engine: Engine, seed: int) -> None:
    """Also that nothing visible happens after an action's last beat, nor in one that tells
    somebody else alone."""
    chance = random.Random(seed)
    options = engine.Options()
    seats = max(engine.seats_for(options))
    game = Game(engine, options, seats, bytes([seed]) * 32)
    shown = Shown.first(game)
    for _ in range(60):
        seat = chance.choice([seat for seat in range(seats) if shown.choices[seat].key])
        if game.can_undo(seat) and chance.random() < 0.2:
            play(game, shown, Entry(seat, None))
        else:
            action = chance.choice(list(engine.decisions(game.state)[seat].actions))
            play(game, shown, Entry(seat, action))
        assert encoded(shown.public.view) == encoded(engine.public(game.state))
        for seat in range(seats):
            view = engine.private(game.state, seat)
            assert encoded(shown.private[seat].view) == encoded(view)
        if shown.over:
            break


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
def test_frames_lead_to_the_snapshot(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_engines", lambda: {engine.id: engine})
    options = engine.Options()
    seats = max(engine.seats_for(options))
    stored = Stored(
        "g", 1, engine.id, 1, options.model_dump(mode="json"), seats, b"s" * 32, False, []
    )
    live = LiveGame(stored, keep=None)
    streams = [None, *range(seats)]
    start = {seat: live.view_texts(seat) for seat in streams}
    chance = random.Random(5)
    for number in range(50):
        choosing = [seat for seat in range(seats) if live.shown.choices[seat].key]
        if not choosing:
            break
        seat = chance.choice(choosing)
        action = chance.choice(list(engine.decisions(live.game.state)[seat].actions))
        live.take(live.stage(seat, str(number), Entry(seat, action), None))
    for seat in streams:
        public, private, decision, undo = map(orjson.loads, start[seat])
        frames = live.stream(seat).since(0)
        assert frames is not None
        for text in frames:
            frame = orjson.loads(text)
            public = jsonpatch.apply_patch(public, frame.get("public", []))
            if seat is not None:
                private = jsonpatch.apply_patch(copy.deepcopy(private), frame.get("private", []))
            decision, undo = frame.get("decision", decision), frame.get("undo", undo)
        now = tuple(map(orjson.loads, live.view_texts(seat)))
        assert encoded((public, private, decision, undo)) == encoded(now)


async def test_a_log_leads_to_the_same_frames(sealed_engine: sealed.Sealed) -> None:
    """However a process came to hold a table."""
    stored = Stored("g", 3, "sealed", 1, {"rounds": 2}, 2, b"s" * 32, False, [])
    live = LiveGame(stored)
    for number in range(8):
        seat = number % 2
        action = sealed_engine.decisions(live.game.state)[seat].actions[0]
        staged = live.stage(seat, str(number), Entry(seat, action), None)
        live.take(staged)
        stored.log.append(staged.line)
    again = await LiveGame.load(stored)
    assert again.everybody.since(2_000_000) == live.everybody.since(2_000_000)
    assert [s.since(2_000_000) for s in again.seats] == [s.since(2_000_000) for s in live.seats]
    assert again.played == live.played
    assert any(line.state_hash for line in stored.log)
    assert again.over


def as_stored(action: Action | None) -> Action | None:
    """JSONB gives the keys back in an order of its own."""
    if action is None:
        return None
    return dict(sorted(action.items(), key=lambda item: (len(item[0]), item[0])))


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
@pytest.mark.parametrize("seed", range(3))
async def test_played_again_the_states_are_the_same(
    engine: Engine, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Live, every action is played on a copy, and undo plays from the last barrier on; a log is
    played straight. If the hashes differed, a restart would freeze the table."""
    monkeypatch.setattr(registry, "_engines", lambda: {engine.id: engine})
    options = engine.Options()
    seats = max(engine.seats_for(options))
    values = options.model_dump(mode="json")
    stored = Stored("g", 1, engine.id, 1, values, seats, bytes([seed]) * 32, False, [])
    live = LiveGame(stored)
    chance = random.Random(seed)
    for number in range(70):
        choosing = [seat for seat in range(seats) if live.shown.choices[seat].key]
        if not choosing:
            break
        seat = chance.choice(choosing)
        entry = Entry(seat, chance.choice(list(engine.decisions(live.game.state)[seat].actions)))
        undoing = [seat for seat in range(seats) if live.game.can_undo(seat)]
        if undoing and chance.random() < 0.25:
            entry = Entry(chance.choice(undoing), None)
        staged = live.stage(entry.seat, str(number), entry, None)
        live.take(staged)
        stored.log.append(replace(staged.line, action=as_stored(entry.action)))
    assert any(line.state_hash for line in stored.log)
    again = await LiveGame.load(stored)
    assert not again.frozen
    assert again.game.state_hash() == live.game.state_hash()
    for seat in (None, *range(seats)):
        assert again.stream(seat).since(1) == live.stream(seat).since(1)
