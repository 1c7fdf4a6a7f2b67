"""The database a command works on: ``DATABASE_URL``, else the embedded one for as long."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from app.db.errors import DatabaseAway
from app.postgres.trouble import InUse, PostgresTrouble
from app.settings import Settings


class DatabaseTrouble(RuntimeError):
    """The text says why, and blames ``DATABASE_URL`` only where it is set."""


@contextmanager
def database(settings: Settings, *, share: bool = False) -> Iterator[str]:
    """The address. Enter it from the main thread (see ``app.postgres.lifeline``).

    With ``share``, that of a server which is running on the same data will do.
    """
    from .reach import NotReached, reach, reason

    if settings.database_url:
        opened, which = _named(settings.database_url), "The database of DATABASE_URL"
    else:
        opened, which = _embedded(settings, share), f"The database in {settings.data_dir}"
    url = ""
    try:
        with opened as url:
            asyncio.run(reach(url))
            yield url
    except NotReached as trouble:
        raise DatabaseTrouble(f"{which}: {trouble}") from None
    except DatabaseAway as away:
        raise DatabaseTrouble(f"{which} can't be used: {reason(away, url)}") from away


@contextmanager
def _named(url: str) -> Iterator[str]:
    yield url


@contextmanager
def _embedded(settings: Settings, share: bool) -> Iterator[str]:
    if sys.platform == "win32":
        raise PostgresTrouble(
            "On Windows, Boneyard needs a Postgres to connect to: set DATABASE_URL."
        )
    from app.postgres.embedded import Embedded  # needs a Unix

    postgres = Embedded(settings.data_dir)
    try:
        postgres.start()
    except InUse:
        if not share:
            raise
        yield postgres.url
        return
    postgres.watch()
    try:
        yield postgres.url
    finally:
        postgres.stop()
