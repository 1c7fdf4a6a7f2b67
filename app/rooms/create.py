"""A new room: its creator is host and sits on seat 0."""

import secrets

from sqlalchemy.ext.asyncio import AsyncSession

from app import texts
from app.db.models import Person, Room, Seat
from app.errors import Refused
from app.people.names import clean

from .codes import new_code, new_secret
from .options import allowed_seats, checked, engine_of

LONGEST_NAME = 60


def checked_room_name(name: str) -> str:
    cleaned = clean(name, LONGEST_NAME)
    if cleaned is None:
        raise Refused("bad_room_name", 422)
    return cleaned


async def create(
    session: AsyncSession, person: Person, engine_id: str, name: str | None, lang: str
) -> Room:
    engine = engine_of(engine_id)
    options = checked(engine, {})
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
