"""What a killed server leaves behind never keeps the next one from starting, and no stranger dies
for having its number."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import asyncpg
import psutil
import pytest

from app.postgres import postmaster, process, running
from app.postgres.embedded import Embedded
from app.postgres.trouble import PostgresTrouble, StillEnding

from ..support.cluster import QUICK, short_folder

KILLS = 3

WITH_PROC = pytest.param(lambda monkeypatch: None, id="proc")
WITHOUT_PROC = pytest.param(
    lambda monkeypatch: monkeypatch.setattr(running, "PROC", Path("/nowhere")),
    id="lsof",
    marks=pytest.mark.skipif(shutil.which("lsof") is None, reason="no lsof"),
)
Prepare = Callable[[pytest.MonkeyPatch], None]


def nobody_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PROC", Path("/nowhere"))
    monkeypatch.setattr(shutil, "which", lambda _: None)


WITH_NEITHER = pytest.param(nobody_tells, id="neither")


@pytest.fixture(scope="module")
def made() -> Iterator[tuple[Path, str]]:
    """A data folder, and what a server that was killed has left in its file."""
    folder = short_folder()
    server = Embedded(folder / "data", QUICK)
    server.start()
    left = (server.cluster / "postmaster.pid").read_text()
    server.stop()
    yield folder / "data", left
    shutil.rmtree(folder)


@pytest.fixture
def place(made: tuple[Path, str]) -> Path:
    data_dir, left = made
    write(data_dir / "postgres" / "postmaster.pid", left)
    return data_dir


@pytest.fixture
def postgres(place: Path) -> Iterator[Embedded]:
    server = Embedded(place, QUICK)
    yield server
    server.stop()


@pytest.fixture
def stranger(place: Path) -> Iterator[psutil.Popen]:
    """Of the same user as Postgres, who therefore sees that it lives, and in the same folder."""
    cluster = place / "postgres"
    user = cluster.stat().st_uid if os.geteuid() == 0 else None
    with psutil.Popen(["sleep", "300"], user=user, cwd=cluster) as process:
        yield process
        process.kill()


async def ask(postgres: Embedded, question: str) -> object:
    connection = await asyncpg.connect(postgres.url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


def write(file: Path, text: str) -> None:
    seen = file.parent.stat()
    file.write_text(text)
    os.chown(file, seen.st_uid, seen.st_gid)


def put_number(cluster: Path, pid: int) -> None:
    lines = (cluster / "postmaster.pid").read_text().splitlines()
    write(cluster / "postmaster.pid", "\n".join([str(pid), *lines[1:]]) + "\n")


@pytest.mark.parametrize("prepare", [WITH_PROC, WITHOUT_PROC, WITH_NEITHER])
def test_a_stranger_with_the_number_lives_on(
    postgres: Embedded,
    stranger: psutil.Popen,
    prepare: Prepare,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prepare(monkeypatch)
    put_number(postgres.cluster, stranger.pid)
    write(postgres.sockets / ".s.PGSQL.5432.lock", f"{stranger.pid}\n")
    postgres.start()
    assert asyncio.run(ask(postgres, "SELECT 1")) == 1
    assert stranger.poll() is None


@pytest.mark.parametrize("text", ["", "\0\0\0\0"])
def test_files_that_say_nothing(postgres: Embedded, text: str) -> None:
    write(postgres.cluster / "postmaster.pid", text)
    write(postgres.sockets / ".s.PGSQL.5432.lock", text)
    postgres.start()
    assert asyncio.run(ask(postgres, "SELECT 1")) == 1


@pytest.mark.parametrize("number", ["0", "-1", "-77"])
def test_a_number_that_would_mean_many(tmp_path: Path, number: str) -> None:
    write(tmp_path / "postmaster.pid", f"{number}\n")
    assert postmaster.read_pid_file(tmp_path) is None


def test_a_zombie_with_the_number(postgres: Embedded) -> None:
    """Nobody has asked how it ended: in a container that can stay so for ever."""
    user = postgres.cluster.stat().st_uid if os.geteuid() == 0 else None
    with subprocess.Popen(["true"], user=user) as zombie:
        os.waitid(os.P_PID, zombie.pid, os.WEXITED | os.WNOWAIT)
        put_number(postgres.cluster, zombie.pid)
        postgres.start()
        assert asyncio.run(ask(postgres, "SELECT 1")) == 1


@pytest.mark.parametrize("prepare", [WITH_PROC, WITHOUT_PROC])
def test_a_server_that_lives_on_is_ended(
    postgres: Embedded, prepare: Prepare, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As where there is no lifeline. It is found by its folder, not by how that is written."""
    prepare(monkeypatch)
    postgres.start()
    assert postgres.pid
    old = psutil.Process(postgres.pid)
    (tmp_path / "link").symlink_to(postgres.cluster)
    postmaster.end_leftover(tmp_path / "link")
    assert not old.is_running() or old.status() == psutil.STATUS_ZOMBIE


