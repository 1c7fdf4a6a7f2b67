"""What a choice leads to within the own turn, as far as nothing is left to chance.

What would be drawn is not drawn: it counts with what it is worth on average. So the bot neither
sees what it may not see nor plans with one lucky draw.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...contract import Action
from ..chance import Unforeseen
from ..state import State
from ..steps.base import Question, Step, Task
from ..steps.draft import NextChoice
from ..steps.people import TakePerson
from ..steps.turn import EndTurn
from ..table import Table

Luck: TypeAlias = Callable[[State, Step, str | None], float]
"""What the draw that a step came to is worth on average."""

_ENDS = (EndTurn, NextChoice)


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
        there._go_on()
        return there

    def _go_on(self) -> None:
        """Up to the next question, or where the turn would end."""
        state = self.state
        stack = state.stack
        while stack and not isinstance(stack[-1], _ENDS):
            step = stack[-1]
            if isinstance(step, Question):
                actions = step.actions(state)
                if len(actions) > 1:
                    state.actions = actions
                    return
                stack.pop()
                if actions:
                    self._do(step, actions[0])
            else:
                stack.pop()
                self._do(step)
        state.actions = []

    def _do(self, step: Step, action: Action | None = None) -> None:
        table = Table(self.state)
        try:
            if isinstance(step, Question) and action is not None:
                step.take(table, action)
            elif isinstance(step, Task):
                step.run(table)
        except Unforeseen as drawn:
            self.credit += self.luck(self.state, step, drawn.what)
            if isinstance(step, TakePerson) and step.left > 1:
                # the display could not be filled up; the rest is taken from what lies there
                table.push(TakePerson(step.seat, step.left - 1))
