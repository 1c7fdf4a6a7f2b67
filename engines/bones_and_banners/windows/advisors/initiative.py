"""The token stays for the next round."""

from ...cards.effect import Effect
from ...state.position import State
from ...turn.turn import Turn
from .operation import ALWAYS, Fields


class Initiative:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        """B13: it would change nothing for the seat that gets the token anyway."""
        return ALWAYS if state.initiative == seat and not state.armies[seat].herald else []

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        turn.army(seat).herald = True
