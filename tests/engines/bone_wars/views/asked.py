"""Positions of random games by what is asked there, and what comes of an answer."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engines.bone_wars import engine

from .offered import positions


def asked(kinds: set[str]) -> Iterator[tuple[Any, int, Any, dict[str, Any]]]:
    """Positions in which one of these is asked: state, seat, decision, hints."""
    for state in _all():
        ((seat, decision),) = engine.decisions(state).items()
        if decision.kind in kinds:
            yield state, seat, decision, engine.private(state, seat)["hints"]


@cache
def _all() -> list[Any]:
    games = [(1, 1), (2, 0), (2, 1), (2, 3), (2, 5), (3, 2), (4, 1)]
    return [state for seats, seed in games for state in positions(seats, seed, 1)]


def after(state: Any, seat: int, action: Any) -> tuple[Any, list[Any]]:
    world = engine.clone(state)
    return world, engine.apply(world, seat, action)
