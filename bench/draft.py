"""Does it matter in Bone Wars who is first in the draft?

    python -m bench.draft [--seats 2] [--games 400] [--seed 0] [--log FILE]
                          [--draft BOTS] [--play BOTS] [--rows ROWS] [--order rows|turned|random]

Bots play whole games. Those of --draft choose in the draft, in its order, those of --play play the
rest (one name: for everybody): careful, random, or hasty, which plays many games in little time.
Wins are counted by the place in the draft and, to tell one cause from another, by seat, place in
the order of round 1, profession, grant and patron. A shared win is a part of one.

Bots draft by habit, so these causes come together. What takes them apart: --rows gives everybody
a profession, by the place in the draft (2,4) or at random; --order turns the order of round 1.

With --log each game is a line of JSON; games that stand there already are not played again, so
that a long run can be broken off.
"""

import argparse
import json
import math
import os
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.bone_wars import engine
from engines.bone_wars.phases.players import turn_of
from engines.bone_wars.state.components import ROW_BONUS
from engines.bone_wars.state.position import State
from engines.contract import Action, Bot, Decision
from engines.runtime.rng import Rng

from .hasty import HastyBot

SURE = 1.96
"""Standard errors on each side: 95 %."""
RANDOM = "random"


@dataclass
class Given:
    """Drafts as another does, but begins with a profession that it is given."""

    row: int
    other: Bot

    def choose(self, state: Any, seat: int, decision: Decision, seed: bytes) -> Action:
        for action in decision.actions:
            if decision.kind == "setup.choose" and action.get("profession") == self.row:
                return action
        return self.other.choose(state, seat, decision, seed)


@dataclass
class Plan:
    """How games are played. Lists are in the order of the draft, whoever sits where."""

    seed: int
    draft: list[Bot]
    rest: list[Bot]
    rows: str
    order: str

    def play(self, number: int) -> dict[str, Any]:
        key = Rng.seeded(f"draft {self.seed}/{number}".encode()).key
        chance = Rng.seeded(key + b"/bots")
        drafting = self._drafting(chance)
        turned = self.order == "turned" or (self.order == RANDOM and chance.below(2) == 1)
        state = engine.new(engine.Options(), len(drafting), key)
        places = [(state.first + place) % len(drafting) for place in range(len(drafting))]
        begins_with: dict[int, str] = {}
        drafted: dict[str, Any] = {}
        while decisions := engine.decisions(state):
            if state.phase != "draft" and not drafted:
                if turned:
                    _turn(state)
                    decisions = engine.decisions(state)
                drafted = _drafted(state, places)
            seat, decision = next(iter(decisions.items()))
            bot = (self.rest if drafted else drafting)[places.index(seat)]
            seed = chance.below(2**62).to_bytes(8, "big")
            action = bot.choose(engine.resample(state, seat, seed), seat, decision, seed)
            if decision.kind == "setup.choose":
                begins_with.setdefault(seat, "species" if "species" in action else "profession")
            engine.apply(state, seat, action)
        result = engine.result(state)
        if result is None:
            raise AssertionError(f"game {number} has no result")
        return {
            "game": number,
            "seats": places,
            **drafted,
            "begins_with": [begins_with[seat] for seat in places],
            "won": [(seat in result.winners) / len(result.winners) for seat in places],
            "points": [result.points[seat] for seat in places],
        }

    def _drafting(self, chance: Rng) -> list[Bot]:
        if not self.rows:
            return self.draft
        rows = list(range(1, len(ROW_BONUS) + 1))
        chance.shuffle(rows)
        if self.rows != RANDOM:
            rows = [int(row) for row in self.rows.split(",")]
        return [Given(row, bot) for row, bot in zip(rows, self.draft, strict=False)]


def _turn(state: State) -> None:
    """Round 1 in the opposite order; nobody has done anything yet."""
    state.order = state.order[::-1]
    state.active = state.order[0]
    state.stack[-1] = turn_of(state, state.order[0])
    state.actions = None


