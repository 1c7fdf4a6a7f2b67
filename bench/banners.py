"""How games of Bones & Banners go: their length, how they end, who bluffs, which cards are used.

    python -m bench.banners [GAMES]

300 games of each pairing if no number is given. Compare with section 13.3 of the rules: there
players chose at random, or by a greedy rule of thumb.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field

from engines.bones_and_banners import engine
from engines.bones_and_banners.cards.catalogue import ADVISORS, BUILDINGS, LANDS, UNITS
from engines.bones_and_banners.state.position import State
from engines.bones_and_banners.state.unit import Unit
from engines.bones_and_banners.units.bluff import is_bluff
from engines.bones_and_banners.units.targets import aim_at_land, aim_at_unit
from engines.contract import Action, Event
from engines.runtime.rng import Rng

PAIRINGS = (("random", "random"), ("careful", "careful"), ("careful", "random"))
KINDS = {**UNITS, **ADVISORS, **BUILDINGS, **LANDS}
USES = {
    "order.named": "card",
    "advisor.played": "advisor",
    "building.finished": "building",
    "land.activated": "land",
}
"""The events that tell of a card that is used, and where they name it."""


@dataclass
class Found:
    rounds: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def told(self, events: list[Event]) -> None:
        for event in events:
            if event.type in USES:
                self.used[event.values[USES[event.type]]] += 1
            self.counts["conquered"] += event.type == "land.conquered"
            self.counts["stalemates"] += event.type == "land.kept" and event.values["units"] > 0

    def placed(self, bluff: bool) -> None:
        self.counts["orders"] += 1
        self.counts["bluffs"] += bluff

    def over(self, state: State, first: int, seat: int) -> None:
        """``first`` had the token, ``seat`` is the first bot's."""
        self.rounds.append(state.round)
        self.reasons[str(state.reason)] += 1
        self.counts["token"] += state.winner == first
        self.counts["wins"] += state.winner == seat

    def lines(self) -> list[str]:
        games, rounds = len(self.rounds), sum(self.rounds)
        orders = max(1, self.counts["orders"])
        reasons = ", ".join(f"{100 * n / games:.1f} % {why}" for why, n in self.reasons.items())
        unused = sorted(KINDS.keys() - self.used.keys())
        return [
            f"  rounds: mean {rounds / games:.1f}, longest {max(self.rounds)}; {reasons}",
            f"  wins: the first bot {100 * self.counts['wins'] / games:.1f} %, "
            f"the first with the token {100 * self.counts['token'] / games:.1f} %",
            f"  a round: {self.counts['conquered'] / rounds:.2f} lands conquered, "
            f"{self.counts['stalemates'] / rounds:.2f} stalemates with units",
            f"  bluffs: {100 * self.counts['bluffs'] / orders:.1f} % of the first bot's units",
            f"  never used: {', '.join(unused) or 'none'}",
        ]


def play(names: tuple[str, str], number: int, found: Found) -> None:
    """The bots change seats with every game."""
    swapped, rng = number % 2, Rng.seeded(b"banners %d" % number)
    bots = [engine.bots()[name] for name in (names[::-1] if swapped else names)]
    state = engine.new(engine.Options(), 2, rng.key)
    first = state.initiative
    while decisions := engine.decisions(state):
        seat = min(decisions)
        seed = rng.below(1 << 32).to_bytes(4, "big")
        seen = engine.resample(state, seat, seed)
        action = bots[seat].choose(seen, seat, decisions[seat], seed)
        if action["type"] == "unit.target" and seat == swapped:
            found.placed(is_bluff(_order(state, seat, action)))
        found.told(engine.apply(state, seat, action))
    found.over(state, first, swapped)


def _order(state: State, seat: int, action: Action) -> Unit:
    """The unit as it is about to be placed; it may have left play before anybody is asked again."""
    given = state.stack[-1].given
    dice = [given["symbol"]] * given["dice"]
    if "land" in action:
        return Unit(0, given["card"], seat, aim_at_land(state, seat, action["land"]), dice=dice)
    target = next(unit for unit in state.units if unit.seq == action["unit"])
    return Unit(0, given["card"], seat, aim_at_unit(state, seat, target), dice=dice)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for names in PAIRINGS:
        found = Found()
        for number in range(games):
            play(names, number, found)
        print(f"{' against '.join(names)}, {games} games")
        print("\n".join(found.lines()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
