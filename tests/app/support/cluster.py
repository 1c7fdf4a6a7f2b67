"""One Postgres for all tests of a process; each test gets a database of its own."""

import asyncio
import itertools
import os
import shutil
import tempfile
from pathlib import Path

import asyncpg

from app.db.migrate import migrate
from app.postgres.embedded import Embedded

TEMPLATE = "template_boneyard"
QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def short_folder() -> Path:
    """Under /tmp, and open to the user who runs Postgres when the tests run as root."""
    folder = Path(tempfile.mkdtemp(prefix="boneyard-test-", dir="/tmp"))
    folder.chmod(0o755)
    return folder


class Cluster:
    def __init__(self) -> None:
        self._numbers = itertools.count()
        self.folder = short_folder()
        self.postgres = Embedded(self.folder / "data", QUICK)

    def start(self) -> None:
        self.postgres.start()
        asyncio.run(self._make_template())

    def stop(self) -> None:
        self.postgres.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return self.postgres.url.replace("/postgres?", f"/{name}?")

    async def _make_template(self) -> None:
        await self._run(f"CREATE DATABASE {TEMPLATE}")
        await migrate(self.url(TEMPLATE))

    async def _run(self, command: str) -> None:
        connection = await asyncpg.connect(self.postgres.url)
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def new_database(self, template: str = TEMPLATE) -> str:
        """The address of a fresh database."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        asyncio.run(self._run(f"CREATE DATABASE {name} TEMPLATE {template}"))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = url.split("?")[0].rsplit("/", 1)[1]
        asyncio.run(self._run(f"DROP DATABASE {name} WITH (FORCE)"))