def _drafted(state: State, places: Sequence[int]) -> dict[str, Any]:
    players = [state.players[seat] for seat in places]
    return {
        "order": [state.order.index(seat) for seat in places],
        "row": [(player.profession or [0])[0] for player in players],
        "grant": [player.grant and state.grants[player.grant - 1] for player in players],
        "patron": [player.patron for player in players],
    }


def interval(wins: Sequence[float]) -> tuple[float, float, float]:
    """The share of wins, and between what it truly lies with 95 % certainty (Wilson)."""
    games, share = len(wins), statistics.fmean(wins)
    below = 1 + SURE**2 / games
    middle = (share + SURE**2 / (2 * games)) / below
    aside = SURE / below * math.sqrt(share * (1 - share) / games + (SURE / (2 * games)) ** 2)
    return share, max(0.0, middle - aside), min(1.0, middle + aside)


def mean(numbers: Sequence[float]) -> str:
    if len(numbers) < 2:
        return f"{statistics.fmean(numbers):+.1f}"
    error = SURE * statistics.stdev(numbers) / math.sqrt(len(numbers))
    return f"{statistics.fmean(numbers):+.1f} ±{error:.1f}"


CAUSES: dict[str, Callable[[Mapping[str, Any], int], Any]] = {
    "place in the draft": lambda game, place: place + 1,
    "seat": lambda game, place: game["seats"][place],
    "place in the order of round 1": lambda game, place: game["order"][place] + 1,
    "first choice, by place": lambda game, place: f"{place + 1}: {game['begins_with'][place]}",
    "profession": lambda game, place: game["row"][place],
    "profession, by place": lambda game, place: f"{place + 1}: {game['row'][place]}",
    "grant": lambda game, place: game["grant"][place],
    "patron": lambda game, place: game["patron"][place],
}


def table(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    for cause, of in CAUSES.items():
        wins, points = defaultdict(list), defaultdict(list)
        for game in games:
            even = statistics.fmean(game["points"])
            for place in range(len(game["seats"])):
                wins[of(game, place)].append(game["won"][place])
                points[of(game, place)].append(game["points"][place] - even)
        yield f"\n{cause:32} times   wins, 95 %              points above the game's mean"
        for each in sorted(wins, key=lambda key: (len(str(key)), str(key))):
            share, low, high = interval(wins[each])
            shown = f"{share:6.1%} ({low:.1%} to {high:.1%})"
            yield f"  {each!s:30} {len(wins[each]):5}   {shown:23} {mean(points[each])}"
    points_of_all = [points for game in games for points in game["points"]]
    yield f"\npoints on average: {statistics.fmean(points_of_all):.1f}"
    if len(games[0]["seats"]) == 2:
        share, low, high = interval([game["won"][0] for game in games])
        z = (share - 0.5) / (0.5 / math.sqrt(len(games)))
        ahead = mean([game["points"][0] - game["points"][1] for game in games])
        yield (
            f"The first in the draft wins {share:.1%} ({low:.1%} to {high:.1%}) of {len(games)}"
            f" games, z = {z:.1f}; points ahead of the second: {ahead}."
        )


def bots(names: str, seats: int) -> list[Bot]:
    known: dict[str, Bot] = {**engine.bots(), "hasty": HastyBot()}
    wanted = names.split(",")
    return [known[wanted[place % len(wanted)]] for place in range(seats)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--draft", default="careful", metavar="BOTS")
    parser.add_argument("--play", default="careful", metavar="BOTS")
    parser.add_argument("--rows", default="", help="professions by place (2,4), or random")
    parser.add_argument("--order", default="rows", choices=["rows", "turned", RANDOM])
    given = parser.parse_args()
    draft, rest = bots(given.draft, given.seats), bots(given.play, given.seats)
    plan = Plan(given.seed, draft, rest, given.rows, given.order)
    games = []
    if given.log and os.path.exists(given.log):
        with open(given.log, encoding="utf-8") as file:
            games = [json.loads(line) for line in file][: given.games]
    for number in range(len(games), given.games):
        games.append(plan.play(number))
        if given.log:
            with open(given.log, "a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
        if sys.stderr.isatty():
            print(f"\r{number + 1} games\033[K", end="", file=sys.stderr)
    print("\n".join(table(games)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
