"""A room by its code, and whether somebody may be in it."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Removed, Room, Seat
from app.errors import NotAllowed, NotFound

from .codes import LENGTH, read_code


async def find_room(session: AsyncSession, code: str, *, lock: bool = False) -> Room:
    """With ``lock``, nobody else changes the room before this transaction ends (others may still
    point at it: chat goes on)."""
    code = read_code(code)
    query = select(Room).where(Room.code == code)
    room = None
    if len(code) == LENGTH and code.isascii() and code.isalnum():
        room = await session.scalar(query.with_for_update(key_share=True) if lock else query)
    if room is None:
        raise NotFound("no_room")
    return room


async def seats_of(session: AsyncSession, room_id: str) -> list[Seat]:
    rows = await session.scalars(select(Seat).where(Seat.room_id == room_id).order_by(Seat.seat))
    return list(rows)


def seat_of(seats: Sequence[Seat], person_id: str) -> Seat | None:
    return next((seat for seat in seats if seat.person_id == person_id), None)


async def check_not_removed(session: AsyncSession, room: Room, person_id: str) -> None:
    if await session.get(Removed, (room.id, person_id)) is not None:
        raise NotAllowed("removed")


async def check_may_watch(session: AsyncSession, room: Room, person: Person | None) -> None:
    """Before the start everybody with the code may come in: how else would they sit down?"""
    if person is not None:
        await check_not_removed(session, room, person.id)
    if room.status == "lobby" or room.spectators:
        return
    if person is not None:
        seats = await seats_of(session, room.id)
        if person.id == room.host_id or any(
            person.id in (seat.person_id, seat.away_id) for seat in seats
        ):
            return
    raise NotAllowed("no_spectators")
