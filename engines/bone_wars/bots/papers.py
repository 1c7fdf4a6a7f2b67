"""Papers that could be published or debunked with what is at hand."""

from collections.abc import Iterator

from ..state.components import BONE_PARTS, BONES, DEBUNK, PARTS, PUBLISH, SIZES, SPECIES
from ..state.player import Player
from ..state.position import State
from . import weights

_BONES_OF = tuple(
    tuple(bone for bone, part in enumerate(BONE_PARTS) if part == wanted) for wanted in PARTS
)


class Papers:
    def __init__(
        self,
        state: State,
        player: Player,
        standing: str | None,
        turns: float,
        loyalty: float,
        paper: float,
    ) -> None:
        self.state = state
        self.player = player
        self.loyalty = loyalty
        self.paper = paper
        plan = weights.PLAN[min(int(turns), len(weights.PLAN) - 1)]
        self.publish = plan * (weights.IN_THE_WAY if standing == "publish" else 1.0)
        self.debunk = plan * (weights.IN_THE_WAY if standing == "debunk" else 1.0)
        self.time = min(1.0, turns / weights.MANY_TURNS)

    def best(self, rival: list[int]) -> float:
        """Published or debunked first, whichever is better. ``rival``: the rival's papers."""
        crates = self.player.crates.copy()
        published = self._published(crates)
        one = published + self._sets(crates, rival) + self._left(crates)
        if not any(rival) or max(self.player.crates) < SIZES[0]:
            return one
        crates = self.player.crates.copy()
        debunked = self._sets(crates, rival)
        return max(one, debunked + self._published(crates) + self._left(crates))

    def _published(self, crates: list[int]) -> float:
        """The best paper, then the best of what is left, and so on: takes the bones."""
        player, cards, value = self.player, self.player.species.copy(), 0.0
        archived = {letter: len(held) for letter, held in player.archive.items()}
        to_act_with = len(player.species) + len(player.people)
        while cards:
            worth, card = max((self._now(card, crates, archived), card) for card in cards)
            if worth <= 0:
                break
            to_act_with -= 1
            value += worth if to_act_with else worth * weights.NO_CARD
            cards.remove(card)
            archived[SPECIES[card].envelope] += 1
            for bone in _spent(card, crates):
                crates[bone] -= 1
        rest = sorted((self._later(card, crates, archived) for card in cards), reverse=True)
        return value + weights.fewer_and_fewer(rest, weights.MORE_CARDS)

    def _now(self, card: int, crates: list[int], archived: dict[str, int]) -> float:
        """With the bones that are there, or with more to come."""
        size = _size(card, crates)
        if size < SIZES[0] or archived[SPECIES[card].envelope] >= self.player.limit:
            return 0.0
        return max(
            self.publish * self._paper(card, size, archived), self._hope(card, size, archived)
        )

    def _hope(self, card: int, size: int, archived: dict[str, int]) -> float:
        return weights.CARD[size] * self.time * self._paper(card, SIZES[-1], archived)

    def _paper(self, card: int, size: int, archived: dict[str, int]) -> float:
        reward, species = PUBLISH[size], SPECIES[card]
        worth: float = reward["loyalty"] * self.loyalty + self.paper
        if reward["prize"]:
            worth += weights.PRIZE[species.prize]
        if reward["round_bonus"]:
            worth += weights.ROUND_BONUS
        return worth + weights.ENVELOPE[species.envelope] * (archived[species.envelope] + 1)

    def _later(self, card: int, crates: list[int], archived: dict[str, int]) -> float:
        """A card for which no paper is in sight yet: with more bones, a minor find, or a turn."""
        species = SPECIES[card]
        hope = self._hope(card, _size(card, crates), archived)
        if archived[species.envelope] >= self.player.limit:
            hope *= weights.NO_ROOM
        elif any(species.icon in column for column in self.state.finds):
            found = weights.ENVELOPE[species.envelope] * (archived[species.envelope] + 1)
            hope = max(hope, weights.FIND * (found + weights.ROUND_BONUS))
        return max(weights.TURN, hope)

    def _sets(self, crates: list[int], rival: list[int]) -> float:
        """Papers that can be debunked: takes the bones."""
        papers, value = rival.copy(), 0.0
        for size in reversed(SIZES):
            for bone in range(len(BONES)):
                if crates[bone] >= size and papers[size]:
                    crates[bone] -= size
                    papers[size] -= 1
                    won = DEBUNK[size] * self.loyalty + weights.BOTH_SIDES * self.paper
                    value += self.debunk * won
        return value

    def _left(self, crates: list[int]) -> float:
        """Bones that no card at hand needs: something to begin the next paper with."""
        useful = sum(any(crates[bone] for bone in part) for part in _BONES_OF)
        others = sum(crates) - useful
        return self.time * (weights.USEFUL_BONE * useful + weights.OTHER_BONE * others)


def _size(card: int, crates: list[int]) -> int:
    return sum(any(crates[bone] for bone in fit) for fit in SPECIES[card].fits)


def _spent(card: int, crates: list[int]) -> Iterator[int]:
    """Of each part the bone of which there are most."""
    for fit in SPECIES[card].fits:
        bone = max(fit, key=crates.__getitem__)
        if crates[bone]:
            yield bone
