"""How games stand, for the home page: a glance, and whether one waits for me.

The page asks every few seconds, for all games of somebody who may not open any of them. So it
reads what is kept in the games' rows; a table is neither loaded nor kept in memory for it.
"""

import logging
from collections.abc import Mapping
from typing import Any

from app.db.models import Room
from app.db.session import Database
from app.live.game.game import LiveGame
from app.live.game.store import read_game
from app.live.game.summary import is_current, standing
from app.rooms.compatible import engine_for

from .bodies import RoomList

PLAYED_THROUGH = 5
"""Games of older servers, in one answer: the others are in the next ones."""

log = logging.getLogger(__name__)

_READ = """
SELECT games.id, games.engine, games.rules_version, games.seq, games.standing, seats.seat FROM games
LEFT JOIN seats ON seats.room_id = games.room_id AND seats.person_id = $2
WHERE games.id = ANY($1::text[])
"""
_KEEP = "UPDATE games SET standing = $3 WHERE id = $1 AND seq = $2"


async def add_standings(
    database: Database, found: RoomList, rooms: Mapping[str, Room], person_id: str | None
) -> None:
    lines = {rooms[line.code].game_id: line for line in [*found.listed, *found.mine]}
    playing = [game_id for game_id, line in lines.items() if line.status == "playing"]
    mine = {rooms[line.code].game_id for line in found.mine}
    if not playing:
        return
    async with database.raw() as connection:
        rows = await connection.fetch(_READ, playing, person_id)
    through = 0
    for game_id, engine_id, version, seq, kept, seat in rows:
        if lines[game_id].frozen:  # nobody's turn
            continue
        if not is_current(kept, engine_for(engine_id, version), seq):
            if game_id not in mine or through == PLAYED_THROUGH:
                continue
            through += 1
            kept = await _play_through(database, game_id)
        if kept is not None:
            lines[game_id].frozen = kept.get("frozen")
            lines[game_id].my_turn = seat in kept["turn"]
            lines[game_id].summary = {"round": kept["round"]} if "round" in kept else {}


async def _play_through(database: Database, game_id: str) -> dict[str, Any] | None:
    """Once for a game: then it is kept."""
    stored = await read_game(database, game_id)
    if stored is None:
        return None
    seq = len(stored.log)
    try:
        live = await LiveGame.load(stored, keep=0)
    except Exception as error:  # an engine that fails: who opens the table finds the whole story
        log.warning("game %s can't be shown: %r", game_id, error)
        return None
    made = standing(live.game, live.shown, seq, live.frozen)
    async with database.raw() as connection:
        await connection.execute(_KEEP, game_id, seq, made)
    return made
