"""Limits that guard secrets and storage: counted in the database, for all processes together.

A bucket is the moment at which it will be full again. Every token taken moves that moment on, and
what would move it too far is refused; a bucket that is full need not be kept.
"""

import math
from hashlib import blake2b
from itertools import count

from app.db.session import Database
from app.errors import TooMany

from .rates import SHARED

CLEAN_EVERY = 500
"""Tokens of this process between two looks for buckets that are full again."""

# A refusal writes nothing. The reader may see a bucket as it was before a neighbour's token: only
# the seconds to wait, which are rounded anyway, come from it.
_SPEND = """
WITH spent AS (
    INSERT INTO limits AS bucket (kind, whose, full_at)
    VALUES ($1, $2, now() + make_interval(secs => $3))
    ON CONFLICT (kind, whose) DO UPDATE
    SET full_at = greatest(bucket.full_at, now()) + make_interval(secs => $3)
    WHERE greatest(bucket.full_at, now()) <= now() + make_interval(secs => $4 - $3)
    RETURNING 1
)
SELECT EXISTS (SELECT FROM spent), (
    SELECT extract(epoch FROM full_at - now())::float8
    FROM limits WHERE kind = $1 AND whose = $2
)
"""
_COUNT = """
INSERT INTO limits AS bucket (kind, whose, full_at)
VALUES ($1, $2, now() + make_interval(secs => $3))
ON CONFLICT (kind, whose) DO UPDATE SET full_at = least(
    greatest(bucket.full_at, now()) + make_interval(secs => $3),
    now() + make_interval(secs => $4)
)
RETURNING extract(epoch FROM full_at - now())::float8
"""
_GIVE_BACK = """
UPDATE limits SET full_at = full_at - make_interval(secs => $3) WHERE kind = $1 AND whose = $2
"""
_CLEAN = "DELETE FROM limits WHERE full_at < now()"


class Limits:
    def __init__(self, on: bool, database: Database) -> None:
        self._on = on
        self._database = database
        self._spent = count(1)

    async def spend(self, kind: str, whose: str) -> None:
        """Takes a token from that bucket, or refuses."""
        if not self._on:
            return
        rate = SHARED[kind]
        async with self._database.raw() as connection:
            granted, full_in = await connection.fetchrow(
                _SPEND, *_key(kind, whose), rate.every, rate.span
            )
            if next(self._spent) % CLEAN_EVERY == 0:
                await connection.execute(_CLEAN)
        if not granted:
            wait = rate.wait(rate.span if full_in is None else full_in)
            raise TooMany(max(1, math.ceil(wait)), rate.refusal)

    async def give_back(self, kind: str, whose: str) -> None:
        """What was spent in advance turned out to be no abuse."""
        if self._on:
            await self._run(_GIVE_BACK, kind, whose, SHARED[kind].every)

    async def count(self, kind: str, whose: str) -> int:
        """Takes a token and refuses nobody; how many are missing now, this one too."""
        if not self._on:
            return 0
        rate = SHARED[kind]
        return round(await self._run(_COUNT, kind, whose, rate.every, rate.span) / rate.every)

    async def _run(self, query: str, kind: str, whose: str, *values: float) -> float:
        async with self._database.raw() as connection:
            found = await connection.fetchval(query, *_key(kind, whose), *values)
            return float(found or 0)


def _key(kind: str, whose: str) -> tuple[str, bytes]:
    """Hashed: names may be of any length, and no list of addresses lies about."""
    return kind, blake2b(whose.encode("utf-8", "surrogatepass"), digest_size=16).digest()
