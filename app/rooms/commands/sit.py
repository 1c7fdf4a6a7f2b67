"""Sit down, change seats, or take one's seat back from the bot that stood in."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Job, Person, Room, Seat
from app.db.notify import notify
from app.errors import Refused

from ..find import check_not_removed, seat_of, seats_of
from ..rights import pick


async def sit_down(session: AsyncSession, room: Room, person: Person, number: int | None) -> None:
    await check_not_removed(session, room, person)
    seats = await seats_of(session, room.id)
    mine = seat_of(seats, person.id)
    if room.status == "lobby":
        await _take_seat(session, seats, mine, person, number)
    elif mine is None:
        await _come_back(session, room, seats, person)
    await notify(session, "room", room.id)


async def _take_seat(
    session: AsyncSession, seats: list[Seat], mine: Seat | None, person: Person, number: int | None
) -> None:
    if mine is not None and number in (None, mine.seat):
        return
    if number is None:
        free = next((seat for seat in seats if not seat.person_id and not seat.bot), None)
        if free is None:
            raise Refused("room_full")
    else:
        free = pick(seats, number)
        if free.person_id or free.bot:
            raise Refused("seat_taken")
    ready = False
    if mine is not None:
        ready, mine.ready, mine.person_id = mine.ready, False, None
        await session.flush()  # a person has one seat only: leave before sitting down
    free.person_id, free.ready = person.id, ready


async def _come_back(session: AsyncSession, room: Room, seats: list[Seat], person: Person) -> None:
    seat = next((seat for seat in seats if seat.away_id == person.id), None)
    if seat is None:
        raise Refused("game_runs" if room.status == "playing" else "game_over")
    seat.person_id, seat.bot, seat.away_id, seat.ready = person.id, None, None, True
    await session.execute(
        delete(Job).where(Job.game_id == room.game_id, Job.kind == "bot", Job.seat == seat.seat)
    )
