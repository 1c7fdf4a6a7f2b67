"""``boneyard backup``: everything in one file, while it runs."""

import argparse
import sys
from typing import Any

from app.settings import Settings

from .database import database


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "backup",
        help="save everything to a file, while the server runs",
        description="Saves people, rooms, games and chat to a file for 'boneyard restore'.",
    )
    command.add_argument("file", help="the file to write, or - for standard output")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from app.backup.programs import BackupTrouble
    from app.backup.save import save

    with database(Settings.read(), share=True) as url:
        try:
            size = save(url, given.file)
        except BackupTrouble as trouble:
            print(trouble, file=sys.stderr)
            return 1
    if given.file != "-":
        print(f"Everything is saved in {given.file} ({max(1, size // 1024):,} kB).")
    return 0
