"""The next building that is bought this round is built at once."""

from ...cards.effect import Effect
from ...state.position import State
from ...turn.turn import Turn
from .operation import ALWAYS, Fields


class BuildNow:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        return ALWAYS if state.buildings and not state.armies[seat].mason else []

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        turn.army(seat).mason = True
