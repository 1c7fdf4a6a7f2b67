"""One Postgres for all tests of a process; each test gets a database of its own.

Copying the template takes a hundred times longer than emptying a database that a test has done
with. So those go round, as long as a test has left their form alone.
"""

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
_FORM = """
SELECT md5(string_agg(line, E'\\n' ORDER BY line)) FROM (
    SELECT format('%s %s %s %s %s %s', attrelid::regclass, relkind, relpersistence, attname,
        atttypid::regtype, attnotnull) AS line
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0
    UNION ALL SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT version_num FROM alembic_version
    UNION ALL SELECT array_to_string(setconfig, ' ') FROM pg_db_role_setting
    JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database()
) AS lines
"""
_EMPTY = """
SELECT format('DELETE FROM %s', oid::regclass) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'alembic_version'
UNION ALL SELECT format('ALTER SEQUENCE %s RESTART', oid::regclass) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
"""


def short_folder() -> Path:
    """Under /tmp, and open to the user who runs Postgres when the tests run as root."""
    folder = Path(tempfile.mkdtemp(prefix="boneyard-test-", dir="/tmp"))
    folder.chmod(0o755)
    return folder


class Cluster:
    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._free: list[str] = []
        self._form: str | None = None
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
        connection = await asyncpg.connect(self.url(TEMPLATE))
        self._form = await connection.fetchval(_FORM)
        await connection.close()

    async def _run(self, command: str) -> None:
        connection = await asyncpg.connect(self.postgres.url)
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def new_database(self, template: str = TEMPLATE) -> str:
        """The address of a fresh database."""
        if template == TEMPLATE and self._free:
            return self._free.pop()
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        asyncio.run(self._run(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY"))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """It is gone for whoever had it."""
        asyncio.run(self._give_back(url))

    async def _give_back(self, url: str) -> None:
        name = url.split("?")[0].rsplit("/", 1)[1]
        if await self._emptied(url):
            self._free.append(url)
        else:
            await self._run(f"DROP DATABASE {name} WITH (FORCE)")

    async def _emptied(self, url: str) -> bool:
        """Whether it is as good as new."""
        try:
            connection = await asyncpg.connect(url)
        except (asyncpg.PostgresError, OSError):
            return False
        try:
            await connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            if await connection.fetchval(_FORM) != self._form:
                return False
            await connection.execute("SET session_replication_role = replica")  # in any order
            commands = [row[0] for row in await connection.fetch(_EMPTY)]
            await connection.execute(";".join(commands))
        except asyncpg.PostgresError:  # such as no table of ours at all
            return False
        finally:
            await connection.close()
        return True
