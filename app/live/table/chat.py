"""What is said in a room. ``table``: players write, everybody reads; ``watch``: the spectators'."""

import asyncio
from collections.abc import Iterable
from datetime import datetime
from operator import itemgetter
from typing import Any

from orjson import dumps

from app.db.notify import CHANNEL
from app.db.session import Database

KEPT = 50

_READ = """
SELECT n, person_id AS person, people.name, text, channel, at
FROM chat JOIN people ON people.id = person_id WHERE room_id = $1
"""
# Said again under the same id (after a lost connection) it is not stored twice.
_SAY = f"""
WITH said AS (
    INSERT INTO chat (room_id, person_id, client_id, channel, text) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (room_id, person_id, client_id) DO NOTHING RETURNING n
)
SELECT pg_notify('{CHANNEL}', json_build_object(
    'kind', 'chat', 'room', $1::text, 'n', n)::text) FROM said
"""  # noqa: S608 - constants only


class Chat:
    """The last messages of one room, as this process holds them."""

    def __init__(self, database: Database, room_id: str) -> None:
        self._database = database
        self._room_id = room_id
        self._lines: list[dict[str, Any]] = []
        self._reading = asyncio.Lock()

    async def load(self) -> None:
        rows = await self._fetch(_READ + f"ORDER BY n DESC LIMIT {KEPT}")
        self._lines = [_line(**row) for row in reversed(rows)]

    async def say(self, person: str, client_id: str, channel: str, text: str) -> None:
        """Every process, this one too, reads it when it is told that it is there."""
        await self._fetch(_SAY, person, client_id, channel, text)

    async def read(self, n: int) -> list[dict[str, Any]]:
        """The messages from ``n`` on that were not known here."""
        async with self._reading:  # what was said first is shown first
            rows = await self._fetch(_READ + f"AND n >= $2 ORDER BY n LIMIT {KEPT}", n)
            known = {line["n"] for line in self._lines}
            fresh = [_line(**row) for row in rows if row["n"] not in known]
            self._lines = sorted(self._lines + fresh, key=itemgetter("n"))[-KEPT:]
            return fresh

    async def catch_up(self) -> list[dict[str, Any]]:
        return await self.read(self._lines[-1]["n"] + 1 if self._lines else 0)

    def recent(self, spectator: bool) -> str:
        return message(self._lines, spectator)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        async with self._database.raw() as connection:
            rows: list[Any] = await connection.fetch(query, self._room_id, *values)
            return rows


def message(lines: Iterable[dict[str, Any]], spectator: bool) -> str:
    """Of these, what a spectator or a player may read."""
    read = [line for line in lines if spectator or line["channel"] == "table"]
    return dumps({"type": "chat", "messages": read}).decode()


def _line(n: int, person: str, name: str, text: str, channel: str, at: datetime) -> dict[str, Any]:
    return {
        "n": n,
        "person": person,
        "name": name,
        "text": text,
        "channel": channel,
        "at": at.isoformat(timespec="seconds"),
    }
