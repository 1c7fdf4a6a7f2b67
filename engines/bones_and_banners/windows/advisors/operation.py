"""What an advisor does when it is played."""

from typing import Any, Protocol, TypeAlias

from ...cards.effect import Effect
from ...state.position import State
from ...turn.turn import Turn

Fields: TypeAlias = dict[str, Any]
"""What an action says beside its advisor: ``{"unit": 7}``."""

ALWAYS: list[Fields] = [{}]
"""It needs no target."""


class Operation(Protocol):
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        """All ways to play it now; none: that is not allowed. In a contest ``land`` is its."""

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        """The card lies in the Lost Pile already."""
