"""In a contested land, before the count (W_COUNT)."""

from collections.abc import Sequence

from ...contract import Message
from ..contests.contestants import contests
from ..state.position import State
from ..state.step import Step
from ..turn.steps import question
from .window import Window


@question
class Count(Window):
    kind = "window.count"
    window = "W_COUNT"

    def seats(self, state: State, step: Step) -> Sequence[int]:
        """It closes at once when one army has nothing left there (B42)."""
        land = step.given["land"]
        if not all(contests(state, seat, land) for seat in range(len(state.armies))):
            return ()
        return super().seats(state, step)

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        return Message("prompt.window.count", {"at": step.given["land"]})
