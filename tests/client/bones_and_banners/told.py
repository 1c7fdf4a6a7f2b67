"""A whole game, as one seat is told of it, and what may be chosen on its way."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.bones_and_banners import engine
from engines.bones_and_banners.options import Options
from engines.contract import Event
from tests.client.support.bench import as_json

SEAT = 0
OF_A_KIND = 3
"""Decisions that are kept: their views are long."""


@dataclass
class Told:
    state: Any
    changes: list[dict[str, Any]] = field(default_factory=list)
    decisions: list[dict[str, Any]] = field(default_factory=list)
    """With the view in which each was open."""

    def view(self) -> dict[str, Any]:
        return {"public": engine.public(self.state), "private": engine.private(self.state, SEAT)}

    def keep(self, decision: Any) -> None:
        alike = [each for each in self.decisions if each["decision"]["kind"] == decision.kind]
        if len(alike) < OF_A_KIND:
            self.decisions.append({"decision": as_json(decision), "view": self.view()})


def told(seed: int) -> Told:
    """Both play by chance, so that everything happens."""
    chance = random.Random(seed)
    game = Told(engine.new(Options(), 2, bytes([seed] * 32)))
    before = game.view()

    def beat(events: Sequence[Event]) -> None:
        nonlocal before
        heard = [event.json() for event in events if event.audience in (None, SEAT)]
        after = game.view()
        game.changes.append({"events": heard, "before": before, "after": after})
        before = after

    while decisions := engine.decisions(game.state):
        for seat, decision in decisions.items():
            if seat == SEAT:
                game.keep(decision)
        seat, decision = chance.choice(list(decisions.items()))
        engine.apply(game.state, seat, chance.choice(list(decision.actions)), on_beat=beat)
    return game
