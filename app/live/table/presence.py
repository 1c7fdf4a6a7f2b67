"""Who has the table open, in all processes together.

Each process announces who looks at a table whenever that changes, and now and then that it is
alive; what a process announced is forgotten when it falls silent.
"""

import time
from typing import Any

from orjson import dumps

from app.db.session import Database

from .table import Table

SILENCE = 60.0
ANNOUNCED = 150
"""Ids in one notification, at the most: Postgres allows 7,999 bytes."""


class Elsewhere:
    """Who looks at which table in other processes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._heard: dict[str, float] = {}
        self._people: dict[str, dict[str, tuple[list[str], int]]] = {}

    def alive(self, process: str) -> None:
        self._heard[process] = time.monotonic()

    def knows(self, process: str) -> bool:
        return process in self._heard

    def announce(self, room_id: str, process: str, people: list[str], nameless: int) -> None:
        self.alive(process)
        rooms = self._people.setdefault(process, {})
        if people or nameless:
            rooms[room_id] = (people, nameless)
        else:
            rooms.pop(room_id, None)

    def silent(self) -> set[str]:
        """Forgets processes that fell silent; the rooms it makes a difference to."""
        now = time.monotonic()
        gone = [name for name, at in self._heard.items() if now - at > SILENCE]
        rooms: set[str] = set()
        for name in gone:
            del self._heard[name]
            rooms |= self._people.pop(name, {}).keys()
        return rooms

    def at(self, room_id: str) -> tuple[set[str], int]:
        """Persons, and how many without a name."""
        here = [rooms[room_id] for rooms in self._people.values() if room_id in rooms]
        return {person for ids, _ in here for person in ids}, sum(more for _, more in here)

    def open_now(self) -> tuple[set[str], set[str]]:
        """The rooms that somebody looks at, and who."""
        seen = [
            (room, people) for rooms in self._people.values() for room, (people, _) in rooms.items()
        ]
        return {room for room, _ in seen}, {person for _, people in seen for person in people}

    async def message(self, table: Table) -> str:
        """``presence`` for that table."""
        people, nameless = local(table)
        others, more = self.at(table.room_id)
        online = others.union(people)
        nameless += more
        watching = [person for person in online if table.room.seat_of(person) is None]
        names = await self._named(watching, table)
        guests = [{"person": None, "name": "", "avatar": ""}] * nameless
        return dumps(
            {
                "type": "presence",
                "online": sorted(online),
                "watching": [
                    {"person": person, "name": names[person][0], "avatar": names[person][1]}
                    for person in sorted(watching)
                    if person in names
                ]
                + guests,
            }
        ).decode()

    async def _named(self, people: list[str], table: Table) -> dict[str, tuple[str, str]]:
        known = {v.who.id: (v.who.name, v.who.avatar) for v in table.viewers if v.who.id}
        unknown = [person for person in people if person not in known]
        if unknown:
            async with self._database.raw() as connection:
                rows = await connection.fetch(
                    "SELECT id, name, avatar FROM people WHERE id = ANY($1::text[])",
                    unknown,
                )
            known |= {person: (name, avatar) for person, name, avatar in rows}
        return known


def local(table: Table) -> tuple[list[str], int]:
    """Who looks at the table in this process: persons, and how many without a name."""
    ids: dict[str, Any] = {}
    nameless = 0
    for viewer in table.viewers:
        if viewer.who.id is None:
            nameless += 1
        else:
            ids[viewer.who.id] = None
    return list(ids)[:ANNOUNCED], nameless
