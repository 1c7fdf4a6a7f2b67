"""Loyalty that may be divided between the patrons."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..state.components import PATRONS
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question
from .loyalty import gain_loyalty


@dataclass(slots=True)
class Split(Question):
    kind = "loyalty.split"
    steps: int
    why: str

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "marsh": steps} for steps in range(self.steps + 1)]

    def take(self, turn: TurnContext, action: Action) -> None:
        marsh = action["marsh"]
        for patron, steps in zip(PATRONS, (marsh, self.steps - marsh), strict=True):
            gain_loyalty(turn, self.seat, patron, steps, self.why)

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.loyalty.split", {"count": self.steps}
