"""The bookshelves: papers always slide down, so credibility depends on their number alone."""

from collections.abc import Sequence
from functools import cache

from .components import SHELVES


@cache
def capacities(players: int) -> tuple[int, ...]:
    """How many tiles each shelf holds, bottom first."""
    return tuple(
        sum(spot != "preprinted" and spot <= players for spot in shelf) for shelf in SHELVES
    )


def credibility(papers: int, players: int) -> int:
    """Shelves with at least one paper; the preprinted one is always there (110).

    >>> [credibility(n, 2) for n in (0, 1, 2, 9, 10)], credibility(3, 4)
    ([1, 1, 2, 5, 5], 2)
    """
    filled, below = 1, 0
    for shelf, capacity in enumerate(capacities(players)):
        if papers > below:
            filled = max(filled, shelf + 1)
        below += capacity
    return filled


def of(counts: Sequence[int], players: int) -> int:
    return credibility(sum(counts), players)
