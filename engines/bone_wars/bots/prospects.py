"""What can be made of bones, species cards and the archive in turns to come."""

from ..fits.awards import missing, needs_of
from ..state.components import AWARD_SPACES, RIVAL
from ..state.grants import MAY_STAY, has
from ..state.player import Player
from ..state.position import State
from . import weights
from .papers import Papers


class Prospects:
    """Remembers what it has worked out: in one turn the same crates and hands come up often."""

    def __init__(self, seat: int, loyalty: float, paper: float) -> None:
        self.seat = seat
        self.loyalty = loyalty
        self.paper = paper
        self._known: dict[object, float] = {}

    def __call__(self, state: State, turns: float) -> float:
        player = state.players[self.seat]
        if turns < 1:
            return 0.0
        return (
            self._cards(state, player, turns)
            + _people(player, turns)
            + self._awards(state, player, turns)
        )

    def bone(self, state: State, turns: float) -> float:
        """A bone out of the bag, on average."""
        player = state.players[self.seat]
        before = self._cards(state, player, turns)
        crates, all_ = player.crates, sum(state.bag)
        value = 0.0
        for bone, count in enumerate(state.bag):
            if count:
                crates[bone] += 1
                value += count / all_ * (self._cards(state, player, turns) - before)
                crates[bone] -= 1
        return max(weights.BONE_TOO_MANY, value)

    def _cards(self, state: State, player: Player, turns: float) -> float:
        standing = None if has(state, self.seat, MAY_STAY) else player.paleontologist
        rival = state.papers[RIVAL[player.patron]] if player.patron else [0] * 5
        key = (
            *player.crates,
            tuple(player.species),
            player.limit,
            player.archived,
            tuple(rival),
            standing,
            min(turns, weights.MANY_TURNS),
            len(player.people),
        )
        known = self._known.get(key)
        if known is None:
            papers = Papers(state, player, standing, turns, self.loyalty, self.paper)
            known = self._known[key] = papers.best(rival)
        return known

    def _awards(self, state: State, player: Player, turns: float) -> float:
        key = (
            turns,
            tuple(map(tuple, player.archive.values())),
            tuple(len(space) for spaces in state.markers.values() for space in spaces),
        )
        known = self._known.get(key)
        if known is None:
            known = sum(self._award(state, player, turns, kind) for kind in state.awards)
            self._known[key] = known
        return known

    def _award(self, state: State, player: Player, turns: float, kind: str) -> float:
        """The best that is still to be had of a tile."""
        spaces = state.markers[kind]
        if any(self.seat in markers for markers in spaces):
            return 0.0
        best = 0.0
        for space, markers in enumerate(spaces):
            if markers:
                continue
            lacking = missing(needs_of(state.awards[kind], space), player.archive)
            if lacking >= len(weights.AWARD) or turns < weights.AWARD_TURNS[lacking]:
                continue
            worth = AWARD_SPACES[space]["loyalty"] * self.loyalty + weights.ROUND_BONUS
            best = max(best, worth * weights.AWARD[lacking])
        return best


def _people(player: Player, turns: float) -> float:
    worths = sorted((weights.PERSON[person] for person in player.people), reverse=True)
    return weights.fewer_and_fewer(worths[: int(turns)], weights.MORE_PEOPLE)
