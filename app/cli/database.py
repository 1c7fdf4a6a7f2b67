"""The database a command works on: ``DATABASE_URL``, else the embedded one for as long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from app.postgres.trouble import InUse, PostgresTrouble
from app.settings import Settings


@contextmanager
def database(settings: Settings, *, share: bool = False) -> Iterator[str]:
    """The address. Enter it from the main thread (see ``app.postgres.lifeline``).

    With ``share``, that of a server which is running on the same data will do.
    """
    if settings.database_url:
        yield settings.database_url
        return
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
