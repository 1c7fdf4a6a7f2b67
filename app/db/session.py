"""The connections: SQLAlchemy for the calm part, bare asyncpg for the hot path."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import orjson
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

PATIENCE = 3.0
"""Seconds to part from the database in order."""


def _encode(value: Any) -> str:
    return orjson.dumps(value).decode()


async def _prepare(connection: Any) -> None:
    """On raw connections JSONB is Python objects both ways."""
    await connection.set_type_codec(
        "jsonb", schema="pg_catalog", encoder=_encode, decoder=orjson.loads
    )


async def _keep(_connection: Any) -> None:
    """The pool's own reset would cost a round trip; nobody changes a connection's settings."""


class Database:
    """``info`` travels with every session (``session.info``)."""

    def __init__(self, url: str, pool_size: int = 8, info: dict[str, Any] | None = None) -> None:
        self.url = url
        # asyncpg reads the address itself: it knows what SQLAlchemy's dialect refuses (sslmode …)
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda *_args, **_kwargs: asyncpg.connect(url),
            pool_size=pool_size,
            max_overflow=pool_size,
            pool_pre_ping=False,
        )
        self._info = info or {}
        self._raw = asyncpg.create_pool(
            url, min_size=0, max_size=pool_size, init=_prepare, reset=_keep
        )

    async def open(self) -> "Database":
        await self._raw
        return self

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end, rolled back on any error."""
        session = AsyncSession(self.engine, expire_on_commit=False, info=self._info)
        async with session, session.begin():
            yield session

    @asynccontextmanager
    async def raw(self) -> AsyncIterator[Any]:
        """An asyncpg connection, in no transaction."""
        async with self._raw.acquire() as connection:
            yield connection

    async def close(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._raw.close()
        except TimeoutError:  # a database that is away says no goodbye
            self._raw.terminate()
        await self.engine.dispose()
