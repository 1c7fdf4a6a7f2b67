"""At whom or at which land a unit is aimed, and whether its card can do anything there."""

from ..cards.catalogue import UNITS
from ..state.position import State
from ..state.unit import Aim, Unit


def aim_at_land(state: State, seat: int, land: str) -> Aim:
    # B14: a land that the other has, or that nobody has, is the enemy land
    return "allied" if state.field(land).ally == seat else "enemy"


def aim_at_unit(state: State, seat: int, unit: Unit) -> Aim:
    return "friend" if unit.owner == seat else "foe"


_CONTESTS = {
    "any": {"allied": "contest", "enemy": "contest"},
    "allied": {"allied": "defend"},
    "enemy": {"enemy": "invade"},
}


def verb(card: str, aim: Aim) -> str | None:
    """Its keyword there, or ``contest``, ``defend``, ``invade``; ``None``: that is a Bluff.

    >>> verb("archers", "allied"), verb("archers", "foe"), verb("archers", "enemy")
    ('defend', 'ambush', None)
    """
    printed = UNITS[card]
    if aim == "friend":
        return printed.friend[0] if printed.friend else None
    if aim == "foe":
        return printed.enemy[0] if printed.enemy else None
    return _CONTESTS[printed.land].get(aim) if printed.land else None