def test_where_root_may_not_look(postgres: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container: then only the server itself is known, by the words it was started with."""
    stat = Path.stat

    def look(path: Path, **how: bool) -> os.stat_result:
        if path.name == "cwd" and path.parent.name != "self":
            raise PermissionError
        return stat(path, **how)

    postgres.start()
    assert postgres.pid
    monkeypatch.setattr(Path, "stat", look)
    assert running.running_on(postgres.cluster, postgres.pid) == {postgres.pid}
    assert running.running_on(postgres.cluster, None) == set()
    assert running.running_on(postgres.cluster, os.getpid()) == set()
    assert running.running_on(postgres.cluster.parent, postgres.pid) == set()


APP = """
import asyncio, sys
from pathlib import Path
import asyncpg
from app.postgres.embedded import Embedded
from tests.app.support.cluster import QUICK

LONG = "SELECT count(*) FROM (SELECT generate_series(1, 10000000000)) AS numbers"
ACTIVE = "SELECT count(*) FROM pg_stat_activity WHERE query = $1 AND state = 'active'"

async def work():
    connections = [await asyncpg.connect(postgres.url) for _ in range(4)]
    watcher, *busy = connections
    tasks = [asyncio.create_task(connection.execute(LONG)) for connection in busy]
    while await watcher.fetchval(ACTIVE, LONG) < len(busy):
        await asyncio.sleep(0.01)
    print(postgres.pid, flush=True)
    await asyncio.gather(*tasks)

postgres = Embedded(Path(sys.argv[1]), QUICK)
postgres.start()
asyncio.run(work())
"""


def test_everything_is_killed_again_and_again(postgres: Embedded) -> None:
    """Server and app at once, with backends so busy that they notice nothing, and at once anew."""
    for _ in range(KILLS):
        command = [sys.executable, "-c", APP, str(postgres.data_dir)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as app:
            assert app.stdout is not None
            words = app.stdout.readline()
            assert words, "it did not start again"
            os.kill(int(words), signal.SIGKILL)
            app.kill()
    postgres.start()
    assert asyncio.run(ask(postgres, "SELECT 1")) == 1


def test_orphans_that_hang_are_ended(postgres: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postmaster, "QUICK", 0.1)
    postgres.start()
    assert postgres.pid
    child = psutil.Process(postgres.pid).children()[0]
    child.suspend()
    os.kill(postgres.pid, signal.SIGKILL)
    postmaster.end_leftover(postgres.cluster)  # before stop() wakes them
    postgres.stop()
    postgres.start()
    assert not child.is_running() or child.status() == psutil.STATUS_ZOMBIE
    assert asyncio.run(ask(postgres, "SELECT 1")) == 1


def test_orphans_nobody_can_find_are_waited_for(
    postgres: Embedded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither /proc nor lsof: then Postgres itself says that somebody is left."""
    tries = []

    def give_up_later(self: process.Process, given_up: Callable[[], bool]) -> None:
        tries.append(self)
        try:
            wait(self, given_up)
        except StillEnding:
            child.resume()  # only now it can end
            raise

    postgres.start()
    assert postgres.pid
    child = psutil.Process(postgres.pid).children()[0]
    child.suspend()
    os.kill(postgres.pid, signal.SIGKILL)
    for module in (process, postmaster):
        monkeypatch.setattr(module, "running_on", lambda *_: set())
    postgres.stop()
    wait = process.Process.wait_until_ready
    monkeypatch.setattr(process.Process, "wait_until_ready", give_up_later)
    postgres.start()
    assert len(tries) > 1
    assert asyncio.run(ask(postgres, "SELECT 1")) == 1


def test_one_that_can_not_be_ended_is_named(
    postgres: Embedded, stranger: psutil.Popen, monkeypatch: pytest.MonkeyPatch
) -> None:
    for patience in ("CLEAN", "QUICK", "LAST"):
        monkeypatch.setattr(postmaster, patience, 0.0)
    monkeypatch.setattr(postmaster, "running_on", lambda *_: {stranger.pid})
    with pytest.raises(PostgresTrouble, match=f"process {stranger.pid}"):
        postgres.start()
    assert (postgres.cluster / "postmaster.pid").exists()


@pytest.mark.parametrize("only", [signal.SIGCONT, signal.SIGKILL])
def test_a_server_that_hangs_is_ended(
    postgres: Embedded, monkeypatch: pytest.MonkeyPatch, only: signal.Signals
) -> None:
    """Stopping takes no longer than is allowed, whatever Postgres does: it is woken, so that it
    hears what it is asked, and if that does not help, it is killed."""
    signal_all = process.Process._signal_all

    def no_other(self: process.Process, number: signal.Signals) -> None:
        if number == only:
            signal_all(self, number)

    monkeypatch.setattr(process.Process, "_signal_all", no_other)
    monkeypatch.setattr(process, "PATIENCE", {signal.SIGINT: 0.1, signal.SIGQUIT: 0.1})
    postgres.start()
    assert postgres.pid
    old = psutil.Process(postgres.pid)
    old.suspend()
    by_force = Timer(30, old.kill)
    by_force.start()
    postgres.stop()
    assert by_force.is_alive(), "it would have hung for ever"
    by_force.cancel()
    assert not old.is_running()


def test_a_killed_server_with_a_hanging_child_is_started_again(
    postgres: Embedded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postmaster, "QUICK", 0.1)
    postgres.start()
    postgres.watch()
    killed = postgres.pid
    assert killed
    child = psutil.Process(killed).children()[0]
    child.suspend()
    os.kill(killed, signal.SIGKILL)
    psutil.wait_procs([child], 30)
    asyncio.run(_until_it_answers(postgres))
    assert postgres.pid != killed


async def _until_it_answers(postgres: Embedded) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                assert await ask(postgres, "SELECT 1") == 1
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.02)
            else:
                return
