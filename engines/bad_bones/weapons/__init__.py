"""The weapons by name. Adding one means its file, its line here and its price in the data."""

from ..state.components import WEAPON_KILLS
from ..state.draft import Draft
from .axe import Axe
from .base import Weapon, told
from .crossbow import Crossbow
from .death import DeathStaff
from .ice import IceStaff
from .morningstar import MorningStar
from .rapier import Rapier
from .sword import Sword
from .teleport import TeleportStaff

WEAPONS: dict[str, Weapon] = {
    weapon.id: weapon
    for weapon in (
        Sword(),
        TeleportStaff(),
        MorningStar(),
        Rapier(),
        IceStaff(),
        Crossbow(),
        DeathStaff(),
        Axe(),
    )
}


def offer(draft: Draft) -> None:
    """Rulings 42 and 43: asks once in a phase, as soon as the hero has slain the third."""
    board = draft.board
    if not board.weapon or board.hero < 0 or draft.struck or len(draft.slain) < WEAPON_KILLS:
        return
    draft.struck = True
    if WEAPONS[board.weapon].choices(draft):
        draft.ask = ("weapon", board.hero, ())


__all__ = ["WEAPONS", "Weapon", "offer", "told"]
