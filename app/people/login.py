"""A try to log in: how it is slowed down, and for whom it is not.

Locking an account would hand everybody a key to lock others out. So a user name never refuses; an
address does, and wrong passwords make the answers for that name slower, up to a few seconds.
A browser that has been the account before has a bucket and a queue of its own.
"""

import asyncio

from app.db.models import Person
from app.db.session import Database
from app.errors import Refused
from app.web.limits import Limits

from . import browsers, passwords, service

FREE = 5
"""Wrong passwords for one name, in the last minutes, that slow nobody down."""
DELAY = 0.25
"""Seconds for the first one more; each further one doubles it."""
LONGEST = 5.0


async def log_in(
    db: Database, limits: Limits, address: str, browser: str | None, username: str, password: str
) -> Person:
    """Whoever that is; refused if the password is wrong or the tries were too many."""
    username = username.lower()
    async with db.session() as session:
        known = await browsers.has_been(session, browser, username)
    if known:
        await limits.spend("known_browser", f"{browser} {username}")
    else:
        await limits.spend("password", address)
        await asyncio.sleep(delay(await limits.count("name", username)))
    async with db.session() as session:
        person = await service.by_username(session, username)
    # between two transactions: the slow hash must not hold a connection
    queue = passwords.known if known else passwords.strangers
    fit = await queue.fits(username, person.password_hash if person else None, password)
    if person is None or not fit:
        raise Refused("wrong_password", 403)
    if not known:
        await limits.give_back("name", username)
    return person


def delay(tries: int) -> float:
    """Seconds to wait, with so many tries for a name behind us.

    >>> [delay(tries) for tries in (1, 5, 6, 7, 8, 20)]
    [0.0, 0.0, 0.25, 0.5, 1.0, 5.0]
    """
    return min(LONGEST, DELAY * 2 ** (tries - FREE - 1)) if tries > FREE else 0.0
