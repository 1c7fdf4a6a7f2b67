"""The hot path's SQL: one statement, one round trip for an action, on bare asyncpg."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError

from app.db.session import Database
from engines.contract import Action

from .notify import CHANNEL

SECONDS = 10.0
"""Longer than any healthy database takes; then the person is told to try again."""

TROUBLE = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that the server has just cut
    DBAPIError,
    OSError,
    TimeoutError,
)
"""The database is away, or refuses for a reason of its own."""

_MOVED = """
WITH moved AS (
    UPDATE games SET seq = $2 + 1{ending}
    WHERE id = $1 AND seq = $2 AND ended_at IS NULL RETURNING id, room_id
), logged AS (
    INSERT INTO actions (game_id, seq, seat, client_id, action, state_hash)
    SELECT id, $2 + 1, $3, $4, $5, $6 FROM moved
){more}
SELECT pg_notify('{channel}', $7) FROM moved
"""
_PLAIN = _MOVED.format(ending="", more="", channel=CHANNEL)
# The bots' jobs always say who of them has to choose, as of this line of the log. One that is
# being done already is left alone, except by the bot that has just acted.
_FULL = _MOVED.format(
    ending=", result = $8, ended_at = CASE WHEN $9 THEN now() END",
    more=""", ended AS (
    UPDATE rooms SET status = 'over', updated_at = now() FROM moved
    WHERE $9 AND rooms.id = moved.room_id AND rooms.game_id = moved.id
), planned AS (
    DELETE FROM proposals USING moved WHERE $9 AND proposals.game_id = moved.id
), idle AS (
    DELETE FROM jobs USING moved
    WHERE jobs.game_id = moved.id AND jobs.kind = 'bot' AND jobs.seat <> ALL($10::int[])
), due AS (
    INSERT INTO jobs (game_id, kind, seat, due_at)
    SELECT id, 'bot', bot, now() + $11::interval FROM moved, unnest($10::int[]) AS bot
    ON CONFLICT (game_id, kind, seat)
    DO UPDATE SET due_at = excluded.due_at WHERE jobs.seat = $3
)""",
    channel=CHANNEL,
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log, as stored."""

    seq: int
    seat: int
    client_id: str
    action: Action | None
    state_hash: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A game, as stored."""

    id: str
    room_id: str
    number: int
    engine: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seed: bytes
    over: bool
    log: list[Line]


@dataclass(frozen=True, slots=True)
class Consequences:
    """What else is stored with an action, where there are bots or the game is over."""

    result: dict[str, Any] | None
    over: bool
    bots: list[int]
    delay: timedelta


async def append(
    database: Database, game_id: str, line: Line, payload: str, then: Consequences | None
) -> bool:
    """Stores the line if it is the next one; ``False`` if somebody else has been quicker."""
    values = [game_id, line.seq - 1, line.seat, line.client_id, line.action, line.state_hash]
    values.append(payload)
    if then is not None:
        values += [then.result, then.over, then.bots, then.delay]
    async with asyncio.timeout(SECONDS), database.raw() as connection:
        try:
            row = await connection.fetchrow(_PLAIN if then is None else _FULL, *values)
        except asyncpg.UniqueViolationError:  # the same id of the same seat, from elsewhere
            return False
    return row is not None


async def read_lines(database: Database, game_id: str, after: int) -> list[Line]:
    async with database.raw() as connection:
        rows = await connection.fetch(
            "SELECT seq, seat, client_id, action, state_hash FROM actions"
            " WHERE game_id = $1 AND seq > $2 ORDER BY seq",
            game_id,
            after,
            timeout=SECONDS,
        )
    return [Line(*row) for row in rows]


async def read_game(database: Database, game_id: str) -> Stored | None:
    async with database.raw() as connection:
        row = await connection.fetchrow(
            "SELECT id, room_id, number, engine, rules_version, options, seats, seed,"
            " ended_at IS NOT NULL AS over FROM games WHERE id = $1",
            game_id,
            timeout=SECONDS,
        )
    return None if row is None else Stored(**row, log=await read_lines(database, game_id, 0))


async def read_positions(database: Database, game_ids: list[str]) -> dict[str, int]:
    """How long the logs are by now."""
    async with database.raw() as connection:
        rows = await connection.fetch(
            "SELECT id, seq FROM games WHERE id = ANY($1::text[])", game_ids, timeout=SECONDS
        )
    return dict(rows)


async def tell(database: Database, payload: str) -> None:
    """A notification that is about nothing stored."""
    async with database.raw() as connection:
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", payload, timeout=SECONDS)
