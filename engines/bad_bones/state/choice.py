"""A decision as this game keeps it while it is open: the shape that all of them share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from ...contract import Action, Decision, Message
from .draft import Draft


class Choice(Decision, ABC):
    """A decision that can also read and carry out its actions.

    It keeps references to what it was made from, none of which is ever changed in place, and
    works out ``id`` and ``actions`` only when asked.
    """

    __slots__ = ("round",)
    kind: str

    def __init__(self, round_: int, undo: bool) -> None:
        self.round = round_
        self._undo = undo

    @property
    @abstractmethod
    def id(self) -> str: ...

    @property
    def prompt(self) -> Message:
        return Message(f"prompt.{self.kind}")

    @property
    @abstractmethod
    def actions(self) -> Sequence[Action]: ...

    @abstractmethod
    def read(self, action: Any) -> Any:
        """What ``take`` needs, or ``IllegalAction``."""

    @abstractmethod
    def take(self, draft: Draft, move: Any) -> None: ...
