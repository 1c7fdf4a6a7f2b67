"""Who is asking, for requests and websockets alike."""

import time
from datetime import UTC, datetime, timedelta
from typing import Annotated

from fastapi import Depends
from sqlalchemy import select
from starlette.requests import HTTPConnection

from app.db.models import Person, Session
from app.db.session import Database
from app.errors import Refused

from .tokens import COOKIE, hash_of

CACHED_SECONDS = 5.0
"""Short: another process may have renamed somebody or ended the session."""
CACHE_SIZE = 4096
SEEN_AGAIN = timedelta(days=1)
"""Not on every visit: each would be a write."""


class PeopleCache:
    """Spares the database the same question on every request of one page."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[float, Person]] = {}

    def get(self, token_hash: bytes) -> Person | None:
        until, person = self._known.get(token_hash, (0.0, None))
        return person if until > time.monotonic() else None

    def put(self, token_hash: bytes, person: Person) -> None:
        if len(self._known) >= CACHE_SIZE:
            self._known.clear()
        self._known[token_hash] = (time.monotonic() + CACHED_SECONDS, person)

    def clear(self) -> None:
        self._known.clear()

    def end(self, token_hash: bytes) -> None:
        """That browser has logged out."""
        self._known.pop(token_hash, None)

    def forget(self, person_id: str) -> None:
        stale = [token for token, (_, person) in self._known.items() if person.id == person_id]
        for token in stale:
            del self._known[token]


async def person_of(connection: HTTPConnection) -> Person | None:
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > 100:
        return None
    token_hash = hash_of(token)
    cache: PeopleCache = connection.app.state.people
    person = cache.get(token_hash)
    if person is None:
        database: Database = connection.app.state.db
        async with database.session() as session:
            days = timedelta(days=connection.app.state.settings.session_days)
            query = (
                select(Person, Session)
                .join(Session)
                .where(Session.token_hash == token_hash, Session.seen_at > datetime.now(UTC) - days)
            )
            found = (await session.execute(query)).one_or_none()
            if found is None:
                return None
            person, browser = found
            if datetime.now(UTC) - browser.seen_at > SEEN_AGAIN:
                browser.seen_at = datetime.now(UTC)
        cache.put(token_hash, person)
    return person


async def _maybe_person(connection: HTTPConnection) -> Person | None:
    return await person_of(connection)


async def _known_person(connection: HTTPConnection) -> Person:
    person = await person_of(connection)
    if person is None:
        raise Refused("who_are_you", 401)
    return person


MaybePersonDep = Annotated[Person | None, Depends(_maybe_person)]
PersonDep = Annotated[Person, Depends(_known_person)]
"""Somebody who has given a name; others are refused."""
