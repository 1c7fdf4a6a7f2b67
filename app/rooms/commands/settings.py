"""What the host may change about a room. Options and seats only before the start."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Room
from app.db.notify import notify
from app.errors import Refused

from ..bodies import RoomSettings
from ..find import seats_of
from ..options import allowed_seats, checked, engine_of, fitting
from ..rights import check_host, check_lobby
from ..seating import fit, put, sitter_of
from .create import checked_room_name


async def change_settings(
    session: AsyncSession, room: Room, host: Person, wanted: RoomSettings
) -> None:
    check_host(room, host)
    if wanted.name is not None:
        room.name = checked_room_name(wanted.name)
    if wanted.listed is not None:
        room.listed = wanted.listed
    if wanted.spectators is not None:
        room.spectators = wanted.spectators
    if wanted.options is not None or wanted.seats is not None:
        check_lobby(room)
        await _change_table(session, room, wanted.options or {}, wanted.seats)
    await notify(session, "room", room.id)


async def _change_table(
    session: AsyncSession, room: Room, options: dict[str, Any], count: int | None
) -> None:
    """Options not named stay as they are. The number of seats follows what the game allows."""
    engine = engine_of(room.engine)
    before = max(allowed_seats(engine, room.options))
    new_options = checked(engine, fitting(engine, room.options) | options)
    allowed = allowed_seats(engine, new_options)
    seats = await seats_of(session, room.id)
    order = [sitter_of(seat) for seat in seats]
    if count is None:
        # who never chose a number keeps having the most there can be
        count = max(allowed) if len(order) == before else min(len(order), max(allowed))
        count = max(count, min(allowed))
    elif count not in allowed:
        raise Refused("seats_not_allowed", 422, least=min(allowed), most=max(allowed))
    order = fit(order, count)
    if len(order) > count:
        raise Refused("too_many_seated", count=len(order) - count)
    if new_options != room.options:
        # nobody is held to what they agreed to under other rules
        order = [sitter._replace(ready=False) for sitter in order]
    room.options = new_options
    await put(session, room, seats, order)
