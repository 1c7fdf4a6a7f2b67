"""A weak enemy unit of a contest is Slain."""

from ... import feats
from ...cards.effect import Effect
from ...contests.contestants import units_at
from ...state.position import State
from ...turn.turn import Turn
from ...units.banners import banners
from ...units.leaving import lose
from .operation import Fields
from .targets import in_play


class Slay:
    def choices(self, state: State, seat: int, effect: Effect, land: str | None) -> list[Fields]:
        most = effect.only["maxBanners"]
        enemies = units_at(state, land, 1 - seat) if land else []
        return [{"unit": unit.seq} for unit in enemies if banners(state, unit) <= most]

    def play(self, turn: Turn, seat: int, card: str, effect: Effect, fields: Fields) -> None:
        unit = in_play(turn.state, fields["unit"])
        if lose(turn, unit, "slay", card):
            feats.slain(turn, unit)
