"""Leave the seat and stay as spectator. In a running game a bot stands in."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.db.notify import notify
from app.errors import Refused

from ..find import seat_of, seats_of
from ..options import default_bot, engine_of
from ..rights import pass_host_on
from .bot import stand_in


async def stand_up(session: AsyncSession, room: Room, person: Person) -> None:
    seats = await seats_of(session, room.id)
    mine = seat_of(seats, person.id)
    if mine is None:
        raise Refused("not_seated")
    if room.status == "playing":
        await stand_in(session, room, mine, default_bot(engine_of(room.engine)))
    else:
        mine.person_id, mine.ready = None, False
    pass_host_on(room, seats, person.id)
    await notify(session, "room", room.id)
