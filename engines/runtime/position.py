"""What every position has, whatever is played."""

from dataclasses import dataclass, field

from .rng import Rng


@dataclass(slots=True, kw_only=True)
class Position:
    """Derive a game's state from it: a dataclass whose fields JSON can hold."""

    rng: Rng
    barrier: int = 0
    undoable: list[int] = field(default_factory=list)
    made: list[int] = field(default_factory=list)
    """For each seat, how many choices it has made."""

    def reveal(self) -> None:
        """Something hidden has become known to somebody, and neither a number was drawn nor is it
        told to a seat by an event of its own: nothing from before can be taken back now."""
        self.barrier += 1
