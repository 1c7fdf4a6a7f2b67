"""What all commands on a room share: somebody, a code, and one transaction on the locked room."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends, Path, Request
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.db.session import Database
from app.errors import NotFound
from app.people.current import PersonDep
from app.web.deps import DbDep, LimitsDep
from app.web.limits import Limits

from .find import check_may_watch, find_room

Code = Annotated[str, Path(min_length=6, max_length=12)]


async def find_slowly(
    session: AsyncSession, code: str, request: Request, limits: Limits, *, lock: bool = False
) -> Room:
    """Guessing codes is slow work: every miss counts."""
    try:
        return await find_room(session, code, lock=lock)
    except NotFound:
        limits.spend("wrong_code", request)
        raise


@dataclass(frozen=True, slots=True)
class Command:
    code: str
    person: Person
    request: Request
    db: Database
    limits: Limits

    @asynccontextmanager
    async def room(self) -> AsyncIterator[tuple[AsyncSession, Room, Person]]:
        async with self.db.session() as session:
            room = await find_slowly(session, self.code, self.request, self.limits, lock=True)
            await check_may_watch(session, room, self.person)
            yield session, room, self.person
            room.updated_at = datetime.now(UTC)  # the home page shows the newest first


def _command(
    code: Code, person: PersonDep, request: Request, db: DbDep, limits: LimitsDep
) -> Command:
    return Command(code, person, request, db, limits)


CommandDep = Annotated[Command, Depends(_command)]
