"""The database a command works on: ``DATABASE_URL``, else the embedded one for as long."""

from collections.abc import Iterator
from contextlib import contextmanager

from app.settings import Settings


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """The address. Enter it from the main thread (see ``app.postgres.lifeline``)."""
    if settings.database_url:
        yield settings.database_url
        return
    from app.postgres import Embedded

    postgres = Embedded(settings.data_dir)
    postgres.start()
    try:
        yield postgres.url
    finally:
        postgres.stop()
