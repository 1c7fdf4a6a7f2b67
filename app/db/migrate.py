"""Brings a database to the schema of this version, once, however many processes start."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.paths import MIGRATIONS

from .absence import told_apart
from .connect import connect
from .errors import NoSuchRevision, UnknownSchema
from .patience import PATIENCE, held, nothing

LOCK = 0x626F6E6573  # "bones"
MIGRATING = 600.0
"""Seconds, others' migration before ours included."""


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if connection is not None:
        made.attributes["connection"] = connection
    return made


@cache
def head() -> str | None:
    """The revision this version of the server needs."""
    return _scripts().get_current_head()


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(config())


@cache
def revisions() -> list[str]:
    """All that this version knows, the oldest first."""
    return [script.revision for script in _scripts().walk_revisions()][::-1]


def known(revision: str) -> bool:
    """Whether this version of the server knows that schema: not if a newer one made it."""
    return revision in revisions()


async def migrate(url: str, revision: str = "head") -> None:
    """No statement of it is limited, it may have much to do; all of it is."""
    driver = await connect(url, PATIENCE, limits=False)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=_given(driver), poolclass=NullPool
    )
    until = asyncio.get_running_loop().time() + MIGRATING
    # the outer one sees to the connection's end, the inner one is told of a cancel first
    limit = partial(held, driver.terminate, until, nothing)
    with told_apart(driver.is_closed):
        async with limit(), engine.begin() as connection, limit():
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_run, revision)


def _given(driver: Any) -> Callable[..., Awaitable[Any]]:
    async def connection(*_args: Any, **_kwargs: Any) -> Any:
        return driver

    return connection


def _run(connection: Connection, revision: str) -> None:
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and not known(current):
        raise UnknownSchema(current, head())
    if revision not in ("head", "base") and not known(revision):
        raise NoSuchRevision(revision, ["base", *revisions()])
    if revision == "head" or current is None:
        command.upgrade(config(connection), revision)
    else:
        command.downgrade(config(connection), revision)
