"""``boneyard export``: a finished game as a file, for ``boneyard verify``."""

import argparse
import asyncio
import sys
from typing import Any

from app.settings import Settings

from .database import database


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("export", help="print a finished game as JSON")
    command.add_argument("game", help="its id, as in the room's page (g_…)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from app.errors import Refused
    from app.web.errors import sentence

    settings = Settings.read()
    try:
        with database(settings, share=True) as url:
            exported = asyncio.run(_export(url, given.game))
    except Refused as refused:
        print(sentence(refused, "en"), file=sys.stderr)
        return 1
    print(exported, end="")
    return 0


async def _export(url: str, game_id: str) -> str:
    from app.db.session import Database
    from app.live.game.export import export

    opened = await Database(url, 1).open()
    try:
        return await export(opened, game_id)
    finally:
        await opened.close()
