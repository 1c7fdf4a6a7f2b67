"""A bot for every engine: any legal action is as good as another.

It needs nothing but the decision, so it plays where no better bot is at hand.
"""

from typing import Any

from ..contract import Action, Decision
from .rng import Rng


class RandomBot:
    def choose(self, state: Any, seat: int, decision: Decision, seed: bytes) -> Action:
        return Rng.seeded(seed).choice(decision.actions)
