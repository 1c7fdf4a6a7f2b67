"""Cards that bring something when a land is conquered."""

from ..cards.catalogue import BUILDINGS, UNITS
from ..cards.effect import Effect
from ..hands.draw import draw_advisor, draw_units
from ..turn.turn import Turn
from ..units.bluff import is_bluff
from ..units.leaving import turn_up
from .contestants import units_at


def of_units(turn: Turn, seat: int, land: str) -> None:
    """They turn themselves up for it, unasked, as long as there is something to draw (B43)."""
    for unit in units_at(turn.state, land, seat):
        drawn = sum(effect.value for effect in _on_conquest(UNITS[unit.card].effects))
        if drawn and turn.state.advisors and not is_bluff(unit):
            turn_up(turn, unit)
            for _ in range(drawn):
                draw_advisor(turn, seat, unit.card, fresh=True)  # B17


def of_buildings(turn: Turn, seat: int) -> None:
    """Once a round: the first conquest counts."""
    army = turn.army(seat)
    if army.conquests > 1:
        return
    for building in army.built:
        for effect in _on_conquest(BUILDINGS[building.card].effects):
            draw_units(turn, seat, effect.value, building.card)


def _on_conquest(effects: tuple[Effect, ...]) -> list[Effect]:
    return [effect for effect in effects if effect.on == "conquer" and effect.op == "DRAW"]
