"""A new room: its creator is host and sits on seat 0."""

import secrets

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app import texts
from app.db.models import Person, Room, Seat
from app.errors import Refused
from app.people.names import clean

from ..codes import new_code, new_secret
from ..options import allowed_seats, checked, engine_of

LONGEST_NAME = 60
WAITING = 20
"""Rooms of one host that wait for their game, at the most; the first page shows more than that."""


def checked_room_name(name: str) -> str:
    cleaned = clean(name, LONGEST_NAME)
    if cleaned is None:
        raise Refused("bad_room_name", 422)
    return cleaned


async def check_few_waiting(session: AsyncSession, person: Person) -> None:
    """Locks the person until the room is made: of several asked for at once, each counts."""
    await session.execute(
        select(Person.id).where(Person.id == person.id).with_for_update(key_share=True)
    )
    waiting = select(func.count()).where(Room.host_id == person.id, Room.status == "lobby")
    if (await session.scalars(waiting)).one() >= WAITING:
        raise Refused("rooms_waiting", count=WAITING)


async def create_room(
    session: AsyncSession, person: Person, engine_id: str, name: str | None, lang: str
) -> Room:
    engine = engine_of(engine_id)
    options = checked(engine, {})
    await check_few_waiting(session, person)
    if name is None:
        name = texts.text(lang, "room.default_name", {"name": person.name})
    room = Room(
        id="r_" + secrets.token_hex(8),
        # 29^6 codes; the column is unique, so that a clash fails and changes nothing
        code=new_code(),
        secret=new_secret(),
        name=checked_room_name(name),
        engine=engine.id,
        options=options,
        status="lobby",
        host_id=person.id,
        listed=False,
        spectators=True,
    )
    session.add(room)
    await session.flush()
    for number in range(max(allowed_seats(engine, options))):
        sitter = person.id if number == 0 else None
        session.add(Seat(room_id=room.id, seat=number, person_id=sitter, ready=False))
    await session.flush()
    return room
