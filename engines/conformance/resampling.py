"""``resample`` draws anew all that a viewer can't know: else the other checks prove nothing."""

from typing import Any

import orjson

from ..rng import Rng
from .case import Case
from .interference import worlds
from .states import play_on

WORLDS = 6


def check_resample(case: Case) -> None:
    """Chance to come and sealed choices vary between worlds, and every world can be played."""
    rng = case.rng("resample")
    chance_varied, chances, sealed_varied, sealings = False, 0, False, 0
    for game, seat, action in case.walk():
        state = game.state
        sealers = _sealers(case, state)
        played = case.engine.clone(state)
        case.engine.apply(played, seat, action)
        if played.barrier != state.barrier and not chance_varied:
            chances += 1
            chance_varied = _chance_varies(case, state, seat, action, rng)
        if sealers and not sealed_varied:
            sealings += 1
            sealed_varied = _sealed_varies(case, state, sealers[0], rng)
    if chances and _has_chance(case):
        case.require(chance_varied, "In every resampled world the same things come next.")
    if sealings > 2:
        case.require(sealed_varied, "Sealed choices are the same in every resampled world.")
    for game, _, _ in case.sample("resample"):
        for viewer in case.viewers():
            for world in worlds(case, game.state, viewer, rng, 1):
                play_on(case.engine, world, rng, 25)


def _sealers(case: Case, state: Any) -> list[int]:
    """Seats that have chosen while others have not, and that could take it back: it is sealed,
    or open in which case it shows in public and stays."""
    choosing = case.engine.decisions(state)
    return [seat for seat in range(case.seats) if seat not in choosing and state.undoable[seat] > 0]


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
    starts = {_first_views(case, bytes([n])) for n in range(4)}
    return len(starts) > 1


def _first_views(case: Case, seed: bytes) -> bytes:
    other = Case(case.engine, case.options, case.seats, seed=case.seed, limit=case.limit)
    state = other.engine.new(case.options, case.seats, seed)
    views = [other.engine.private(state, seat) for seat in range(case.seats)]
    return orjson.dumps([other.engine.public(state), views])
