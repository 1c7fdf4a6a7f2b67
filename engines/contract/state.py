"""A position of a game."""

from typing import Protocol


class Chance(Protocol):
    """Where numbers are drawn from."""

    count: int
    """How many were drawn so far."""


class State(Protocol):
    """Engines have a class of their own; this is what others may rely on. ``runtime.undo`` keeps
    both numbers up to date."""

    barrier: int
    """Raised whenever random numbers were drawn or something hidden became known (a sealed phase
    was shown, a card was looked at). Nobody may take back anything from before."""
    undoable: list[int]
    """For each seat, how many of its last actions it may take back."""

    @property
    def rng(self) -> Chance | None:
        """``None`` where nothing may be drawn: in a preview."""
