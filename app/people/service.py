"""What people do about themselves. Each function is one change, in the caller's transaction."""

import secrets

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person, Seat, Session
from app.db.notify import notify
from app.errors import Refused

from .avatars import AVATARS
from .names import clean
from .tokens import hash_of, new_token


def checked_name(name: str) -> str:
    cleaned = clean(name)
    if cleaned is None:
        raise Refused("bad_name", 422)
    return cleaned


async def make_guest(
    session: AsyncSession, name: str, avatar: str | None, lang: str
) -> tuple[Person, str]:
    """The person, and the token for their cookie."""
    person = Person(
        id="p_" + secrets.token_hex(8),
        name=checked_name(name),
        avatar=avatar or secrets.choice(AVATARS),
        lang=lang,
    )
    session.add(person)
    await session.flush()
    return person, await open_session(session, person)


async def open_session(session: AsyncSession, person: Person) -> str:
    token = new_token()
    session.add(Session(token_hash=hash_of(token), person_id=person.id))
    await session.flush()
    return token


async def rename(session: AsyncSession, person_id: str, name: str, avatar: str | None) -> Person:
    person = await session.get_one(Person, person_id)
    person.name = checked_name(name)
    person.avatar = avatar or person.avatar
    await session.flush()
    tables = await session.scalars(select(Seat.room_id).where(Seat.person_id == person_id))
    for room_id in tables.all():
        await notify(session, "room", room_id)
    return person


async def choose_lang(session: AsyncSession, person_id: str, lang: str) -> None:
    (await session.get_one(Person, person_id)).lang = lang


async def keep_account(
    session: AsyncSession, person_id: str, username: str, password_hash: str
) -> Person:
    person = await session.get_one(Person, person_id)
    if person.username is not None:
        raise Refused("has_account")
    person.username = username.lower()
    person.password_hash = password_hash
    try:
        await session.flush()
    except IntegrityError:
        raise Refused("username_taken") from None
    return person


async def by_username(session: AsyncSession, username: str) -> Person | None:
    return await session.scalar(select(Person).where(Person.username == username))


async def log_out(session: AsyncSession, token: str) -> None:
    """Tables that this browser has open are closed, in whichever process."""
    ended = hash_of(token)
    await session.execute(delete(Session).where(Session.token_hash == ended))
    await notify(session, "logout", "", ended=ended.hex())
