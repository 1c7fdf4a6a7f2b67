"""A random game in which people change their minds."""

from collections.abc import Iterator
from contextlib import suppress

from ..runtime.game import Game, NothingToUndo
from ..runtime.rng import Rng
from .case import Case


def changing_minds(case: Case, rng: Rng) -> Iterator[Game]:
    """Each position of a game with undos, the last one too; not much longer than the case's own."""
    game = case.start()
    for _ in range(3 * len(case.log)):
        yield game
        seats = [seat for seat in range(case.seats) if game.can_undo(seat)]
        if seats and rng.below(3) == 0:
            with suppress(NothingToUndo):  # that it could be promised is check_undo's finding
                game.undo(rng.choice(seats))
            continue
        decisions = case.engine.decisions(game.state)
        if not decisions:
            return
        seat = rng.choice(sorted(decisions))
        game.act(seat, rng.choice(decisions[seat].actions))
    yield game
