"""How the game goes on, with all of its steps: importing them signs them in."""

from .combat import begin as combat
from .contests import begin as contests
from .contests import count, dame, land
from .hands import lost, recruit
from .phases import activate, build, deal, draft, end, orders, rally, target
from .turn.decision import decisions
from .turn.go_on import answer, go_on
from .windows import count as window_count
from .windows import naming, reveal

__all__ = [
    "activate",
    "answer",
    "build",
    "combat",
    "contests",
    "count",
    "dame",
    "deal",
    "decisions",
    "draft",
    "end",
    "go_on",
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
