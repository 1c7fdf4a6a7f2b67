"""From the file to a database that this version can serve."""

import asyncio

from app.db.migrate import migrate

from .archive import check, opened
from .load import load


def restore(url: str, file: str, *, replace: bool) -> None:
    with opened(file) as archive:
        check(archive)
        load(url, archive, replace=replace)
    asyncio.run(migrate(url))
