"""Brings a database to the schema of this version, once, however many processes start."""

from functools import cache

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.paths import MIGRATIONS

LOCK = 0x626F6E6573  # "bones"


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    if connection is not None:
        made.attributes["connection"] = connection
    return made


@cache
def head() -> str | None:
    """The revision this version of the server needs."""
    return ScriptDirectory.from_config(config()).get_current_head()


async def migrate(url: str, revision: str = "head") -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda *_args, **_kwargs: asyncpg.connect(url),
        poolclass=NullPool,
    )
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_run, revision)
    await engine.dispose()


def _run(connection: Connection, revision: str) -> None:
    current = MigrationContext.configure(connection).get_current_revision()
    if revision == "head" or current is None:
        command.upgrade(config(connection), revision)
    else:
        command.downgrade(config(connection), revision)
