"""What a choice leads to within the own turn, as far as nothing is left to chance.

Nothing is drawn: a draw counts with its average worth. So the bot neither sees what it may not
see nor plans with one lucky draw.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...contract import Action
from ..phases.draft import NextChoice
from ..phases.round_end import EndTurn
from ..rewards.people import TakePerson
from ..state.position import State
from ..state.step import Step
from ..turn.chance import Unforeseen
from ..turn.context import TurnContext
from ..turn.flow import carry_out, go_on
from ..turn.step import Question

Luck: TypeAlias = Callable[[State, Step, str | None], float]
"""What the draw that a step came to is worth on average."""

_ENDS = (EndTurn, NextChoice)


def _has_to_think(state: State, actions: Sequence[Action]) -> bool:
    """With a single answer there is nothing to think about."""
    return len(actions) > 1


@dataclass(slots=True)
class Glimpse:
    state: State
    luck: Luck
    credit: float = 0.0
    """What would have been drawn on the way."""

    @property
    def question(self) -> Question | None:
        """What is asked next in this turn; ``None`` when it is over."""
        step = self.state.stack[-1] if self.state.stack else None
        return step if isinstance(step, Question) else None

    @property
    def actions(self) -> Sequence[Action]:
        return self.state.actions or []

    def after(self, action: Action) -> "Glimpse":
        """The same turn a choice later."""
        there = Glimpse(self.state.clone(), self.luck, self.credit)
        there.state.rng = None
        step = there.state.stack.pop()
        there.state.actions = None
        there._do(step, action)
        go_on(there.state, there._do, _ENDS, _has_to_think)
        return there

    def _do(self, step: Step, action: Action | None) -> None:
        turn = TurnContext(self.state)
        try:
            carry_out(turn, step, action)
        except Unforeseen as drawn:
            self.credit += self.luck(self.state, step, drawn.what)
            if isinstance(step, TakePerson) and step.left > 1:
                # the display could not be filled up; the rest is taken from what lies there
                turn.push(TakePerson(step.seat, step.left - 1))
