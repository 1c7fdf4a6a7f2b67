"""``boneyard check``: does an engine keep the contract?"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engines import conformance, registry
from engines.contract import Engine

from .progress import Progress

ABOUT = """Plays random games of an engine in every combination of its options and holds them
against the contract. Large games take minutes. Every broken promise gets a line that says how to
see it again.
Exit code 0: the engine keeps the contract. 1: it does not. 2: there is no such game."""

Step = tuple[str, Callable[[], None]]
"""What is looked at, and the look."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "check", help="check that an engine keeps the contract", description=ABOUT
    )
    command.add_argument("engine", help="which game, by its id")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        engine = registry.get(given.engine)
    except registry.UnknownEngine as error:
        print(error, file=sys.stderr)
        return 2
    steps = list(_steps(engine))
    broken = 0
    with Progress(len(steps)) as progress:
        for name, look in steps:
            try:
                look()
            except conformance.Violation as violation:
                broken += 1
                print(violation)
            except Exception as error:  # the engine fails where it should have answered
                broken += 1
                print(f"{name}: {type(error).__name__}: {error}")
            progress.step()
    if broken:
        print(f"{engine.id} breaks the contract: {broken} of {len(steps)} checks failed.")
        return 1
    print(f"{engine.id} keeps the contract: all {len(steps)} checks passed.")
    return 0


def _steps(engine: Engine) -> Iterator[Step]:
    cases = list(conformance.cases(engine))
    yield "options", partial(conformance.check_options, engine)
    yield "texts", partial(conformance.check_catalogue, engine)
    yield "chance", partial(conformance.check_chance, cases)
    for case in cases:
        for name, check in conformance.CHECKS.items():
            yield f"{name} of {case}", partial(check, case)
