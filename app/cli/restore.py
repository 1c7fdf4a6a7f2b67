"""``boneyard restore``: everything from a file of ``boneyard backup``."""

import argparse
import sys
from typing import Any

from app.settings import Settings

from .database import database


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "restore",
        help="bring back what 'boneyard backup' saved",
        description="Puts a backup into the database. A server that is running on it carries on.",
    )
    command.add_argument("file", help="a file from 'boneyard backup', or - for standard input")
    command.add_argument(
        "--replace", action="store_true", help="even if rooms and games would be lost"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from app.backup.programs import BackupTrouble
    from app.backup.restore import restore

    with database(Settings.read(), share=True) as url:
        try:
            restore(url, given.file, replace=given.replace)
        except BackupTrouble as trouble:
            print(trouble, file=sys.stderr)
            return 1
    print(f"Everything in {given.file} is restored.")
    return 0
