"""Random games of every engine with every option, all checks on each, for as long as you like.

    python -m bench.soak MINUTES [--engine ID] [--seed N]

Ends with 1 at the first violation; it prints what to call to see it again.
"""

import argparse
import itertools
import sys
import time
import traceback

from engines import registry
from engines.conformance import CHECKS, Case, cases


def rounds(names: list[str], first: int) -> "itertools.chain[Case]":
    """All cases with one seed, then all with the next."""
    return itertools.chain.from_iterable(
        cases(registry.get(name), thorough=True, seed=f"soak {number}".encode(), points=20)
        for number in itertools.count(first)
        for name in names
    )


def again(name: str, case: Case) -> str:
    """What to type into Python to see a violation again."""
    options = case.options.model_dump(mode="json")
    made = f"Case(engine, engine.Options(**{options}), {case.seats}, {case.seed!r}, points=20)"
    return (
        f"\n{name} failed. To see it again:\n"
        "from engines import registry\nfrom engines.conformance import CHECKS, Case\n"
        f"engine = registry.get({case.engine.id!r})\nCHECKS[{name!r}]({made})"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("minutes", type=float, nargs="?", default=5.0)
    parser.add_argument("--engine", action="append", choices=[e.id for e in registry.all()])
    parser.add_argument("--seed", type=int, default=0, help="number of the first seed")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    games = actions = 0
    for case in rounds(given.engine or [e.id for e in registry.all()], given.seed):
        if time.monotonic() > until:
            break
        for name, check in CHECKS.items():
            try:
                check(case)
            except Exception:
                traceback.print_exc()
                print(again(name, case), file=sys.stderr)
                return 1
        games += 1
        actions += len(case.log)
        if sys.stderr.isatty():
            print(f"\r{games} games, {actions} actions, {case}\033[K", end="", file=sys.stderr)
    print(f"\n{games} games with {actions} actions: every check held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
