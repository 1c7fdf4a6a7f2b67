"""How fast engines play at random, beside python-chess in the same run.

    python -m bench.engines [--seconds 20] [--json FILE]

First the basic game, at every number of seats: those are the figures that count. Then a choice of
variants. Every contender plays a short slice in turn, round after round, so that a noisy machine
disturbs all of them alike; a ratio is the median over the rounds. Trust the ratios, not the rates.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial

import chess

from engines import registry
from engines.conformance import Case, basic_cases, cases

SLICE = 0.15
CHESS = "python-chess"


def chess_game(number: int) -> int:
    """Random moves up to mate, stalemate or 75 moves without progress; the cheapest such loop."""
    board, chance, moves = chess.Board(), random.Random(number), 0
    while (legal := list(board.legal_moves)) and board.halfmove_clock < 150:
        board.push(chance.choice(legal))
        moves += 1
    return moves


def engine_game(case: Case, number: int) -> int:
    """The same loop: list what is legal, take one at random, play it."""
    engine, chance, actions = case.engine, random.Random(number), 0
    state = engine.new(case.options, case.seats, number.to_bytes(8, "big"))
    while decisions := engine.decisions(state):
        seat, decision = next(iter(decisions.items()))
        engine.apply(state, seat, chance.choice(decision.actions))
        actions += 1
    return actions


def contenders() -> dict[str, dict[str, Callable[[int], int]]]:
    """By kind. Each plays the game of a number and says how many actions it took."""
    basic: dict[str, Callable[[int], int]] = {}
    variants: dict[str, Callable[[int], int]] = {}
    for engine in registry.all():
        basic |= {str(case): partial(engine_game, case) for case in basic_cases(engine)}
        variants |= {str(case): partial(engine_game, case) for case in cases(engine)}
    others = {name: player for name, player in variants.items() if name not in basic}
    return {"beside": {CHESS: chess_game}, "basic game": basic, "variants": others}


def measure(players: Mapping[str, Callable[[int], int]], seconds: float) -> dict[str, list[float]]:
    """Actions per second of CPU for each contender, one number per round."""
    rates: dict[str, list[float]] = {name: [] for name in players}
    number, until = 0, time.monotonic() + seconds
    while time.monotonic() < until or len(rates[CHESS]) < 3:
        for name, player in players.items():
            actions, began = 0, time.process_time()
            while (spent := time.process_time() - began) < SLICE:
                number += 1
                actions += player(number)
            rates[name].append(actions / spent)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", metavar="FILE", help="also write the table to a file")
    given = parser.parse_args()
    kinds = contenders()
    rates = measure(
        {name: each for kind in kinds.values() for name, each in kind.items()}, given.seconds
    )
    table = []
    for kind, players in kinds.items():
        print(f"{kind}:")
        for name in players:
            measured = rates[name]
            ratios = [rate / base for rate, base in zip(measured, rates[CHESS], strict=True)]
            row = {
                "name": name,
                "kind": kind,
                "actions_per_s": round(statistics.median(measured)),
                "ratio": round(statistics.median(ratios), 2),
                "rounds": len(measured),
            }
            table.append(row)
            print(f"{row['ratio']:6.2f} x chess  {row['actions_per_s']:8,} actions/s  {name}")
    print(json.dumps(table))
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(table, file, indent=1)


if __name__ == "__main__":
    main()
