"""Goes on until somebody has to choose."""

from collections.abc import Sequence

from ...contract import Action
from ..state.position import State
from ..state.step import Step
from .phase import BEGINS
from .steps import QUESTIONS, TASKS, Question
from .turn import Turn


def go_on(turn: Turn) -> None:
    """Does what needs no choice, up to the next choice, the phase to stop before, or the end."""
    state, stack = turn.state, turn.state.stack
    halt = BEGINS[state.stop] if state.stop else None
    while stack and stack[-1].name != halt:
        task = TASKS.get(stack[-1].name)
        if task is not None:
            task(turn, stack.pop())
        elif _is_asked(turn):
            return
    state.open = {}


def _is_asked(turn: Turn) -> bool:
    """The question on top; where a seat has no choice, its first action is done."""
    state, step = turn.state, turn.state.stack[-1]
    question = QUESTIONS[step.name]
    choices: dict[int, Sequence[Action]] = {}
    for seat in question.seats(state, step):
        actions = question.actions(state, step, seat)
        if not question.asked(state, step, seat, actions):
            state.stack.pop()
            _do_alone(turn, question, step, seat, actions)
            return False
        choices[seat] = actions
    if not choices:
        state.stack.pop()
        return False
    state.open = choices
    return True


def _do_alone(
    turn: Turn, question: Question, step: Step, seat: int, actions: Sequence[Action]
) -> None:
    if actions:
        turn.alone = True
        question.take(turn, step, seat, actions[0])
        turn.alone = False


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
