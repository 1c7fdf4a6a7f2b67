"""``boneyard doctor``: what is wrong with this installation, and what to do about it."""

import argparse
import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any

from app.settings import Settings

from .checks.finding import Finding
from .checks.store import Store, open_store

ABOUT = """Looks at versions, data folder, database, port, public address and proxy, whether the
server is running or not. Run it with the same settings (environment) as the server.
Exit code 0: all is good. 1: something is wrong, and its line says what to do."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "doctor", help="check this installation, and say what to do", description=ABOUT
    )
    command.set_defaults(run=run)


def run(_given: argparse.Namespace) -> int:
    settings = Settings.read()
    with open_store(settings) as store:
        return asyncio.run(_report(settings, store))


async def _report(settings: Settings, store: Store) -> int:
    wrong = False
    async for finding in _look(settings, store):
        print(finding, flush=True)
        wrong |= finding.good is False
    return int(wrong)


async def _look(settings: Settings, store: Store) -> AsyncIterator[Finding]:
    import asyncpg

    from app.pages.mirror import BITS, TAKE

    from .checks.folder import check_folder
    from .checks.forwarded import check_forwarded
    from .checks.port import check_port
    from .checks.public import check_public
    from .checks.stand_in import stand_in
    from .checks.store import check_store
    from .checks.versions import check_versions

    token = secrets.randbits(BITS)
    connection = await asyncpg.connect(store.url, timeout=10) if store.url else None
    if connection is not None:
        await connection.execute(TAKE.replace("$1", str(token)))
    yield check_versions(connection)
    yield check_folder(settings)
    yield await check_store(store, connection)
    finding, free = await check_port(settings, token, known=connection is not None)
    yield finding
    arrived = None
    if settings.public_url:
        with ExitStack() as stack:
            if free:
                stack.enter_context(stand_in(settings, token))
            finding, arrived = await check_public(settings, token)
        yield finding
    else:
        yield Finding("public address", True, "not set: invite links carry the page's own address")
    yield check_forwarded(settings, arrived)
    if connection is not None:
        await connection.close()
