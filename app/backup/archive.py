"""A file that ``boneyard backup`` made, before anything is done with it."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.db.migrate import known

from .programs import BackupTrouble, last_words, program
from .seal import is_whole

_REVISION = re.compile(rb"^COPY public\.alembic_version [^\n]*\n(\w+)\n", re.MULTILINE)


@contextmanager
def opened(file: str) -> Iterator[Path]:
    """What comes through a pipe (``-``) is read to its end first: it is looked at twice."""
    if file != "-":
        if not Path(file).is_file():
            raise BackupTrouble(f"There is no file {file}.")
        yield Path(file)
        return
    with tempfile.NamedTemporaryFile(prefix="boneyard-restore-") as kept:
        shutil.copyfileobj(sys.stdin.buffer, kept)
        kept.flush()
        yield Path(kept.name)


def check(archive: Path) -> None:
    """Whether it is a backup, and of no newer version than this one."""
    with archive.open("rb") as file:
        if not is_whole(file, archive.stat().st_size):
            raise BackupTrouble(f"{archive} is not a backup of Boneyard, or it is not whole.")
    command = [program("pg_restore"), "--data-only", "--table=alembic_version", "--file=-"]
    read = subprocess.run(  # noqa: S603 - a program we found ourselves
        [*command, str(archive)], capture_output=True, check=False
    )
    if read.returncode:
        raise BackupTrouble(f"{archive} can't be read ({last_words(read.stderr)}).")
    revision = _REVISION.search(read.stdout)
    if revision is None:
        raise BackupTrouble(f"{archive} holds no rooms and games.")
    if not known(revision[1].decode()):
        raise BackupTrouble(
            f"{archive} was made by a newer version of Boneyard (its schema is "
            f"{revision[1].decode()}). Update Boneyard first, then restore it."
        )
