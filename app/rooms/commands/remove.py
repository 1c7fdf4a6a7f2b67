"""The host sends somebody away before the start: out of the seat, and for good."""

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Removed, Room
from app.db.notify import notify
from app.errors import Refused

from ..find import seat_of, seats_of
from ..rights import check_host, check_lobby, pick


async def send_away(
    session: AsyncSession, room: Room, host: Person, number: int | None, person_id: str | None
) -> None:
    check_host(room, host)
    check_lobby(room)
    seats = await seats_of(session, room.id)
    if number is not None:
        person_id = pick(seats, number).person_id
    if person_id is None or await session.get(Person, person_id) is None:
        raise Refused("nobody_there", 404)
    if person_id == host.id:
        raise Refused("remove_self")
    seat = seat_of(seats, person_id)
    if seat is not None:
        seat.person_id, seat.ready = None, False
    gone = insert(Removed).values(room_id=room.id, person_id=person_id)
    await session.execute(gone.on_conflict_do_nothing())
    await notify(session, "room", room.id, removed=person_id)
