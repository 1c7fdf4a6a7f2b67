"""The traps by their kind. Adding one means adding its file and its line here."""

from .base import STOP, Trap
from .catapult import Catapult
from .dragon import Dragon
from .treasure import Treasure
from .wall import Wall

TRAPS: dict[int, Trap] = {}
DRAGON = Dragon(TRAPS)
for _trap in (Wall(), Catapult(), Treasure(), DRAGON):
    TRAPS[_trap.kind] = _trap

__all__ = ["DRAGON", "STOP", "TRAPS", "Trap"]
