"""One player's realm. Once shown a board is never changed in place: a draft works on a copy."""

from dataclasses import dataclass

from .layout import FIRST_CELL
from .tiles import TREASURE


@dataclass(slots=True)
class Board:
    hero: int
    """His space, or -1 where there is no hero (left)."""
    floors: int
    houses: int
    tiles: dict[int, int]
    """Space -> tile."""
    supply: list[int]
    """How many of each kind of trap, in the order of ``tiles.LETTERS``."""
    skeletons: dict[int, int]
    """Token -> pose; those on one space in the order in which they came."""
    held: list[int]
    """Tokens that show the other side than the table: they miss the next march."""
    cemetery: list[int]

    def copy(self) -> "Board":
        return Board(
            self.hero,
            self.floors,
            self.houses,
            self.tiles.copy(),
            self.supply.copy(),
            self.skeletons.copy(),
            self.held.copy(),
            self.cemetery.copy(),
        )

    def treasure(self) -> int:
        """The space of the treasure, or 0: there is one tile of it (ruling 35)."""
        for space, tile in self.tiles.items():
            if tile >> 2 == TREASURE:
                return space
        return 0

    def skeletons_on(self, space: int) -> list[int]:
        return [token for token, pose in self.skeletons.items() if pose >> 2 == space]

    def occupied(self) -> set[int]:
        """The spaces, not the forest spots, on which skeletons stand."""
        return {pose >> 2 for pose in self.skeletons.values() if pose >> 2 >= FIRST_CELL}

    def fallen(self) -> str | None:
        """Why this player is out, if so."""
        if self.floors <= 0:
            return "tower"
        return "village" if self.houses <= 0 else None
