"""Once more: back to the lobby with the same seats."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.errors import NotAllowed, Refused
from app.live.notify import notify

from .find import seat_of, seats_of
from .options import allowed_seats, engine_of
from .sitters import FREE, fit, put, sitter_of


async def rematch(session: AsyncSession, room: Room, person: Person) -> None:
    if room.status != "over":
        raise Refused("not_over")
    seats = await seats_of(session, room.id)
    if seat_of(seats, person.id) is None and room.host_id != person.id:
        raise NotAllowed("not_seated")
    # a bot that stood in for somebody gives the seat back
    order = [FREE if seat.away_id else sitter_of(seat)._replace(ready=False) for seat in seats]
    most = max(allowed_seats(engine_of(room.engine), room.options))
    await put(session, room, seats, fit(order, max(most, len(order))))
    room.status, room.game_id = "lobby", None
    await notify(session, "room", room.id)
