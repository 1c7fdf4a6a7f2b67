"""An own unit of a contest gains banners."""

from ... import feats
from ...cards.effect import Effect
from ...contests.contestants import units_at
from ...contests.totals import totals
from ...state.position import State
from ...turn.turn import Turn
from .operation import Fields
from .targets import in_play


class Banners:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        mine = units_at(state, land, seat) if land else []
        return [{"unit": unit.seq} for unit in mine]

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        unit = in_play(turn.state, fields["unit"])
        if card == "squire" and _is_stalemate(turn.state, unit.land):
            feats.notice(turn, seat, "III-5")
        unit.bonus += effect.value


def _is_stalemate(state: State, land: str | None) -> bool:
    """As it stands when the card is played, or from an earlier round (B52)."""
    assert land is not None  # noqa: S101 - the unit contests it
    mine, theirs = totals(state, land)
    return state.field(land).kept or mine == theirs
