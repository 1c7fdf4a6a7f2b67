"""What a trap may do. A new one is a file beside this with the parts that differ."""

from abc import ABC, abstractmethod

from ..state.draft import Draft
from ..state.layout import Layout
from ..state.walk import Walk

STOP = -1
"""The skeleton goes no further for now: it rests, is gone, or waits for a choice."""


class Trap(ABC):
    kind: int
    on_skeletons = False
    """Whether it may be placed on a space with skeletons."""

    @abstractmethod
    def enter(self, draft: Draft, walk: Walk, tile: int) -> int:
        """``walk`` has stepped on it: the pose from which it steps on, or ``STOP``."""

    def way(self, layout: Layout, tile: int, pose: int) -> int:
        """Where ``enter`` leads without any choice and without doing anything: as there."""
        return STOP

    def placed(self, draft: Draft, space: int) -> None:  # noqa: B027 - most do nothing then
        """It has just been placed by its player."""
