"""Ready, or not yet after all."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.db.notify import notify
from app.errors import Refused

from ..find import seat_of, seats_of
from ..rights import check_lobby


async def set_ready(session: AsyncSession, room: Room, person: Person, ready: bool) -> None:
    check_lobby(room)
    mine = seat_of(await seats_of(session, room.id), person.id)
    if mine is None:
        raise Refused("not_seated")
    mine.ready = ready
    await notify(session, "room", room.id)
