"""A log without what was taken back leads to the same game, in every engine."""

import random

import pytest

from app.live.game.game import LiveGame
from app.live.game.store import Line, RulesChange, Stored
from app.live.game.takebacks import shortened, without_takebacks
from engines import registry
from engines.contract import Action, Engine
from engines.runtime.game import Entry


@pytest.mark.parametrize("engine", registry.all(), ids=lambda engine: engine.id)
async def test_the_same_game_without_them(engine: Engine) -> None:
    options = engine.Options()
    seats = max(engine.seats_for(options))
    played = options.model_dump(mode="json")
    stored = Stored("g", 1, engine.id, engine.rules_version, played, seats, b"s" * 32, False, [])
    live, chance = LiveGame(stored, keep=None), random.Random(3)
    for number in range(120):
        choosing = live.shown.to_choose(range(seats))
        back = [seat for seat in range(seats) if live.game.can_undo(seat)]
        if back and chance.random() < 0.4:
            entry = Entry(chance.choice(back), None)
        elif choosing:
            seat = chance.choice(choosing)
            entry = Entry(
                seat, chance.choice(list(engine.decisions(live.game.state)[seat].actions))
            )
        else:
            break
        staged = live.stage(entry.seat, str(number), entry, None)
        live.take(staged)
        stored.log.append(staged.line)
    assert None in [line.action for line in stored.log]
    shorter = await without_takebacks(stored)
    assert None not in [line.action for line in shorter.log]
    again = await LiveGame.load(shorter)
    assert again.frozen is None
    assert again.game.state_hash() == live.game.state_hash()


async def test_new_rules_are_told_where_they_were() -> None:
    actions: list[Action | None] = [{}, {}, None, {}]
    lines = [Line(n, 0, str(n), action, None) for n, action in enumerate(actions, 1)]
    changes = tuple(RulesChange(seq, seq, seq + 1) for seq in (0, 2, 3, 4))
    stored = Stored("g", 1, "e", 1, {}, 1, b"", False, lines, None, changes)
    shorter = shortened(stored, [0, 3])
    assert [line.seq for line in shorter.log] == [1, 4]
    assert [change.seq for change in shorter.changes] == [0, 1, 1, 4]
    whole = await without_takebacks(shorter)
    assert whole is shorter
