"""The host swaps two seats before the start: neighbours matter."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.db.notify import notify

from ..find import seats_of
from ..rights import check_host, check_lobby, pick
from ..seating import put, sitter_of


async def swap_seats(
    session: AsyncSession, room: Room, host: Person, source: int, target: int
) -> None:
    check_host(room, host)
    check_lobby(room)
    seats = await seats_of(session, room.id)
    pick(seats, source), pick(seats, target)
    order = [sitter_of(seat) for seat in seats]
    order[source], order[target] = order[target], order[source]
    await put(session, room, seats, order)
    await notify(session, "room", room.id)
