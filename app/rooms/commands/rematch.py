"""Once more: back to the lobby with the same seats."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Game, Job, Person, Room
from app.db.notify import notify
from app.errors import NotAllowed, Refused

from ..compatible import CHANGED, why_frozen
from ..find import seat_of, seats_of
from ..options import allowed_seats, engine_of, fitting
from ..seating import FREE, fit, put, sitter_of


async def reopen(session: AsyncSession, room: Room, person: Person) -> None:
    if room.status != "over":
        await _check_frozen(session, room)
    seats = await seats_of(session, room.id)
    if seat_of(seats, person.id) is None and room.host_id != person.id:
        raise NotAllowed("not_seated")
    engine = engine_of(room.engine)
    room.options = fitting(engine, room.options)
    # a bot that stood in for somebody gives the seat back
    order = [FREE if seat.away_id else sitter_of(seat)._replace(ready=False) for seat in seats]
    most = max(allowed_seats(engine, room.options))
    await put(session, room, seats, fit(order, max(most, len(order))))
    room.status, room.game_id = "lobby", None
    await notify(session, "room", room.id)


async def _check_frozen(session: AsyncSession, room: Room) -> None:
    """A game that can't go on here may be left for another; one that only waits for the newer
    version that began it may not."""
    game = await session.get(Game, room.game_id) if room.game_id else None
    frozen = why_frozen(game.engine, game.rules_version, game.frozen) if game else None
    if game is None or frozen is None:
        raise Refused("not_over")
    if frozen != CHANGED:
        raise Refused(frozen)
    await session.execute(delete(Job).where(Job.game_id == game.id))
