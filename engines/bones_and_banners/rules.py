"""All steps of the game. Importing them signs them in."""

from .combat import begin as combat
from .contests import begin as contests
from .contests import count, dame, land
from .hands import lost, recruit
from .phases import activate, build, deal, draft, end, orders, rally, target
from .windows import count as window_count
from .windows import naming, reveal

__all__ = [
    "activate",
    "build",
    "combat",
    "contests",
    "count",
    "dame",
    "deal",
    "draft",
    "end",
    "land",
    "lost",
    "naming",
    "orders",
    "rally",
    "recruit",
    "reveal",
    "target",
    "window_count",
]
