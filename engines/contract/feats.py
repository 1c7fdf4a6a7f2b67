"""Achievements, for engines of games that have them."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Feats(Protocol):
    @property
    def feats(self) -> Mapping[str, int]:
        """Those that a game can bring, each with its rank from 1 on; their texts are ``feat.<id>``
        and ``feat.<id>.does``."""

    def earned(self, state: Any) -> Sequence[Sequence[str]]:
        """For each seat its ``feats`` so far, in the order in which it earned them. Who may know
        of them while the game is played is for views and events to say."""
