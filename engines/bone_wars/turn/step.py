"""What is still to be done lies on a stack. A step on top is either done by itself (``Task``) or
asked (``Question``). Steps are never changed: one that goes on puts another in its place."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from ...contract import Action
from ..state.position import State
from .context import Table

KINDS: dict[str, type["Step"]] = {}
"""All steps by their names, for reading states."""


@dataclass(slots=True)
class Step(ABC):
    seat: int
    """Whose it is: a player."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # dataclass(slots=True) makes the class a second time: the later one counts
        KINDS[cls.__name__] = cls


class Task(Step):
    __slots__ = ()

    @abstractmethod
    def run(self, table: Table) -> None:
        """The step is off the stack already."""


class Question(Step):
    __slots__ = ()
    kind: ClassVar[str]

    @abstractmethod
    def actions(self, state: State) -> list[Action]:
        """All that may be chosen. One alone may be no choice (``alone``); with none it is over."""

    @abstractmethod
    def take(self, table: Table, action: Action) -> None:
        """The step is off the stack already; if it goes on, it puts another one there."""

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        """The message's key, and its values."""
        return f"prompt.{self.kind}", {}
