"""Bots' moves as jobs in the database, written with the action that made it their turn."""

from dataclasses import dataclass

from app.db.session import Database

# By their index: the rows of games that sleep are not even looked at.
_OWED = "jobs JOIN unnest($1::text[], $2::int[]) AS owed (game_id, seat) USING (game_id, seat)"
# SKIP LOCKED: two processes that look at the same moment take different jobs.
_TAKE = f"""
WITH taken AS MATERIALIZED (
    SELECT jobs.id FROM {_OWED} WHERE kind = 'bot' AND due_at <= now()
    ORDER BY due_at LIMIT $3 FOR UPDATE OF jobs SKIP LOCKED
)
UPDATE jobs SET due_at = now() + make_interval(secs => $4) FROM taken, games
WHERE jobs.id = taken.id AND games.id = jobs.game_id
RETURNING jobs.id, jobs.game_id, games.room_id, games.seq, jobs.seat,
    (SELECT bot FROM seats WHERE seats.room_id = games.room_id AND seats.seat = jobs.seat)
"""  # noqa: S608 - put together from constants
_NEXT = f"""
SELECT extract(epoch FROM min(due_at) - now())::float FROM {_OWED} WHERE kind = 'bot'
"""  # noqa: S608 - put together from constants
# Should a bot ever have been forgotten, somebody is looking at its table now.
_FIND = """
INSERT INTO jobs (game_id, kind, seat)
SELECT game_id, 'bot', seat FROM unnest($1::text[], $2::int[]) AS owed (game_id, seat)
ON CONFLICT DO NOTHING
"""
_PUT_OFF = "UPDATE jobs SET due_at = now() + make_interval(secs => $2) WHERE id = $1"
# Only if nothing was played meanwhile: a line that is being stored may want the job.
_DROP = """
WITH unchanged AS (SELECT id FROM games WHERE id = $2 AND seq = $3 FOR UPDATE)
DELETE FROM jobs USING unchanged WHERE jobs.id = $1
"""

Owed = list[tuple[str, int]]
"""Games and seats."""


@dataclass(frozen=True, slots=True)
class Job:
    id: int
    game_id: str
    room_id: str
    seq: int
    seat: int
    bot: str | None


class Jobs:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, owed: Owed, most: int, lease: float) -> list[Job]:
        """Those that are due, put off for so many seconds."""
        async with self._database.raw() as connection:
            rows = await connection.fetch(_TAKE, *_columns(owed), most, lease)
        return [Job(*row) for row in rows]

    async def until_next(self, owed: Owed) -> float | None:
        """Seconds until one of them is due; ``None`` if there are none."""
        async with self._database.raw() as connection:
            seconds: float | None = await connection.fetchval(_NEXT, *_columns(owed))
        return seconds

    async def find(self, owed: Owed) -> None:
        """Makes those that are missing."""
        await self._execute(_FIND, *_columns(owed))

    async def put_off(self, job: Job, seconds: float) -> None:
        await self._execute(_PUT_OFF, job.id, seconds)

    async def drop(self, job: Job, seq: int) -> None:
        """Nobody has anything to choose there, as of that line of the log."""
        await self._execute(_DROP, job.id, job.game_id, seq)

    async def _execute(self, query: str, *values: object) -> None:
        async with self._database.raw() as connection:
            await connection.execute(query, *values)


def _columns(owed: Owed) -> tuple[list[str], list[int]]:
    return [game_id for game_id, _ in owed], [seat for _, seat in owed]
