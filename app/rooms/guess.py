"""Guessing codes is slow work, for everybody who could be guessing."""

from secrets import compare_digest

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from app.db.models import Person, Room, Seat
from app.errors import NotFound
from app.web.address import address
from app.web.limits import Limits

from .codes import read_link
from .find import find_room


async def find_room_rate_limited(
    session: AsyncSession,
    link: str,
    connection: HTTPConnection,
    person: Person | None,
    *,
    lock: bool = False,
) -> Room:
    """The room of a code, or of a code and its secret.

    A token is taken before the code is looked up, and given back if it was right: so a guesser
    who has none left learns nothing, however many ask at once. Who belongs to the room, or knows
    its secret, is no guesser.
    """
    code, secret = read_link(link) or ("", None)  # what is no code is a miss like any other
    if not await _is_expected(session, code, secret, person):
        limits: Limits = connection.app.state.limits
        await limits.spend("wrong_code", address(connection))
        found = await session.scalar(select(Room.id).where(Room.code == code))
        if found is None or secret is not None:
            raise NotFound("no_room")
        await limits.give_back("wrong_code", address(connection))
    return await find_room(session, code, lock=lock)


async def _is_expected(
    session: AsyncSession, code: str, secret: str | None, person: Person | None
) -> bool:
    """With a secret: it is the right one. Without: this person belongs to the room.

    The same question is asked whether there is such a room or not.
    """
    if secret is not None:
        right = await session.scalar(select(Room.secret).where(Room.code == code))
        return compare_digest(secret, right or "")
    if person is None:
        return False
    seat = select(Seat).where(
        Seat.room_id == Room.id, or_(Seat.person_id == person.id, Seat.away_id == person.id)
    )
    belongs = or_(Room.host_id == person.id, seat.exists())
    return await session.scalar(select(Room.id).where(Room.code == code, belongs)) is not None
