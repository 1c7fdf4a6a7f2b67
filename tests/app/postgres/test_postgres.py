"""The embedded Postgres: it starts with nothing, ends with the app, and survives the worst."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import psutil
import pytest

from app.postgres import binaries, folder
from app.postgres.embedded import Embedded
from app.postgres.trouble import PostgresTrouble

from ..support.cluster import short_folder


@pytest.fixture
def place() -> Iterator[Path]:
    made = short_folder()
    yield made
    shutil.rmtree(made)


@pytest.fixture
def postgres(place: Path) -> Iterator[Embedded]:
    made = Embedded(place / "data")
    yield made
    made.stop()


async def ask(postgres: Embedded, question: str) -> object:
    connection = await asyncpg.connect(postgres.url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


def wait_for_end(pid: int) -> None:
    try:
        psutil.Process(pid).wait(30)
    except psutil.NoSuchProcess:
        return


async def test_it_starts_from_nothing_and_keeps_what_it_is_told(postgres: Embedded) -> None:
    postgres.start()
    await ask(postgres, "CREATE TABLE kept AS SELECT 7 AS n")
    postgres.stop()
    postgres.start()
    assert await ask(postgres, "SELECT n FROM kept") == 7


async def test_it_is_durable_and_reached_by_the_socket_only(postgres: Embedded) -> None:
    postgres.start()
    assert await ask(postgres, "SHOW fsync") == "on"
    assert await ask(postgres, "SHOW synchronous_commit") == "on"
    assert await ask(postgres, "SHOW listen_addresses") == ""
    assert postgres.sockets.stat().st_mode & 0o077 == 0
    assert (postgres.data_dir / "postgres.log").stat().st_mode & 0o077 == 0


def test_it_never_runs_as_root(postgres: Embedded) -> None:
    postgres.start()
    assert psutil.Process(postgres.pid).uids().real != 0


async def test_a_killed_server_is_started_again(postgres: Embedded) -> None:
    postgres.start()
    await ask(postgres, "CREATE TABLE kept AS SELECT 7 AS n")
    postgres.watch()
    killed = postgres.pid
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    for _ in range(1000):
        try:
            assert await ask(postgres, "SELECT n FROM kept") == 7
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await asyncio.sleep(0.02)
        else:
            break
    assert postgres.pid != killed


APP = """
import sys
from pathlib import Path
from app.postgres.embedded import Embedded
postgres = Embedded(Path(sys.argv[1]))
postgres.start()
print(postgres.pid, flush=True)
sys.stdin.read()
"""


def test_it_ends_with_a_killed_app(postgres: Embedded) -> None:
    app = subprocess.Popen(
        [sys.executable, "-c", APP, str(postgres.data_dir)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with app:
        assert app.stdout is not None
        pid = int(app.stdout.readline())
        with pytest.raises(PostgresTrouble, match=f"process {app.pid}"):
            Embedded(postgres.data_dir).start()
        app.kill()
        app.wait()
        postgres.start()  # at once: it waits for the old one to be gone
    assert postgres.pid != pid
    wait_for_end(pid)
    assert asyncio.run(ask(postgres, "SELECT 1")) == 1


def test_data_of_another_version_is_left_alone(postgres: Embedded) -> None:
    postgres.start()
    postgres.stop()
    (postgres.cluster / "PG_VERSION").write_text("99\n")
    with pytest.raises(PostgresTrouble, match="written by Postgres 99"):
        postgres.start()


def test_no_postgres_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binaries, "_wheel_folders", lambda: iter([]))
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(PostgresTrouble, match="DATABASE_URL"):
        binaries.find_binaries(None)


def test_one_on_path_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = binaries.find_binaries(None)
    monkeypatch.setattr(binaries, "_wheel_folders", lambda: iter([]))
    monkeypatch.setenv("PATH", str(wheel.folder))
    assert binaries.find_binaries(None).major == wheel.major


async def test_long_paths_get_a_short_socket(place: Path) -> None:
    postgres = Embedded(place / ("x" * 90) / "data")
    assert len(str(postgres.sockets)) < 100
    assert postgres.sockets != folder.socket_folder(place / ("y" * 90))
    try:
        postgres.start()
        assert await ask(postgres, "SELECT 1") == 1
    finally:
        postgres.stop()
        shutil.rmtree(postgres.sockets)


def test_a_half_made_cluster_is_made_anew(postgres: Embedded) -> None:
    half = postgres.data_dir / "postgres.new"
    half.mkdir(parents=True)
    (half / "PG_VERSION").write_text("18\n")
    postgres.start()
    assert not half.exists()
