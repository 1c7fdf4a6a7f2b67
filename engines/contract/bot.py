"""Somebody who plays without being a person."""

from typing import Any, Protocol

from .action import Action
from .decision import Decision


class Bot(Protocol):
    """Chooses for a seat, seeing only what that seat may see: it is given a resampled state."""

    def choose(self, state: Any, seat: int, decision: Decision, seed: bytes) -> Action: ...
