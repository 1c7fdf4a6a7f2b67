"""One player's realm. Once shown a board is never changed in place: a draft works on a copy."""

from dataclasses import dataclass

from .layout import COMPETITIVE, FIRST_CELL, Layout
from .tiles import TREASURE

_TREASURE = TREASURE * 4
_POSES = [frozenset(range(place * 4, place * 4 + 4)) for place in range(40)]
"""Place -> the poses on it."""
_BITS = [1 << (pose >> 2) >> FIRST_CELL for pose in range(160)]
"""Pose -> its space as a bit, none for a forest spot."""


@dataclass(slots=True)
class Board:
    hero: int
    """His space, or -1 where there is no hero (left, or yet)."""
    towers: dict[int, int]
    """Space -> floors. A fallen competitive tower stays with none, a cooperative one is gone and
    its space a ruin. Never changed in place."""
    houses: int
    """Of the village; together: of the common capital."""
    tiles: dict[int, int]
    """Space -> tile."""
    supply: list[int]
    """How many of each kind of trap, in the order of ``tiles.LETTERS``; together: none, they are
    common. Never changed in place, nor are ``held`` and ``cemetery``: they seldom change."""
    skeletons: dict[int, int]
    """Token -> pose; those on one space in the order in which they came."""
    held: list[int]
    """Tokens that show the other side than the table: they miss the next march."""
    cemetery: list[int]
    weapon: str = ""
    doomed: bool = False
    """The emperor has reached a tower or the village (ruling 55)."""
    layout: Layout = COMPETITIVE

    def copy(self) -> "Board":
        return Board(
            self.hero,
            self.towers,
            self.houses,
            self.tiles.copy(),
            self.supply,
            self.skeletons.copy(),
            self.held,
            self.cemetery,
            self.weapon,
            self.doomed,
            self.layout,
        )

    def twin(self) -> "Board":
        """Shares its parts with this one: for code that replaces them whole, never in place."""
        return Board(
            self.hero,
            self.towers,
            self.houses,
            self.tiles,
            self.supply,
            self.skeletons,
            self.held,
            self.cemetery,
            self.weapon,
            self.doomed,
            self.layout,
        )

    @property
    def floors(self) -> int:
        return sum(self.towers.values())

    def treasure(self) -> int:
        """The space of the treasure, or 0: there is one tile of it (ruling 35)."""
        if _TREASURE not in self.tiles.values():
            return 0
        return next(space for space, tile in self.tiles.items() if tile == _TREASURE)

    def skeletons_on(self, space: int) -> list[int]:
        return [token for token, pose in self.skeletons.items() if pose >> 2 == space]

    def occupied(self) -> int:
        """The spaces, not the forest spots, on which skeletons stand: as bits, the first lowest."""
        bits = 0
        for pose in self.skeletons.values():
            bits |= _BITS[pose]
        return bits

    def is_occupied(self, space: int) -> bool:
        return not _POSES[space].isdisjoint(self.skeletons.values())

    def fallen(self) -> str | None:
        """Why this player is out, if so."""
        if self.doomed:
            return "emperor"
        if not any(self.towers.values()):
            return "tower"
        return "village" if self.houses <= 0 else None
