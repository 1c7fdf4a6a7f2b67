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
from app.people.current import PersonDep
from app.web.deps import DbDep
from app.web.throttle import Throttle

from .find import check_may_watch
from .guess import find_room_rate_limited
from .live import Live, LiveDep

Code = Annotated[str, Path(min_length=6, max_length=48)]
"""Of a room; or ``code-secret``, as in its invite link."""


@dataclass(frozen=True, slots=True)
class Command:
    code: str
    person: Person
    request: Request
    db: Database
    live: Live

    @asynccontextmanager
    async def room(self) -> AsyncIterator[tuple[AsyncSession, Room, Person]]:
        commands: Throttle = self.request.app.state.commands
        commands.spend(self.person.id)
        async with self.db.session() as session:
            room = await find_room_rate_limited(
                session, self.code, self.request, self.person, lock=True
            )
            await check_may_watch(session, room, self.person)
            yield session, room, self.person
            room.updated_at = datetime.now(UTC)  # the home page shows the newest first

    def online(self, room: Room) -> set[str]:
        """Who has that room open, in any process."""
        return self.live.online(room.id)


def _command(code: Code, person: PersonDep, request: Request, db: DbDep, live: LiveDep) -> Command:
    return Command(code, person, request, db, live)


CommandDep = Annotated[Command, Depends(_command)]
