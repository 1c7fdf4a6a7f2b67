"""An own unit comes back to the hand: out of the Lost Pile, or out of play."""

from ... import feats
from ...cards.catalogue import UNITS
from ...cards.effect import Effect
from ...hands.lost import kinds_lost, take_back
from ...state.position import State
from ...turn.turn import Turn
from ...units.leaving import to_hand
from .operation import Fields
from .targets import in_play


class Return:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        if effect.target == "lost.mine":
            return [{"card": card} for card in kinds_lost(state.armies[seat])]
        return [{"unit": unit.seq} for unit in state.units if unit.owner == seat]

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        if "unit" in fields:
            # B55: unseen, if it lies face down
            to_hand(turn, in_play(turn.state, fields["unit"]), card)
            return
        take_back(turn, seat, fields["card"], card)
        if card == "necromancer" and "Charge" in UNITS[fields["card"]].keywords:
            feats.notice(turn, seat, "II-3")
