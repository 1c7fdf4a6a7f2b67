"""The command line; ``make screenshots`` calls it."""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from .camera import browser
from .compare import Change, compare, pictures
from .looks import ALL, USUAL
from .make import make, plan


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.screenshots", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    making = commands.add_parser("make", help="make a set of pictures")
    making.add_argument("folder", type=Path)
    making.add_argument("--all", action="store_true", help="on every size, in every light")
    comparing = commands.add_parser("compare", help="compare two sets; exit 1 if they differ")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--into", type=Path, help="pictures of the differences go there")
    for command in (making, comparing):
        command.add_argument(
            "--only", default="", metavar="PATTERN",
            help="part of a picture's name (lobby, phone-dark), or with * all of it",
        )  # fmt: skip
    given = parser.parse_args()
    return _make(given) if given.command == "make" else _compare(given)


def _make(given: argparse.Namespace) -> int:
    jobs = plan(ALL if given.all else USUAL, given.only)
    wanted = sum(len(job.names) for job in jobs)
    if not wanted:
        _say(f"There is no picture of {given.only}.")
        return 1
    if not given.only and pictures(given.folder):
        _say(f"{given.folder} has pictures already; a set goes into a new folder.")
        return 1
    started, made = time.monotonic(), 0
    for outcome in make(given.folder, jobs):
        made += outcome.made
        _say(outcome.broken or f"{made} of {wanted} pictures, {time.monotonic() - started:.0f} s")
    return 0 if made == wanted else 1


def _compare(given: argparse.Namespace) -> int:
    kinds: Counter[str] = Counter()
    with browser() as profiles:
        page = profiles.new_page()
        for found in compare(page, given.before, given.after, given.only):
            kinds[found.kind] += 1
            if found.kind != "equal":
                _say(str(found))
            if found.change and given.into:
                _keep(given.into / found.name, found.change)
    _say(", ".join(f"{kinds[kind]} {kind}" for kind in ("equal", "changed", "missing", "new")))
    return 0 if kinds.total() == kinds["equal"] > 0 else 1


def _keep(file: Path, change: Change) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(change.sheet)


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a command


if __name__ == "__main__":
    sys.exit(main())
