"""What a seat has to choose."""

from collections.abc import Sequence
from zlib import crc32

import orjson

from .action import Action
from .message import Message


class Decision:
    """One open choice of one seat.

    ``actions`` lists every legal action: highlights, validation, bots, fuzzing and the list for
    screen readers are all the same thing, a choice out of this list. ``id`` changes if and only
    if what the seat may choose has changed: it is made of the choice itself and of how many
    choices the seat has made before.

    An engine whose lists take long to write may have a class of its own that works out ``id``,
    ``prompt`` and ``actions`` only when asked.

    >>> roll = Decision("roll", [{"type": "roll"}, {"type": "hold"}], made=3)
    >>> roll.prompt.key, roll.undo
    ('prompt.roll', False)
    >>> roll.id == Decision("roll", [{"type": "roll"}], made=3).id
    False
    """

    __slots__ = ("_actions", "_kind", "_made", "_prompt", "_undo")

    def __init__(
        self,
        kind: str,
        actions: Sequence[Action],
        *,
        prompt: Message | None = None,
        made: int = 0,
        undo: bool = False,
    ) -> None:
        self._kind = kind
        self._actions = actions
        self._prompt = prompt
        self._made = made
        self._undo = undo

    @property
    def id(self) -> str:
        choice = [self.kind, self.prompt.key, dict(self.prompt.values), list(self.actions)]
        return f"{self._made}-{crc32(orjson.dumps(choice)):08x}"

    @property
    def kind(self) -> str:
        return self._kind

    @property
    def prompt(self) -> Message:
        """What the seat is asked, as a sentence; ``prompt.<kind>`` if nothing else is said."""
        return self._prompt or Message(f"prompt.{self.kind}")

    @property
    def actions(self) -> Sequence[Action]:
        return self._actions

    @property
    def undo(self) -> bool:
        """Whether the seat may take back its last action instead."""
        return self._undo
