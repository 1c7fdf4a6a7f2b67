"""The rooms on the home page: mine, and those that their hosts have listed."""

from collections.abc import Sequence

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Game, Person, Room, Seat

from .bodies import RoomLine, RoomList, SeatLine
from .compatible import GONE, why_frozen
from .links import link_of
from .options import maybe_engine
from .view import people_of

MOST = 30


async def list_rooms(
    session: AsyncSession, person: Person | None
) -> tuple[RoomList, dict[str, Room]]:
    """With the rooms behind it, by code."""
    newest = select(Room).order_by(Room.updated_at.desc(), Room.id).limit(MOST)
    mine: Sequence[Room] = []
    if person is not None:
        sits = select(Seat.room_id).where(
            or_(Seat.person_id == person.id, Seat.away_id == person.id)
        )
        own = or_(Room.id.in_(sits), Room.host_id == person.id)
        mine = (await session.scalars(newest.where(own))).all()
    listed = (await session.scalars(newest.where(Room.listed))).all()
    rooms = {room.id: room for room in [*mine, *listed]}
    rows = await session.scalars(select(Seat).where(Seat.room_id.in_(rooms)).order_by(Seat.seat))
    seats: dict[str, list[Seat]] = {room_id: [] for room_id in rooms}
    for seat in rows:
        seats[seat.room_id].append(seat)
    ids = [seat.person_id for taken in seats.values() for seat in taken if seat.person_id]
    people = await people_of(session, ids + [room.host_id for room in rooms.values()])
    playing = [room.game_id for room in rooms.values() if room.status == "playing"]
    games = await session.scalars(select(Game).where(Game.id.in_(playing)))
    frozen = {
        game.room_id: why_frozen(game.engine, game.rules_version, game.frozen) for game in games
    }

    def line(room: Room, link: str | None) -> RoomLine:
        return _line(room, seats[room.id], people, frozen.get(room.id), link)

    found = RoomList(
        mine=[line(room, link_of(session, room)) for room in mine],
        # what is mine is not shown twice
        listed=[line(room, None) for room in listed if room not in mine],
    )
    return found, {room.code: room for room in rooms.values()}


def _line(
    room: Room,
    seats: list[Seat],
    people: dict[str, Person],
    frozen: str | None,
    link: str | None,
) -> RoomLine:
    taken = [seat for seat in seats if seat.person_id or seat.bot]
    return RoomLine(
        code=room.code,
        link=link,
        name=room.name,
        engine=room.engine,
        status=room.status,
        seats=[
            SeatLine(
                name=people[seat.person_id].name if seat.person_id else None,
                avatar=people[seat.person_id].avatar if seat.person_id else None,
                bot=seat.bot,
            )
            for seat in taken
        ],
        free=len(seats) - len(taken) if room.status == "lobby" else 0,
        host=people[room.host_id].name,
        frozen=frozen if maybe_engine(room.engine) else GONE,
    )
