"""Browsers that have been somebody before.

If it was an account, strangers' wrong passwords don't concern them. If it was somebody who had to
leave a room, the next guest in that browser may not come in either.
"""

from sqlalchemy import delete, func, literal, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Browser, Person, Removed
from app.db.notify import notify

from .tokens import hash_of, new_token

COOKIE = "browser"
KEPT = 20
"""Browsers of one person, the newest."""


async def remember(session: AsyncSession, person: Person, token: str | None) -> str:
    """This browser is, or was, this person. The token for its cookie."""
    token = token if token and len(token) <= 100 else new_token()
    seen = insert(Browser).values(person_id=person.id, token_hash=hash_of(token))
    await session.execute(
        seen.on_conflict_do_update(
            index_elements=[Browser.person_id, Browser.token_hash], set_={"seen_at": func.now()}
        )
    )
    newest = (
        select(Browser.token_hash)
        .where(Browser.person_id == person.id)
        .order_by(Browser.seen_at.desc())
        .limit(KEPT)
    )
    await session.execute(
        delete(Browser).where(Browser.person_id == person.id, Browser.token_hash.not_in(newest))
    )
    return token


async def worth_remembering(session: AsyncSession, person: Person) -> bool:
    """Guests come and go; only those who were removed from a room are kept in mind."""
    removed = select(Removed).where(Removed.person_id == person.id)
    return person.username is not None or await session.scalar(select(removed.exists())) is True


async def stay_removed(session: AsyncSession, token: str | None, guest: Person) -> None:
    """Whoever this browser has been before: what they were removed from is closed to this guest."""
    if not token or len(token) > 100:
        return
    rooms = (
        select(Removed.room_id, literal(guest.id))
        .join(Browser, Browser.person_id == Removed.person_id)
        .where(Browser.token_hash == hash_of(token))
        .distinct()
    )
    closed = insert(Removed).from_select(["room_id", "person_id"], rooms)
    for room_id in (await session.scalars(closed.returning(Removed.room_id))).all():
        await notify(session, "room", room_id)


async def has_been(session: AsyncSession, token: str | None, username: str) -> bool:
    """Whether the browser with this cookie has been that account."""
    if not token or len(token) > 100:
        return False
    query = (
        select(Browser)
        .join(Person)
        .where(Browser.token_hash == hash_of(token), Person.username == username)
    )
    return await session.scalar(select(query.exists())) is True
