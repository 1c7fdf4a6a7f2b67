"""The traps by their kind. Adding one means adding its file and its line here."""

from .barricade import Barricade
from .base import STOP, Trap
from .bomb import Bomb
from .catapult import Catapult
from .dragon import Dragon
from .hearse import Hearse
from .labyrinth import Labyrinth
from .portal import Portal
from .spring import Spring
from .treasure import Treasure
from .wall import Wall

TRAPS: dict[int, Trap] = {}
DRAGON = Dragon(TRAPS)
for _trap in (
    Wall(),
    Catapult(),
    Treasure(),
    DRAGON,
    Bomb(),
    Hearse(),
    Barricade(),
    Labyrinth(),
    Spring(),
    Portal(),
):
    TRAPS[_trap.kind] = _trap

__all__ = ["DRAGON", "STOP", "TRAPS", "Trap"]
