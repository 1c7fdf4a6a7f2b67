"""``resample`` draws anew all that a viewer can't know: else the other checks prove nothing."""

from collections.abc import Sequence
from typing import Any

import orjson

from ..runtime.rng import Rng
from .case import Case
from .interference import worlds
from .states import play_on

WORLDS = 6


def check_resample(case: Case) -> None:
    """Sealed choices vary between worlds, and every world can be played."""
    rng = case.rng("resample")
    if not case.engine.cooperative(case.options):  # those hide nothing from each other
        _check_sealed(case, rng)
    for game, _, _ in case.sample("resample"):
        for viewer in case.viewers():
            for world in worlds(case, game.state, viewer, rng, 1):
                play_on(case.engine, world, rng, 25)


def _check_sealed(case: Case, rng: Rng) -> None:
    sealings = 0
    for game, seat, action in case.walk():
        played = case.engine.clone(game.state)
        events = case.engine.apply(played, seat, action)
        told = any(event.audience is None for event in events)
        if told or played.barrier != game.state.barrier or seat in case.engine.decisions(played):
            continue  # open, shown already, or not all that this seat has to choose
        sealings += 1
        if _sealed_varies(case, played, seat, rng):
            break
    else:
        case.require(sealings < 3, "Sealed choices are the same in every resampled world.")


def check_chance(cases: Sequence[Case]) -> None:
    """What comes next differs between worlds, at least once in all games of an engine: some
    variants may be too short for chance."""
    rng = cases[0].rng("chance")
    for case in cases:
        for game, seat, action in case.walk():
            played = case.engine.clone(game.state)
            case.engine.apply(played, seat, action)
            shown = played.barrier != game.state.barrier
            if shown and _chance_varies(case, game.state, seat, action, rng):
                return
    if any(_has_chance(case) for case in cases):
        cases[0].fail("In every resampled world the same things come next.")


def _sealed_varies(case: Case, state: Any, sealer: int, rng: Rng) -> bool:
    seen = {orjson.dumps(case.engine.private(state, sealer))}
    for world in worlds(case, state, None, rng, WORLDS):
        seen.add(orjson.dumps(case.engine.private(world, sealer)))
    return len(seen) > 1


def _chance_varies(case: Case, state: Any, seat: int, action: Any, rng: Rng) -> bool:
    """The viewer makes the same last choice, and what it is then shown differs."""
    shown = set()
    for world in worlds(case, state, seat, rng, WORLDS):
        case.engine.apply(world, seat, action)
        shown.add(orjson.dumps([case.engine.public(world), case.engine.private(world, seat)]))
    return len(shown) > 1


def _has_chance(case: Case) -> bool:
    """Other seeds make other games."""
    games = (Case(case.engine, case.options, case.seats, bytes([n])) for n in range(3))
    return len({orjson.dumps(_start(game)) for game in games}) > 1


def _start(case: Case) -> list[Any]:
    state = case.start().state
    views = [case.engine.private(state, seat) for seat in range(case.seats)]
    return [case.engine.public(state), *views]
