"""A game as if nobody had ever taken anything back: that is what one wants to watch again.

Undo plays what stands again without the action that is taken back (`engines.runtime.game`): a log
without the two leads to the same game.
"""

from dataclasses import replace

from .store import Stored


def without_takebacks(stored: Stored) -> Stored:
    dropped: set[int] = set()
    standing: dict[int, list[int]] = {}
    for line in stored.log:
        own = standing.setdefault(line.seat, [])
        if line.action is not None:
            own.append(line.seq)
        else:
            dropped |= {line.seq, own.pop()}
    if not dropped:
        return stored
    log = [line for line in stored.log if line.seq not in dropped]
    # New rules are told after the line before them that is still there.
    kept = [0, *(line.seq for line in log)]
    changes = tuple(
        replace(change, seq=max(seq for seq in kept if seq <= change.seq))
        for change in stored.changes
    )
    return replace(stored, log=log, changes=changes)
