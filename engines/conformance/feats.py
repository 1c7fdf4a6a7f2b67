"""Achievements are known ones, and nobody loses one."""

from collections.abc import Sequence

from ..contract import Feats
from .case import Case


def check_feats(case: Case) -> None:
    """Every seat has a list of its own, of the engine's ids, each once; lists only grow."""
    engine = case.engine
    if not isinstance(engine, Feats):
        return
    before: Sequence[Sequence[str]] = [[] for _ in range(case.seats)]
    for game, _, _ in case.walk():
        before = _looked_at(case, engine, game.state, before)
    _looked_at(case, engine, case.end().state, before)


def _looked_at(
    case: Case, engine: Feats, state: object, before: Sequence[Sequence[str]]
) -> list[list[str]]:
    now = [list(seat) for seat in engine.earned(state)]
    case.require(len(now) == case.seats, f"Achievements of {len(now)} seats.")
    for seat, earned in enumerate(now):
        strange = sorted(set(earned) - engine.feats.keys())
        case.require(not strange, f"Seat {seat} has earned {strange}, which are none of the feats.")
        case.require(len(set(earned)) == len(earned), f"Seat {seat} has earned one twice.")
        kept = earned[: len(before[seat])] == list(before[seat])
        case.require(kept, f"Seat {seat} had {before[seat]}, and now {earned}.")
    return now
