"""Theodore, the opponent of a player who is alone. He has no choices: all follows from his cards,
and everything he does is told with its reason.

Importing this package makes him known to the phases and the rewards.
"""

from . import draft, turn
from .rewards import receive

__all__ = ["draft", "receive", "turn"]
