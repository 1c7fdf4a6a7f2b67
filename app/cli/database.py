"""The database a command works on: ``DATABASE_URL``, else the embedded one for as long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from app.postgres.trouble import PostgresTrouble
from app.settings import Settings


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """The address. Enter it from the main thread (see ``app.postgres.lifeline``)."""
    if settings.database_url:
        yield settings.database_url
        return
    if sys.platform == "win32":
        raise PostgresTrouble(
            "On Windows, Boneyard needs a Postgres to connect to: set DATABASE_URL."
        )
    from app.postgres.embedded import Embedded  # needs a Unix

    postgres = Embedded(settings.data_dir)
    postgres.start()
    postgres.watch()
    try:
        yield postgres.url
    finally:
        postgres.stop()
