"""Bots into seats and out of them."""

from collections.abc import Set

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Job, Person, Room, Seat
from app.db.notify import notify
from app.errors import Refused

from ..find import seats_of
from ..options import engine_of
from ..rights import check_host, pick


async def set_bot(
    session: AsyncSession,
    room: Room,
    person: Person,
    number: int,
    bot: str | None,
    online: Set[str],
) -> None:
    """``online``: who has the room open. Nobody who is there loses the seat to a bot."""
    check_host(room, person)
    if bot is not None and bot not in engine_of(room.engine).bots():
        raise Refused("no_such_bot", 404)
    seat = pick(await seats_of(session, room.id), number)
    if room.status == "lobby":
        if seat.person_id:
            raise Refused("seat_taken")
        seat.bot, seat.ready = bot, False
    elif room.status == "playing":
        if bot is None or not (seat.person_id or seat.bot):
            raise Refused("game_runs")
        if seat.person_id in online:
            raise Refused("player_is_here")
        await stand_in(session, room, seat, bot)
    else:
        raise Refused("game_over")
    await notify(session, "room", room.id)


async def stand_in(session: AsyncSession, room: Room, seat: Seat, bot: str) -> None:
    """In a running game: the person who sat there may come back by sitting down."""
    seat.away_id = seat.person_id or seat.away_id
    seat.person_id, seat.bot, seat.ready = None, bot, False
    await wake_bot(session, room, seat.seat)


async def wake_bot(session: AsyncSession, room: Room, number: int) -> None:
    """A bot's job is looked at by whichever process is free first."""
    if room.game_id is not None:
        job = insert(Job).values(game_id=room.game_id, kind="bot", seat=number)
        await session.execute(job.on_conflict_do_nothing())
