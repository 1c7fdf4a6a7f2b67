"""A land is conquered: Raid, effects, and everybody goes home (B43)."""

from bisect import insort

from .. import feats
from ..cards.catalogue import LANDS
from ..state.position import Field
from ..turn.turn import Turn
from ..units.leaving import retreat
from ..units.pointing import walls
from .contestants import units_at
from .spoils import of_buildings, of_units


def conquer(turn: Turn, seat: int, land: str, contested: bool) -> None:
    state, army = turn.state, turn.army(seat)
    field = state.field(land)
    own_walls = [card for card, _ in walls(state, seat, land)]
    turn.reveal()  # a Raid and Bandits show hidden cards
    state.centre.remove(field)
    army.lands.append(land)
    army.conquests += 1
    turn.tell(
        "land.conquered",
        seat=seat,
        land=land,
        gold=LANDS[land].gold,
        **{"from": field.ally},
        contested=contested,
    )
    _raid(turn, seat, field)
    of_units(turn, seat, land)
    of_buildings(turn, seat)
    feats.conquered(turn, seat, field, units_at(state, land, seat), own_walls)
    for unit in units_at(state, land):
        retreat(turn, unit)
    turn.beat()


def _raid(turn: Turn, seat: int, field: Field) -> None:
    """Only its new holder is shown the card (B3)."""
    loser = turn.army(1 - seat)
    if field.ally != 1 - seat or loser.under is None:
        return
    insort(turn.army(seat).buildings, loser.under)
    turn.tell("raided", seat=seat, land=field.land)
    turn.whisper(seat, "raid.named", seat=seat, building=loser.under)
    loser.under = None
