"""The schema: up, down, and the same as the models."""

import asyncio
import os
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from app.cli.main import main
from app.db.migrate import head, migrate
from app.db.models import Base
from app.db.session import Database

from ..support.cluster import Cluster


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


async def test_a_newer_schema_is_left_alone(database: Database) -> None:
    """As after an update that was taken back: the server says so and changes nothing."""
    async with database.raw() as connection:
        await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for command in (["serve", "--port", "0"], ["migrate"]):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "app.cli.main", *command,
            env=os.environ | {"DATABASE_URL": database.url},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, said = await process.communicate()
        assert (process.returncode, out) == (1, b"")
        assert said.startswith(b"The database was made by a newer version of Boneyard")
        assert b"Traceback" not in said
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_schema_that_never_was(
    database: Database, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", database.url)
    assert await asyncio.to_thread(main, ["migrate", "0000"]) == 1
    assert "There is no schema '0000'" in capsys.readouterr().err


def test_there_is_one_head() -> None:
    assert head() is not None
