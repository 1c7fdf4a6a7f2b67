"""One connection to Postgres: made in time or not at all, and told not to outlast our patience."""

import asyncio
from typing import Any

import asyncpg
import orjson

from .absence import DRIVER, reason
from .errors import DatabaseAway
from .patience import held, nothing

# What we no longer wait for the server need not finish, nor keep locks for; a network that has
# gone silent is found out. Its own word comes a little before we stop listening: then it is known
# that nothing has changed.
_LIMITS = """
SET lock_timeout = '{most}ms'; SET statement_timeout = '{most}ms';
SET idle_in_transaction_session_timeout = '{all}ms'; SET tcp_user_timeout = '{all}ms';
SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
"""


class Connection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """Says goodbye without waiting for the server's: SQLAlchemy and the pool close connections
    of a server that hangs too."""

    async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109 - asyncpg's
        self.terminate()


async def connect(
    url: str, patience: float, *, limits: bool = True, json: bool = False, each: bool = False
) -> Any:
    """asyncpg reads the address itself: it knows what SQLAlchemy's dialect refuses (sslmode …).

    ``limits``: the server is told of our patience too. ``json``: JSONB is Python objects both ways.
    ``each``: every statement is limited by itself, for work that no deadline ends.
    """
    until = asyncio.get_running_loop().time() + patience
    try:
        connection = await asyncpg.connect(
            url,
            timeout=patience,
            command_timeout=patience if each else None,
            connection_class=Connection,
        )
        async with held(connection.terminate, until, nothing):
            if limits:
                most, all_ = int(patience * 900), int(patience * 1000)
                await connection.execute(_LIMITS.format(most=most, all=all_))
            if json:
                await connection.set_type_codec(
                    "jsonb", schema="pg_catalog", encoder=_encode, decoder=orjson.loads
                )
    except TimeoutError:
        raise DatabaseAway(f"no answer within {patience:g} seconds") from None
    except (*DRIVER, ValueError) as error:  # also an address that can't be one
        raise DatabaseAway(reason(error)) from error
    return connection


def _encode(value: Any) -> str:
    return orjson.dumps(value).decode()
