"""A step on top of the stack is either done by itself (``Task``) or asked (``Question``)."""

from abc import abstractmethod
from typing import Any, ClassVar

from ...contract import Action
from ..state.position import State
from ..state.step import Step
from .context import TurnContext


class Task(Step):
    __slots__ = ()

    @abstractmethod
    def run(self, turn: TurnContext) -> None:
        """The step is off the stack already."""


class Question(Step):
    __slots__ = ()
    kind: ClassVar[str]

    @abstractmethod
    def actions(self, state: State) -> list[Action]:
        """All that may be chosen. One alone may be no choice (``alone``); with none it is over."""

    @abstractmethod
    def take(self, turn: TurnContext, action: Action) -> None:
        """The step is off the stack already; if it goes on, it puts another one there."""

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        """The message's key, and its values."""
        return f"prompt.{self.kind}", {}
