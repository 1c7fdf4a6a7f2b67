"""Saving: one consistent moment of the database, while everybody plays on."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

from .programs import TABLES, BackupTrouble, address, last_words, program
from .seal import copy

FOR_A_MOMENT = ("limits",)
"""Tables whose rows mean nothing later."""


def save(url: str, file: str) -> int:
    """To that file, or with ``-`` to standard output; how many bytes it has."""
    if file == "-":
        _dump(url, sys.stdout.buffer)
        return 0
    target = Path(file)
    half_done = target.with_name(target.name + ".part")
    try:
        # it holds what people wrote and the hashes of their passwords
        with open(os.open(half_done, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            _dump(url, out)
            os.fsync(out.fileno())
        half_done.replace(target)
    except OSError as error:
        raise BackupTrouble(f"{target} can't be written ({error.strerror}).") from None
    finally:
        half_done.unlink(missing_ok=True)
    return target.stat().st_size


def _dump(url: str, out: IO[bytes]) -> None:
    where, environment = address(url)
    command = [program("pg_dump"), "--format=custom", "--no-owner", "--no-privileges"]
    command += [f"--exclude-table-data=public.{table}" for table in FOR_A_MOMENT]
    command += [f"--table=public.{table}" for table in TABLES]
    with (
        tempfile.TemporaryFile() as errors,
        subprocess.Popen(  # noqa: S603 - a program we found ourselves
            [*command, "--dbname", where], stdout=subprocess.PIPE, stderr=errors, env=environment
        ) as dumping,
    ):
        assert dumping.stdout is not None  # noqa: S101 - it is a pipe
        seal = copy(dumping.stdout, out)
        if dumping.wait():  # what went through a pipe can't be taken back: it stays unsealed
            errors.seek(0)
            raise BackupTrouble(f"The backup failed: {last_words(errors.read())}")
        out.write(seal)
