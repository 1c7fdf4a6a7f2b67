"""Face-down enemy units are turned up, named or looked at (B54, B55)."""

from ... import feats
from ...cards.effect import Effect
from ...state.position import State
from ...state.step import Step
from ...turn.turn import Turn
from ...units.leaving import turn_up
from ..looking import look
from .operation import Fields
from .targets import hidden, in_play


class Reveal:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        units = hidden(state, 1 - seat)
        if effect.target == "units.enemy.atLand":
            lands = {unit.land for unit in units}
            return [{"land": field.land} for field in state.centre if field.land in lands]
        return [{"unit": unit.seq} for unit in units]

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        if effect.guess is not None:
            turn.push(Step("sorceress.name", seat, {**fields, "by": card}))
        elif effect.mode == "private":
            units = [u for u in hidden(turn.state, 1 - seat) if u.land == fields["land"]]
            look(turn, seat, units)
        elif not turn_up(turn, in_play(turn.state, fields["unit"]), card):
            feats.notice(turn, seat, "II-1")  # B53: a Sorceress' guess is not meant
