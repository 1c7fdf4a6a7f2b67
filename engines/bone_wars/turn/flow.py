"""Goes on until somebody has to choose."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ...contract import Action
from ..state.position import State
from ..state.step import Step
from .alone import is_asked_alone
from .context import TurnContext
from .step import Question, Task

Do: TypeAlias = Callable[[Step, Action | None], None]
"""Carries out a task, or a question with its answer."""
Asked: TypeAlias = Callable[[State, Sequence[Action]], bool]


def advance(turn: TurnContext) -> None:
    go_on(turn.state, lambda step, action: carry_out(turn, step, action))


def carry_out(turn: TurnContext, step: Step, action: Action | None) -> None:
    """The step is off the stack already."""
    if isinstance(step, Question):
        assert action is not None  # noqa: S101 - questions come with an answer
        step.take(turn, action)
    elif isinstance(step, Task):
        step.run(turn)


def is_asked(state: State, actions: Sequence[Action]) -> bool:
    """Whether these are to be chosen from: several of them, or one that is not nothing."""
    return len(actions) > 1 or (bool(actions) and is_asked_alone(state, actions[0]))


def go_on(state: State, do: Do, ends: tuple[type[Step], ...] = (), asked: Asked = is_asked) -> None:
    """Does what needs no choice. Steps of the kinds in ``ends`` are left where they are."""
    stack = state.stack
    while stack and not isinstance(stack[-1], ends):
        step = stack[-1]
        if isinstance(step, Question):
            actions = step.actions(state)
            if asked(state, actions):
                state.actions = actions
                return
            stack.pop()
            if actions:
                do(step, actions[0])
        else:
            stack.pop()
            do(step, None)
    state.actions = []
