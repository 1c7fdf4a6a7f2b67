"""A room by its code, and whether somebody may be in it."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Game, Person, Removed, Room, Seat
from app.errors import NotAllowed, NotFound

from .codes import LENGTH, read_code
from .rights import why_not_watch


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


def belonging(room: Room, seats: Sequence[Seat]) -> set[str]:
    """Who sits there, for whom a bot stands in, and the host."""
    sitting = {person for seat in seats for person in (seat.person_id, seat.away_id) if person}
    return sitting | {room.host_id}


async def is_removed(session: AsyncSession, room: Room, person: Person | None) -> bool:
    return person is not None and await session.get(Removed, (room.id, person.id)) is not None


async def check_not_removed(session: AsyncSession, room: Room, person: Person | None) -> None:
    if await is_removed(session, room, person):
        raise NotAllowed("removed")


async def check_may_watch(session: AsyncSession, room: Room, person: Person | None) -> None:
    removed = await is_removed(session, room, person)
    why_not = partial(why_not_watch, room.status, room.spectators, removed=removed)
    # the seats are read only where that makes a difference
    if why_not(belongs=False) and (code := why_not(belongs=await belongs(session, room, person))):
        raise NotAllowed(code)


async def check_may_look_back(
    session: AsyncSession, room: Room, game: Game, person: Person | None
) -> None:
    """At a game of the room, while it is played or afterwards: those who may have watched it,
    also when the room is open again for the next one."""
    await check_not_removed(session, room, person)
    if person is not None and any(player["person"] == person.id for player in game.players):
        return
    if not (room.spectators or await belongs(session, room, person)):
        raise NotAllowed("no_spectators")


async def belongs(session: AsyncSession, room: Room, person: Person | None) -> bool:
    return person is not None and person.id in belonging(room, await seats_of(session, room.id))
