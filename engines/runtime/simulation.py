"""Whole games played by bots, without a server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..contract import Bot, Engine, Result
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
    """One game, a bot per seat.

    What the engine says must always hold is checked whenever the table has been shown.
    """
    state = engine.new(options, len(bots), seed)
    rng = Rng.seeded(seed + b"/bots")
    actions = checked = 0
    while actions < limit:
        decisions = engine.decisions(state)
        if not decisions:
            break
        seat = next(iter(decisions))
        decision = decisions[seat]
        if isinstance(bots[seat], RandomBot):
            action = rng.choice(decision.actions)  # needs neither a table to look at nor a seed
        else:
            choice_seed = rng.below(2**62).to_bytes(8, "big")
            # a bot sees what its seat may see: everything else is drawn anew
            seen = engine.resample(state, seat, choice_seed)
            action = bots[seat].choose(seen, seat, decision, choice_seed)
        engine.apply(state, seat, action)
        actions += 1
        if state.barrier != checked:
            checked = state.barrier
            engine.check(state)
    return Played(actions, engine.result(state))
