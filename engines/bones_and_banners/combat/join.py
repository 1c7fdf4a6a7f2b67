"""JOIN: an attacker contests the land of the unit that it has driven out."""

from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.targets import aim_at_land


def join(turn: Turn, unit: Unit, land: str) -> None:
    unit.land, unit.unit, unit.joined = land, None, True
    unit.aim = aim_at_land(turn.state, unit.owner, land)
    turn.tell("unit.joined", seat=unit.owner, unit=unit.seq, card=unit.card, land=land)
