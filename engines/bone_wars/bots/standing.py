"""What loyalty and papers will have brought at the scorings to come."""

from functools import cache

from ..state import shelves
from ..state.components import PATRONS, ROUNDS, SCORED_AFTER, TRACK
from ..state.player import Player
from ..state.position import State
from . import weights

_MOST_PAPERS = 40


def _smooth(values: list[int]) -> list[float]:
    """A step is worth something even if the value does not change at once."""
    ends = [values[0], *values, values[-1]]
    return [(ends[n] + 2 * ends[n + 1] + ends[n + 2]) / 4 for n in range(len(values))]


_TRACK = _smooth(TRACK)


@cache
def _shelf(players: int) -> tuple[list[int], list[float]]:
    exact = [shelves.credibility(papers, players) for papers in range(_MOST_PAPERS)]
    return exact, _smooth(exact)


def _at(exact: list[int], smooth: list[float], now: int, growth: float) -> float:
    """The nearer the scoring, the more it is as it is now."""
    there = min(now + growth, len(smooth) - 1.001)
    low = int(there)
    if low < 0:
        return float(exact[max(0, now)])
    between = smooth[low] + (smooth[low + 1] - smooth[low]) * (there - low)
    sure = max(0.0, 1.0 - growth)
    return sure * exact[min(now, len(exact) - 1)] + (1.0 - sure) * between


def expected(state: State, player: Player, left: float, papers: dict[str, float]) -> float:
    """Points of the player at the end, if ``left`` of the current round is still to come.

    ``papers`` are such as are still to be placed.
    """
    points = float(player.rp)
    exact, smooth = _shelf(len(state.players))
    coming = weights.PAPERS * len(state.players)
    for when in (*SCORED_AFTER, ROUNDS):
        rounds = when - state.round + left
        if when < state.round or (when == state.round and state.phase == "over"):
            continue
        for patron in PATRONS:
            growth = weights.GROWTH if patron == player.patron else weights.OTHER_GROWTH
            loyalty = _at(TRACK, _TRACK, player.loyalty[patron], growth * rounds)
            count = sum(state.papers[patron])
            points += loyalty * _at(exact, smooth, count, coming * rounds + papers[patron])
    return points
