"""I-3 and IV-4: a friendly unit is helped."""

from ..state.unit import Unit
from ..turn.turn import Turn
from ..units.banding import is_banded, is_banding
from ..units.bluff import is_bluff
from .earned import notice


def protected(turn: Turn, protector: Unit, unit: Unit) -> None:
    if is_banding(unit) and not is_bluff(unit):  # B50: hidden or not, banded or not
        notice(turn, protector.owner, "I-3")


def enchanted(turn: Turn, enchanter: Unit, unit: Unit) -> None:
    named = enchanter.card == "apothecarian" and unit.card == "sergeant"
    if named and is_banded(unit) and not is_bluff(unit):  # B50
        notice(turn, enchanter.owner, "IV-4")
