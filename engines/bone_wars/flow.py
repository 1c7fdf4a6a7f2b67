"""Goes on until somebody has to choose."""

from .steps.base import Question, Task
from .table import Table


def advance(table: Table) -> None:
    """Does what needs no choice; a seat with a single legal action is never asked (R13)."""
    state = table.state
    stack = state.stack
    while stack:
        step = stack[-1]
        if isinstance(step, Question):
            actions = step.actions(state)
            if len(actions) > 1:
                state.actions = actions
                return
            stack.pop()
            if actions:
                step.take(table, actions[0])
        elif isinstance(step, Task):
            stack.pop()
            step.run(table)
    state.actions = []
