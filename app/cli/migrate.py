"""``boneyard migrate``: brings the database to this version's schema, or to a named one."""

import argparse
import asyncio
from typing import Any

from app.settings import Settings

from .database import database


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("migrate", help="bring the database to this version's schema")
    command.add_argument(
        "revision", nargs="?", default="head", help="a revision, or 'base' for none (default: head)"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from app.db.migrate import migrate

    with database(Settings.read(), share=True) as url:
        asyncio.run(migrate(url, given.revision))
    print(f"The database is at {given.revision}.")
    return 0
