"""A game as if nobody had ever taken anything back: that is what one wants to watch again.

Undo plays what stands again without the action that is taken back, and without what can't be
played any more then (`engines.runtime.game`): a log of the lines that stand leads to the same game.
"""

from collections.abc import Iterable
from dataclasses import replace

from .game import LiveGame
from .store import Stored


async def without_takebacks(stored: Stored, live: LiveGame | None = None) -> Stored:
    """``live``: the game, if it has been played here already."""
    if all(line.action is not None for line in stored.log):
        return stored
    game = (live or await LiveGame.load(stored)).game
    # where the log can't be played any more, the rest stays as it is
    return shortened(stored, [*game.standing, *range(len(game.log), len(stored.log))])


def shortened(stored: Stored, lines: Iterable[int]) -> Stored:
    log = [stored.log[line] for line in lines]
    # New rules are told after the line before them that is still there.
    kept = [0, *(line.seq for line in log)]
    changes = tuple(
        replace(change, seq=max(seq for seq in kept if seq <= change.seq))
        for change in stored.changes
    )
    return replace(stored, log=log, changes=changes)
