"""Goes on until somebody has to choose."""

from collections.abc import Sequence

from ...contract import Action
from ..state.position import State
from .phase import BEGINS
from .steps import QUESTIONS, TASKS
from .turn import Turn


def go_on(turn: Turn) -> None:
    """Does what needs no choice, up to the next choice, the phase to stop before, or the end."""
    state = turn.state
    stack = state.stack
    halt = BEGINS[state.stop] if state.stop else None
    while stack:
        step = stack[-1]
        if step.name == halt:
            break
        task = TASKS.get(step.name)
        if task is not None:
            stack.pop()
            task(turn, step)
            continue
        question = QUESTIONS[step.name]
        seats = question.seats(state, step)
        forced = None
        choices: dict[int, Sequence[Action]] = {}
        for seat in seats:
            actions = question.actions(state, step, seat)
            if question.asked(state, step, seat, actions):
                choices[seat] = actions
            else:
                forced = seat, actions
                break
        if forced is None and choices:
            state.open = choices
            return
        stack.pop()
        if forced is not None and forced[1]:
            turn.alone = True
            question.take(turn, step, forced[0], forced[1][0])
            turn.alone = False
    state.open = {}


def answer(turn: Turn, seat: int, action: Action) -> None:
    """Does what was chosen, and goes on."""
    state = turn.state
    step = state.stack.pop()
    state.open = {}  # while it is done nobody is asked
    QUESTIONS[step.name].take(turn, step, seat, action)
    go_on(turn)


def open_now(state: State) -> dict[int, Sequence[Action]]:
    """By seat, what may be chosen now."""
    if state.open is None:
        state.open = _choices(state)
    return state.open


def _choices(state: State) -> dict[int, Sequence[Action]]:
    """As ``go_on`` has left it: for a position that comes out of storage."""
    question = QUESTIONS.get(state.stack[-1].name) if state.stack else None
    if question is None:
        return {}
    step = state.stack[-1]
    return {seat: question.actions(state, step, seat) for seat in question.seats(state, step)}
