"""Tells a database that is away for a moment from a bug of ours."""

import asyncpg
from sqlalchemy.exc import DBAPIError


def is_away(error: BaseException) -> bool:
    """It restarts, or the network is gone: whoever asked may try again."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and is_away(error.orig))
    known = (
        OSError,
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
        asyncpg.CrashShutdownError,
        asyncpg.TooManyConnectionsError,
    )
    return isinstance(error, known)
