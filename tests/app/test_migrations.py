"""The schema: up, down, and the same as the models."""

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from app.db.migrate import head, migrate
from app.db.models import Base
from app.db.session import Database

from .support.cluster import Cluster


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(
        compare_metadata(MigrationContext.configure(connection, opts=options), Base.metadata)
    )


async def test_the_models_are_the_migrated_schema(database: Database) -> None:
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_down_and_up_again(database: Database) -> None:
    await migrate(database.url, "base")
    async with database.engine.connect() as connection:
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert tables == ["alembic_version"]
    await migrate(database.url)
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_several_processes_may_migrate_at_once(cluster: Cluster) -> None:
    async def all_at_once(url: str) -> None:
        await asyncio.gather(*(migrate(url) for _ in range(4)))

    url = cluster.new_database("template0")
    asyncio.run(all_at_once(url))
    cluster.drop_database(url)


def test_there_is_one_head() -> None:
    assert head() is not None
