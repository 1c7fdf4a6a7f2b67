"""Tells a database that is away for a moment from a bug of ours."""

import asyncpg
from sqlalchemy.exc import DBAPIError


def is_unusable(error: BaseException) -> bool:
    """Away, or it does not let us in."""
    refused = (
        asyncpg.InvalidAuthorizationSpecificationError,  # a wrong password is one of them
        asyncpg.InvalidCatalogNameError,
        asyncpg.InsufficientPrivilegeError,
    )
    return is_away(error) or isinstance(getattr(error, "orig", error), refused)


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
