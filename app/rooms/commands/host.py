"""A host who has gone must not hold everybody up: whoever sits at the table may take over."""

from collections.abc import Set

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.db.notify import notify
from app.errors import Refused

from ..find import seat_of, seats_of


async def take_over(session: AsyncSession, room: Room, person: Person, online: Set[str]) -> None:
    """``online``: who has the room open."""
    if room.host_id == person.id:
        return
    if seat_of(await seats_of(session, room.id), person.id) is None:
        raise Refused("not_seated")
    if room.host_id in online:
        raise Refused("host_is_here")
    room.host_id = person.id
    await notify(session, "room", room.id)
