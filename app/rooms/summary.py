"""How games stand, for the home page: a glance, and whether one waits for me.

The page asks every few seconds, for all games of somebody who may not open any of them. So it
reads what is kept in the games' rows; a table is neither loaded nor kept in memory for it.
"""

from collections.abc import Mapping
from typing import Any

from app.db.models import Room
from app.db.session import Database
from engines.contract import Engine

from .bodies import RoomList
from .compatible import engine_for
from .live import Live

PLAYED_THROUGH = 5
"""Games of older servers, in one answer: the others are in the next ones."""

_READ = """
SELECT games.id, games.engine, games.rules_version, games.seq, games.standing, seats.seat FROM games
LEFT JOIN seats ON seats.room_id = games.room_id AND seats.person_id = $2
WHERE games.id = ANY($1::text[])
"""


async def add_summaries(
    database: Database,
    live: Live,
    found: RoomList,
    rooms: Mapping[str, Room],
    person_id: str | None,
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
        if not _is_current(kept, engine_for(engine_id, version), seq):
            if game_id not in mine or through == PLAYED_THROUGH:
                continue
            through += 1
            kept = await live.summarise(game_id)
        if kept is not None:
            lines[game_id].frozen = kept.get("frozen")
            lines[game_id].my_turn = seat in kept["turn"]
            lines[game_id].summary = {"round": kept["round"]} if "round" in kept else {}


def _is_current(kept: dict[str, Any] | None, engine: Engine, seq: int) -> bool:
    """Not if an older server has played on since, or the rules have changed."""
    return kept is not None and (kept["seq"], kept["rules"]) == (seq, engine.rules_version)
