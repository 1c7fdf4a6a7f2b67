"""Which errors mean that the database is away. Nobody else has to guess: where connections are
made and held, such an error becomes ``DatabaseAway``; every other one, such as a mistake in our
SQL, is a bug."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from .errors import DatabaseAway

DRIVER = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    SQLAlchemyError,
    OSError,  # among them a TimeoutError
)
"""Whatever a driver raises. While connecting, each of them means that we don't get in."""

ABSENT = ("08", "28", "53", "57", "3D000", "42501", "55P03")
"""How SQLSTATEs begin that are about the server, not about what it was asked: no connection, not
let in, too little of something, ended by somebody, no such database, forbidden, locked too long."""


@contextmanager
def told_apart(
    closed: Callable[[], bool], unknown: Callable[[], bool] = lambda: True
) -> Iterator[None]:
    """Around all use of a connection."""
    try:
        yield
    except Exception as error:
        away = absence(error, closed=closed(), unknown=unknown())
        if away is None:
            raise
        raise away from error


def absence(error: Exception, *, closed: bool, unknown: bool) -> DatabaseAway | None:
    """What an error on a connection, which is ``closed`` now or not, says about the database.

    ``unknown``: something had been sent that may have been carried out. Not so where the server
    itself has answered that it was not.
    """
    if not isinstance(error, DRIVER):
        return None
    if closed or isinstance(error, TimeoutError):
        return DatabaseAway(reason(error), unknown=unknown)
    said = [one for one in _chain(error) if isinstance(one, asyncpg.PostgresError)]
    if any((one.sqlstate or "").startswith(ABSENT) for one in said):
        return DatabaseAway(reason(error))
    return None


def reason(error: BaseException) -> str:
    """In the words of whoever raised it first."""
    *_, first = _chain(error)
    return str(first) or type(first).__name__


def _chain(error: BaseException) -> Iterator[BaseException]:
    """SQLAlchemy wraps what its dialect has wrapped already."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = getattr(seen, "orig", None) or seen.__cause__
