"""The database: does it let us in, and has it the schema that this version needs."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from app.postgres.trouble import PostgresTrouble
from app.settings import Settings

from ..database import DatabaseTrouble, database
from .finding import Finding

ABOUT = "database"
OLDEST = 14


@dataclass(frozen=True, slots=True)
class Store:
    url: str = ""
    """Empty: it can't be asked."""
    trouble: str = ""


@contextmanager
def open_store(settings: Settings) -> Iterator[Store]:
    """That of a running server, or the embedded one for a moment; never makes a new one."""
    with ExitStack() as stack:
        try:
            made = bool(settings.database_url) or _is_made(settings)
            store = Store(stack.enter_context(database(settings, share=True)) if made else "")
        except (DatabaseTrouble, PostgresTrouble) as trouble:
            store = Store(trouble=str(trouble))
        except OSError as error:
            store = Store(trouble=f"{settings.data_dir} can't be read ({error.strerror}).")
        yield store


def _is_made(settings: Settings) -> bool:
    if sys.platform == "win32":
        return True  # and opening it says what to do instead
    from app.postgres.folder import data_major

    return data_major(settings.data_dir.absolute() / "postgres") is not None


async def check_store(store: Store, connection: Any) -> Finding:
    if store.trouble:
        return Finding(ABOUT, False, store.trouble)
    if connection is None:
        return Finding(ABOUT, True, "not made yet: the first start makes it")
    from app.db.migrate import head

    major: int = connection.get_server_version().major
    if major < OLDEST:
        return Finding(ABOUT, False, f"Postgres {major} is too old: use {OLDEST} or newer.")
    wanted, found = head(), await _revision(connection)
    if found is None:
        return Finding(ABOUT, True, "reachable and still empty: the first start fills it")
    if found == wanted:
        return Finding(ABOUT, True, f"reachable, schema {found} is current")
    if _is_known(found):
        return Finding(
            ABOUT,
            False,
            f"its schema {found} is older than this version's ({wanted}). Run boneyard migrate, or "
            "start the server again.",
        )
    return Finding(
        ABOUT,
        False,
        f"its schema {found} is newer than this version's ({wanted}). Install the version of "
        "Boneyard that made it, or a newer one.",
    )


async def _revision(connection: Any) -> str | None:
    import asyncpg

    try:
        found: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    return found


def _is_known(revision: str) -> bool:
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    from app.db.migrate import config

    try:
        return ScriptDirectory.from_config(config()).get_revision(revision) is not None
    except CommandError:
        return False
