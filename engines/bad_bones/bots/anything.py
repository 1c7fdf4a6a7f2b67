"""A bot that plays anything, but does not spend its friends' coins on it."""

from ...contract import Action, Decision
from ...runtime.random_bot import RandomBot
from ..state.state import State
from . import shopper


class AnythingBot(RandomBot):
    def choose(self, state: State, seat: int, decision: Decision, seed: bytes) -> Action:
        """In a common market it keeps to its share: people need longer to make up their minds."""
        if decision.kind == "market" and state.config.cooperative:
            return shopper.choose(state, seat, decision.actions)
        return super().choose(state, seat, decision, seed)
