"""Units are drawn from the own deck."""

from ...cards.effect import Effect
from ...hands import draw
from ...state.position import State
from ...turn.turn import Turn
from .operation import ALWAYS, Fields


class Draw:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        return ALWAYS if draw.can_draw_unit(state.armies[seat]) else []

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        draw.draw(turn, seat, effect, card)
