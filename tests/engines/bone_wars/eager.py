"""Random games in which much happens: nobody passes or stops while there is something else."""

import random
from typing import Any

from engines.bone_wars import engine

from .conservation import idle


def told(seats: int, seed: int, theodore: str = "advanced") -> tuple[Any, list[dict[str, Any]]]:
    """The state at the end, and everything that anybody was told."""
    chance = random.Random(seed)
    state = engine.new(engine.Options(theodore=theodore), seats, seed.to_bytes(4, "big"))
    events: list[dict[str, Any]] = []
    while decisions := engine.decisions(state):
        ((seat, decision),) = decisions.items()
        offered = [action for action in decision.actions if not idle(action)] or decision.actions
        events += [event.json() for event in engine.apply(state, seat, chance.choice(offered))]
    return state, events
