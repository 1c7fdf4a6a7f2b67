"""What a seat has to choose."""

from collections.abc import Sequence
from typing import Protocol

from .action import Action
from .message import Message


class Decision(Protocol):
    """What one seat has to choose now.

    ``actions`` lists every legal action: highlights, validation, bots, fuzzing and the list for
    screen readers are all the same thing, a choice out of this list. ``id`` changes if and only
    if what the seat may choose has changed.
    """

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def prompt(self) -> Message: ...
    @property
    def actions(self) -> Sequence[Action]: ...
    @property
    def undo(self) -> bool: ...
