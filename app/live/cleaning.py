"""Now and then, what nobody can miss is removed: browsers that have not come back for so long
that their session has ended, guests whom no browser is any more and who never sat in a game, and
rooms whose game never began. Games, running or finished, are never deleted."""

import asyncio
import logging
import random
from dataclasses import dataclass, fields
from datetime import timedelta
from typing import Any

from app.db.errors import DatabaseAway
from app.people.current import CACHED_SECONDS

from .table.registry import Tables

FIRST = 300.0
"""Seconds after the start: a server that has just started has better things to do."""
EVERY = 3600.0
"""Seconds from one time to the next, more or less: processes don't do it all at once."""
EMPTY_ROOM = timedelta(days=30)
"""How long a room whose game never began is kept for somebody to open it."""
BATCH = 200
"""Rows in one statement, and one statement after another: nobody waits for it."""
MOST = 5000
"""Of each kind at one time; the next time goes on."""
LOCK = 0x626F6E65
"""One process at a time, all over the database."""

log = logging.getLogger(__name__)

_SESSIONS = """
WITH gone AS MATERIALIZED (
    SELECT token_hash FROM sessions WHERE seen_at < now() - $1::interval LIMIT $2
    FOR UPDATE SKIP LOCKED
)
DELETE FROM sessions USING gone WHERE sessions.token_hash = gone.token_hash
"""
# FOR UPDATE looks at the row as it is by then: a game that has just been started has set game_id.
_ROOMS = """
WITH gone AS MATERIALIZED (
    SELECT id FROM rooms
    WHERE status = 'lobby' AND game_id IS NULL
    AND greatest(opened_at, updated_at) < now() - $1::interval
    AND NOT EXISTS (SELECT FROM games WHERE games.room_id = rooms.id)
    AND id <> ALL($3::text[]) LIMIT $2 FOR UPDATE SKIP LOCKED
)
DELETE FROM rooms USING gone WHERE rooms.id = gone.id
"""
_MISSED_BY_NOBODY = """
username IS NULL AND id <> ALL($1::text[])
AND NOT EXISTS (SELECT FROM sessions WHERE sessions.person_id = people.id)
AND NOT EXISTS (SELECT FROM rooms WHERE rooms.host_id = people.id)
AND NOT EXISTS (SELECT FROM seats WHERE people.id = seats.person_id)
AND NOT EXISTS (SELECT FROM seats WHERE people.id = seats.away_id)
AND NOT EXISTS (SELECT FROM chat WHERE chat.person_id = people.id)
AND NOT EXISTS (SELECT FROM removed WHERE removed.person_id = people.id)
AND NOT EXISTS (
    SELECT FROM games, jsonb_array_elements(players) AS player
    WHERE player->>'person' = people.id
)
"""
_FIND_GUESTS = f"SELECT id FROM people WHERE {_MISSED_BY_NOBODY} LIMIT $2"  # noqa: S608 - constants
_GUESTS = f"DELETE FROM people WHERE id = ANY($2::text[]) AND {_MISSED_BY_NOBODY}"  # noqa: S608


@dataclass(slots=True)
class Cleaned:
    sessions: int = 0
    rooms: int = 0
    guests: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{getattr(self, kind.name)} {kind.name}" for kind in fields(self))


class Cleaner:
    def __init__(self, tables: Tables, session_days: int) -> None:
        self._tables = tables
        self._session_days = timedelta(days=session_days)

    def start(self) -> None:
        self._runs = asyncio.create_task(self._run(), name="cleaning")

    async def stop(self) -> None:
        self._runs.cancel()
        await asyncio.gather(self._runs, return_exceptions=True)

    async def _run(self) -> None:
        wait = FIRST
        while True:
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))  # noqa: S311 - no secret
            wait = EVERY
            try:
                await self.clean()
            except DatabaseAway as away:
                log.warning("nothing was removed this time: %s", away)
            except Exception:  # never the reason why it is not tried again
                log.exception("an error while cleaning")

    async def clean(self, pause: float = 2 * CACHED_SECONDS) -> Cleaned | None:
        """``None`` if another process is at it. ``pause``: how long anybody who has just logged
        out may still be taken for somebody, by a cache."""
        async with self._tables.database.own() as connection:  # its end opens the lock
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                return None
            cleaned = await self._clean(connection, pause)
        if cleaned != Cleaned():
            log.info("removed what nobody can miss: %s", cleaned)
        return cleaned

    async def _clean(self, connection: Any, pause: float) -> Cleaned:
        open_rooms, online = self._tables.open_now()
        done = Cleaned()
        done.sessions = await _in_batches(connection, _SESSIONS, self._session_days)
        done.rooms = await _in_batches(connection, _ROOMS, EMPTY_ROOM, open_rooms)
        rows = await connection.fetch(_FIND_GUESTS, online, MOST)
        guests = [row["id"] for row in rows]
        if guests:
            await asyncio.sleep(pause)
            _, online = self._tables.open_now()
        for first in range(0, len(guests), BATCH):
            some = guests[first : first + BATCH]
            done.guests += await _execute(connection, _GUESTS, online, some)
        return done


async def _in_batches(connection: Any, command: str, age: timedelta, *values: object) -> int:
    done = 0
    while done < MOST:
        gone = await _execute(connection, command, age, BATCH, *values)
        done += gone
        if gone < BATCH:
            break
    return done


async def _execute(connection: Any, command: str, *values: object) -> int:
    """How many rows."""
    status = await connection.execute(command, *values)
    return int(status.rsplit(" ", 1)[1])
