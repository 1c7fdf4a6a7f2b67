"""Starts a game in the middle, from a position written as text."""

from ..runtime.rng import Rng
from . import notation
from .rules import go_on
from .state.position import State
from .state.step import Step
from .turn.phase import BEGINS
from .turn.steps import TASKS
from .turn.turn import Turn


def scenario(text: str, phase: str = "reveal", stop: str | None = None, seed: bytes = b"") -> State:
    """Play goes on by itself from ``phase`` until somebody has a choice.

    With ``stop`` it halts before that phase, of this or of the next round. ``ValueError`` for what
    does not exist.
    """
    for name in (phase, stop or phase):
        if name not in BEGINS:
            raise ValueError(f"There is no phase {name!r}.")
    state = notation.parse(text)
    state.rng, state.phase, state.stop = Rng.seeded(seed), phase, stop
    turn, first = Turn(state), Step(BEGINS[phase])
    # Not by way of go_on: it would halt before a phase that is also the one to stop before
    TASKS[first.name](turn, first)
    go_on(turn)
    return state
