"""``boneyard verify``: was the game really played like this?"""

import argparse
import sys
from typing import Any

from engines.runtime.record import BadRecord

from .recorded import read

ABOUT = """Plays a recorded game again and checks every action, the result and the published hash of
the seed. The file also holds a hash of the last position and a chain of hashes over the whole log,
so that not even an action that changes nothing about the result can be swapped.
Exit code 0: the game was played like this. 1: it was not, and a sentence says why."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "verify", help="check a recorded game by playing it again", description=ABOUT
    )
    command.add_argument("file", help="a game from 'boneyard export', or - for standard input")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    try:
        record = read(given.file)
        record.verify()
    except BadRecord as error:
        print(f"Refused: {error}", file=sys.stderr)
        return 1
    ending = "the result" if record.result else "the position (the game is not over)"
    print(f"Verified: all {len(record.log)} lines of the log, {ending} and the seed are right.")
    return 0
