"""Whole games played by bots, without a server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .contract import Bot, Engine, Result
from .random_bot import RandomBot
from .rng import Rng

LIMIT = 20_000
"""A game that takes more actions is taken for endless."""


@dataclass(frozen=True, slots=True)
class Played:
    actions: int
    result: Result | None
    """``None`` if the game was broken off."""


def play(
    engine: Engine,
    options: Any,
    bots: Sequence[Bot],
    seed: bytes,
    limit: int = LIMIT,
) -> Played:
    """One game, a bot per seat. What the engine says must always hold is checked all along."""
    state = engine.new(options, len(bots), seed)
    check = getattr(engine, "check", None)
    rng = Rng.seeded(seed + b"/bots")
    actions = 0
    while actions < limit:
        decisions = engine.decisions(state)
        if not decisions:
            break
        seat = next(iter(decisions))
        bot = bots[seat]
        choice_seed = rng.below(2**62).to_bytes(8, "big")
        # a bot sees what its seat may see: everything else is drawn anew
        blind = isinstance(bot, RandomBot)
        seen = state if blind else engine.resample(state, seat, choice_seed)
        engine.apply(state, seat, bot.choose(seen, seat, decisions[seat], choice_seed))
        actions += 1
        if check is not None:
            check(state)
    return Played(actions, engine.result(state))
