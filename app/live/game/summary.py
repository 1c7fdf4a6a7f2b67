"""How a game stands, in a few words: kept in its row with every line of the log, so that the home
page need not play the log to know whether a game waits for somebody."""

import logging
from typing import Any

from app.db.session import Database
from engines.contract import progress
from engines.runtime.game import Game

from .frames import Shown
from .game import LiveGame
from .store import read_game

log = logging.getLogger(__name__)

_KEEP = "UPDATE games SET standing = $3 WHERE id = $1 AND seq = $2"


def summary(game: Game, shown: Shown, seq: int, frozen: str | None = None) -> dict[str, Any]:
    """``turn`` is for the seats themselves: each may be told only whether it is among them."""
    turn = [] if frozen else shown.to_choose(range(game.seats))
    kept = {"seq": seq, "rules": game.engine.rules_version, "turn": turn}
    if frozen:
        kept["frozen"] = frozen
    number = progress(shown.public.view)["round"]
    return kept if number is None else kept | {"round": number}


async def play_through(database: Database, game_id: str) -> dict[str, Any] | None:
    """Of a game whose summary is an older server's. Once for a game: then it is kept."""
    stored = await read_game(database, game_id)
    if stored is None:
        return None
    seq = len(stored.log)
    try:
        live = await LiveGame.load(stored, keep=0)
    except Exception as error:  # an engine that fails: who opens the table finds the whole story
        log.warning("game %s can't be shown: %r", game_id, error)
        return None
    made = summary(live.game, live.shown, seq, live.frozen)
    async with database.raw() as connection:
        await connection.execute(_KEEP, game_id, seq, made)
    return made
