"""A state can be stored and copied."""

from typing import Any

from ..contract import Engine
from ..runtime.rng import Rng
from .case import Case


def check_dump(case: Case) -> None:
    """``load(dump(s)) == s``, the bytes are stable, and what was loaded plays on the same."""
    engine = case.engine
    for game, seat, action in case.sample("dump"):
        data = engine.dump(game.state)
        loaded = engine.load(data)
        case.require(engine.dump(game.state) == data, "dump gave other bytes the second time.")
        case.require(loaded == game.state, "load(dump(state)) is another state.")
        case.require(engine.dump(loaded) == data, "What was loaded is dumped differently.")
        played = engine.clone(game.state)
        engine.apply(played, seat, action)
        engine.apply(loaded, seat, action)
        case.require(engine.dump(loaded) == engine.dump(played), "A loaded state plays elsewhere.")
    end = case.end().state
    case.require(engine.load(engine.dump(end)) == end, "The last state changed in storage.")


def check_clone(case: Case) -> None:
    """What is done to a copy leaves the original alone, and the other way round."""
    engine, rng = case.engine, case.rng("clone")
    kept: list[tuple[Any, bytes]] = []
    for game, _, _ in case.sample("clone"):
        before = engine.dump(game.state)
        copy = engine.clone(game.state)
        case.require(copy == game.state, "A copy differs from its original.")
        kept.append((engine.clone(game.state), before))
        play_on(engine, copy, rng, 12)
        case.require(engine.dump(game.state) == before, "Playing on a copy changed the original.")
    for copy, before in kept:
        case.require(engine.dump(copy) == before, "Playing on the original changed a copy.")


def play_on(engine: Engine, state: Any, rng: Rng, actions: int) -> None:
    """Some random actions."""
    for _ in range(actions):
        decisions = engine.decisions(state)
        if not decisions:
            return
        seat = rng.choice(sorted(decisions))
        engine.apply(state, seat, rng.choice(decisions[seat].actions))
