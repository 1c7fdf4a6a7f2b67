"""Loyalty that may be divided between the patrons."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..components import PATRONS
from ..loyalty import gain_loyalty
from ..state import State
from ..table import Table
from .base import Question


@dataclass(slots=True)
class Split(Question):
    kind = "loyalty.split"
    steps: int
    why: str

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "marsh": steps} for steps in range(self.steps + 1)]

    def take(self, table: Table, action: Action) -> None:
        marsh = action["marsh"]
        for patron, steps in zip(PATRONS, (marsh, self.steps - marsh), strict=True):
            gain_loyalty(table, self.seat, patron, steps, self.why)

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.loyalty.split", {"count": self.steps}
