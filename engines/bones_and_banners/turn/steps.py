"""A step is either done by itself (a task) or asked (a question)."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias, TypeVar

from ...contract import Action, Message
from ..state.position import State
from ..state.step import Step
from .turn import Turn

Task: TypeAlias = Callable[[Turn, Step], None]
"""The step is off the stack already."""

TASKS: dict[str, Task] = {}
QUESTIONS: dict[str, "Question"] = {}


def task(name: str) -> Callable[[Task], Task]:
    """``@task("draft.begin")`` before a function: steps of that name run it."""

    def signed(run: Task) -> Task:
        TASKS[name] = run
        return run

    return signed


class Question(ABC):
    kind: ClassVar[str]
    """Of its decisions, and the name of its steps."""

    def seats(self, state: State, step: Step) -> Sequence[int]:
        """Who is asked now: one, or both at once. Nobody: it is passed over."""
        return (step.seat,)

    @abstractmethod
    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        """All that the seat may choose."""

    def asked(self, state: State, step: Step, seat: int, actions: Sequence[Action]) -> bool:
        """Whether there is a choice; if not, the first of them is done. Follows from what
        everybody knows (B1)."""
        return len(actions) > 1

    @abstractmethod
    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        """The step is off the stack already; a question that goes on puts another one there."""

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        return Message(f"prompt.{self.kind}")


Q = TypeVar("Q", bound=type[Question])


def question(kind: Q) -> Q:
    """``@question`` before a class signs it in."""
    QUESTIONS[kind.kind] = kind()
    return kind
