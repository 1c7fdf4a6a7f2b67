"""Random games of Bad Bones in every variant: all skeletons are accounted for after every action.

    python -m bench.conservation [GAMES]

180 tokens, and those of the chiefs that are in the game, are each in one place at every moment
(section 9 of the rules). 2,000 games if no number is given: those that the tests play.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Any, NamedTuple

from engines.bad_bones import engine

CHIEFS = ["pyro", "saboteur", "emperor", "necromancer", "friendly", "instructor", "spectral"]
SEATS = {"competitive": range(2, 7), "cooperative": range(2, 7), "solo": range(1, 2)}


class Variant(NamedTuple):
    mode: str
    seats: int
    advanced: bool
    chiefs: tuple[str, ...]
    finish: bool
    """The heroic finish alone, endless play together."""

    @property
    def options(self) -> Any:
        finish = {"solo": "heroic", "cooperative": "endless"}.get(self.mode)
        more = {finish: self.finish} if finish else {}
        chosen = {"mode": self.mode, "advanced": self.advanced, "chiefs": list(self.chiefs)}
        return engine.Options(**chosen, **more)

    @property
    def tokens(self) -> int:
        return 180 + sum(1 if chief == "emperor" else 3 for chief in self.chiefs)


def variants() -> Iterator[Variant]:
    """All of them; the sets of chiefs are none, all, and a different one each time."""
    single = cycle(CHIEFS)
    for mode, advanced, finish in product(SEATS, (False, True), (False, True)):
        if finish and mode == "competitive":
            continue
        for seats in SEATS[mode]:
            for chiefs in ((), tuple(CHIEFS), (next(single),)):
                yield Variant(mode, seats, advanced, chiefs, finish)


def play(variant: Variant, seed: int) -> int:
    """One random game, counted after every action: how many those were."""
    chance = random.Random(seed)
    state = engine.new(variant.options, variant.seats, seed.to_bytes(4, "big"))
    actions, barrier = 0, -1
    while True:
        engine.check(state)
        if state.barrier != barrier:
            barrier = state.barrier
            _count(variant, engine.public(state))
        decisions = engine.decisions(state)
        if not decisions:
            return actions
        seat = chance.choice(list(decisions))
        engine.apply(state, seat, chance.choice(decisions[seat].actions))
        actions += 1


def _count(variant: Variant, view: dict[str, Any]) -> None:
    """As everybody sees it, without a look inside."""
    shown = [token for seat in view["seats"] for token in seat["board"]["skeletons"]]
    if len(set(shown)) != len(shown):
        raise AssertionError(f"a token is in two places: {sorted(shown)}")
    if view["bag"] + view["removed"] + len(shown) != variant.tokens:
        raise AssertionError(f"{view['bag']} + {view['removed']} + {len(shown)} tokens")


def games(count: int) -> Iterator[tuple[Variant, int]]:
    """The first so many: all variants with one seed, then all with the next."""
    every = list(variants())
    numbered = ((variant, seed) for seed in range(count) for variant in every)
    return islice(numbered, count)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    played: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    for variant, seed in games(count):
        try:
            actions[variant.mode] += play(variant, seed)
        except Exception:
            print(f"{variant}, seed {seed}", file=sys.stderr)
            raise
        played[variant.mode] += 1
    for mode in played:
        print(f"{mode}: {played[mode]} games, {actions[mode]} actions")
    print(f"All skeletons were accounted for after each of {actions.total()} actions.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
