"""Who wins together has no secrets: what a seat may choose is known to all the others."""

from typing import Any

import orjson

from ..contract import Engine
from .case import Case
from .interference import worlds
from .seen import decision_json, difference


def check_cooperative(case: Case) -> None:
    """In every world that a player can't tell apart, everybody has the same to choose; and at the
    end all have won, or nobody."""
    engine = case.engine
    if not engine.cooperative(case.options):
        return
    rng = case.rng("cooperative")
    for game, _, _ in case.sample("cooperative"):
        here = _choices(engine, game.state)
        for viewer in range(case.seats):
            for other in worlds(case, game.state, viewer, rng, 2):
                there = _choices(engine, other)
                if here != there:
                    what = difference(here, there)
                    case.fail(f"Seat {viewer} can't know what others may choose: {what}")
    result = engine.result(case.end().state)
    winners = result.winners if result else []
    case.require(
        winners in ([], list(range(case.seats))),
        f"They play together, and only {winners} have won.",
    )


def _choices(engine: Engine, state: Any) -> bytes:
    decisions = engine.decisions(state)
    return orjson.dumps([[seat, decision_json(decisions[seat])] for seat in sorted(decisions)])
