"""The hot path's SQL: one statement, one round trip for an action, on bare asyncpg."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import asyncpg

from app.db.notify import CHANNEL
from app.db.session import Database
from engines.contract import Action

_MOVED = """
WITH moved AS (
    UPDATE games SET seq = $2 + 1, standing = $8{ending}
    WHERE id = $1 AND seq = $2 AND rules_version = $9 AND ended_at IS NULL
    RETURNING id, room_id
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
    ending=", result = $10, ended_at = CASE WHEN $11 THEN now() END",
    more=""", ended AS (
    UPDATE rooms SET status = 'over', updated_at = now() FROM moved
    WHERE $11 AND rooms.id = moved.room_id AND rooms.game_id = moved.id
), planned AS (
    DELETE FROM proposals USING moved WHERE $11 AND proposals.game_id = moved.id
), idle AS (
    DELETE FROM jobs USING moved
    WHERE jobs.game_id = moved.id AND jobs.kind = 'bot' AND jobs.seat <> ALL($12::int[])
), due AS (
    INSERT INTO jobs (game_id, kind, seat, due_at)
    SELECT id, 'bot', bot, now() + $13::interval FROM moved, unnest($12::int[]) AS bot
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
class RulesChange:
    """After that line of the log, the game went on by a newer version of the rules."""

    seq: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A game, as stored."""

    id: str
    number: int
    engine: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seed: bytes
    over: bool
    log: list[Line]
    frozen: str | None = None
    changes: tuple[RulesChange, ...] = ()

    @property
    def seq(self) -> int:
        return len(self.log)


@dataclass(frozen=True, slots=True)
class Consequences:
    """What else is stored with an action, where there are bots or the game is over."""

    result: dict[str, Any] | None
    over: bool
    bots: list[int]
    delay: timedelta


async def append(
    database: Database,
    game_id: str,
    rules_version: int,
    line: Line,
    payload: str,
    standing: dict[str, Any],
    then: Consequences | None,
) -> bool:
    """Stores the line if it is the next one and the rules are still those it was chosen by;
    ``False`` if somebody else has been quicker.

    Where it is not known what became of it, asked again it tells: a line is stored once.
    """
    values = [game_id, line.seq - 1, line.seat, line.client_id, line.action, line.state_hash]
    values += [payload, standing, rules_version]
    if then is not None:
        values += [then.result, then.over, then.bots, then.delay]
    async with database.raw() as connection:
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
        )
    return [Line(*row) for row in rows]


async def read_game(database: Database, game_id: str) -> Stored | None:
    async with database.raw() as connection:
        row = await connection.fetchrow(
            "SELECT id, number, engine, rules_version, options, seats, seed,"
            " ended_at IS NOT NULL AS over, seq, frozen, rules_changes FROM games WHERE id = $1",
            game_id,
        )
    if row is None:
        return None
    values = dict(row)
    noted, seq = values.pop("rules_changes"), values.pop("seq")
    changes = tuple(RulesChange(one["seq"], one["from"], one["to"]) for one in noted)
    # what is appended between the two questions is read later, as any other news
    lines = (await read_lines(database, game_id, 0))[:seq]
    return Stored(**values, log=lines, changes=changes)


async def read_positions(database: Database, game_ids: list[str]) -> dict[str, int]:
    """How long the logs are by now."""
    async with database.raw() as connection:
        rows = await connection.fetch(
            "SELECT id, seq FROM games WHERE id = ANY($1::text[])", game_ids
        )
    return dict(rows)


async def note_opened(database: Database, room_id: str) -> None:
    """Once a day at the most: not every visit is a write."""
    async with database.raw() as connection:
        await connection.execute(
            "UPDATE rooms SET opened_at = now()"
            " WHERE id = $1 AND opened_at < now() - interval '1 day'",
            room_id,
        )


async def tell(database: Database, payload: str) -> None:
    """A notification that is about nothing stored."""
    async with database.raw() as connection:
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", payload)
