"""A finished game as a file that anybody can check (``boneyard verify``)."""

from asyncio import to_thread

from app.db.models import Game as Row
from app.db.session import Database
from app.errors import NotFound, Refused
from engines import registry
from engines.contract import IllegalAction
from engines.game import Entry, Game
from engines.record import Record

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
        game = await to_thread(_play, stored)
    except (IllegalAction, ValueError, KeyError) as error:
        raise Refused("rules_changed") from error
    return Record.of(game, names).to_json()


def _play(stored: Stored) -> Game:
    engine = registry.get(stored.engine)
    options = engine.Options.model_validate(stored.options)
    log = [Entry(line.seat, line.action) for line in stored.log]
    return Game.replay(engine, options, stored.seats, stored.seed, log)
