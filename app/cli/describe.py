"""``boneyard describe``: the table of a recorded game as text."""

import argparse
import sys
from typing import Any

from engines.runtime.messages import LANGUAGES
from engines.runtime.record import BadRecord

from .recorded import read


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "describe",
        help="show a recorded game's table as text",
        description="Prints the table of a recorded game as text, at its end or earlier.",
    )
    command.add_argument("file", help="a game from 'boneyard export', or - for standard input")
    command.add_argument(
        "--at", type=int, metavar="N", help="after N lines of the log (default: at the end)"
    )
    command.add_argument(
        "--seat", type=int, metavar="S", help="also what seat S alone can see (the first is 0)"
    )
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        print(_text(given))
    except BadRecord as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _text(given: argparse.Namespace) -> str:
    record = read(given.file)
    lines = len(record.log)
    if given.at is not None and not 0 <= given.at <= lines:
        raise BadRecord(f"The log has {lines} lines: --at takes a number from 0 to {lines}.")
    if given.seat is not None and not 0 <= given.seat < record.seats:
        raise BadRecord(f"The game has {record.seats} seats: --seat starts at 0.")
    game = record.replay(given.at)
    views = [game.engine.public(game.state)]
    if given.seat is not None:
        views.append(game.engine.private(game.state, given.seat))
    return "\n\n".join(game.engine.describe(view, given.lang).strip("\n") for view in views)
