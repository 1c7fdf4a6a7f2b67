"""Restoring: all of it in one transaction, so that nothing is ever half done.

The new tables replace the old ones whole. Servers that run on the database wait for a moment and
are told in the same transaction; they forget what they held and their players come back.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import IO

from app.db.notify import CHANNEL, payload

from .programs import TABLES, BackupTrouble, address, last_words, program

OCCUPIED = "boneyard: there are rooms here"

_BEGIN = """
\\set QUIET on
BEGIN;
SET client_min_messages = warning;
"""
_REFUSE = f"""
DO $$ BEGIN
    IF to_regclass('public.rooms') IS NOT NULL THEN
        LOCK TABLE public.rooms;
        IF EXISTS (SELECT FROM public.rooms) THEN RAISE '{OCCUPIED}'; END IF;
    END IF;
END $$;
"""
_COMMIT = """
SELECT pg_notify('{channel}', '{payload}') \\g /dev/null
COMMIT;
"""
TOO_NEW = b"SET transaction_timeout"
"""pg_restore says it for Postgres 17 and newer; older ones would stumble over it."""


def load(url: str, archive: Path, *, replace: bool) -> None:
    where, environment = address(url)
    command = [program("psql"), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"]
    psql = subprocess.Popen(  # noqa: S603 - a program we found ourselves
        [*command, "--dbname", where],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment,
    )
    assert psql.stdin is not None  # noqa: S101 - it is a pipe
    try:
        psql.stdin.write((_BEGIN + ("" if replace else _REFUSE) + _drop()).encode())
        _pour(archive, psql.stdin)
        told = payload("restored", "")
        psql.stdin.write(_COMMIT.format(channel=CHANNEL, payload=told).encode())
    except BrokenPipeError:
        pass  # it has stopped at an error, which it tells below
    except BaseException:
        psql.kill()  # without its COMMIT nothing has happened
        psql.wait()
        raise
    errors = psql.communicate()[1]
    if OCCUPIED.encode() in errors:
        raise BackupTrouble(
            "There are rooms in this database already. Add --replace to put the backup in their "
            "place; they are gone then, so back them up first."
        )
    if psql.returncode:
        raise BackupTrouble(
            f"The backup could not be restored, and nothing has changed: {last_words(errors)}"
        )


def _drop() -> str:
    return "".join(f"DROP TABLE IF EXISTS public.{table} CASCADE;\n" for table in TABLES)


def _pour(archive: Path, into: IO[bytes]) -> None:
    command = [program("pg_restore"), "--no-owner", "--no-privileges", "--file=-", str(archive)]
    with (
        tempfile.TemporaryFile() as errors,  # a pipe that nobody empties would block it
        subprocess.Popen(  # noqa: S603 - a program we found ourselves
            command, stdout=subprocess.PIPE, stderr=errors
        ) as reading,
    ):
        assert reading.stdout is not None  # noqa: S101 - it is a pipe
        try:
            for line in reading.stdout:
                if line.startswith(b"CREATE "):
                    into.write(line)
                    break
                if not line.startswith(TOO_NEW):
                    into.write(line)
            shutil.copyfileobj(reading.stdout, into)
        except BaseException:
            reading.kill()
            raise
        if reading.wait():
            errors.seek(0)
            said = last_words(errors.read())
            raise BackupTrouble(f"{archive} is damaged, and nothing has changed: {said}")
