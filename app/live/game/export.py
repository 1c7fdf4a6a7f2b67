"""A finished game as a file that anybody can check (``boneyard verify``)."""

from asyncio import to_thread
from typing import Any

import orjson

from app.db.models import Game as Row
from app.db.session import Database
from app.errors import NotFound, Refused
from app.rooms.compatible import CHANGED, NEWER, EngineGone, engine_for, is_newer
from engines.registry import UnknownEngine
from engines.runtime.game import Entry, Game
from engines.runtime.record import Record

from .store import Stored, read_game


async def export(database: Database, game_id: str) -> str:
    async with database.session() as session:
        row = await session.get(Row, game_id)
        if row is None:
            raise NotFound("no_game")
        if row.result is None:
            raise Refused("not_over_yet")
    stored = await read_game(database, game_id)
    if stored is None:
        raise NotFound("no_game")
    names = [
        {"name": player["name"] or player["bot"] or "", "bot": player["bot"]}
        for player in row.players
    ]
    try:
        if is_newer(stored.engine, stored.rules_version):
            raise Refused(NEWER)
        game = await to_thread(_play, stored, row.result)
    except (EngineGone, UnknownEngine):
        raise NotFound("engine_gone") from None
    except _Otherwise as error:
        raise Refused(CHANGED) from error
    return Record.of(game, names, stored.rules_version).to_json()


class _Otherwise(Exception):
    """The game does not end as it ended."""


def _play(stored: Stored, result: dict[str, Any]) -> Game:
    """A file that says something else than what was played is worse than none."""
    engine = engine_for(stored.engine, stored.rules_version)
    try:
        options = engine.Options.model_validate(stored.options)
        game = Game(engine, options, stored.seats, stored.seed)
        for line in stored.log:
            game.play(Entry(line.seat, line.action))
            if line.state_hash not in (None, game.state_hash()):
                raise _Otherwise(f"line {line.seq}")
        ended = engine.result(game.state)
    except Exception as error:  # an engine that changed may fail in any way
        raise _Otherwise(repr(error)) from error
    if stored.over and (ended is None or orjson.loads(orjson.dumps(ended.json())) != result):
        raise _Otherwise("another result")
    return game
