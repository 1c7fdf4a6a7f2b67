"""The connections: SQLAlchemy for the calm part, bare asyncpg for the hot path.

Every use of the database goes through here, and nobody waits for it longer than ``patience``.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakSet

import asyncpg
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from .absence import DRIVER, reason, told_apart
from .connect import connect
from .errors import DatabaseAway
from .patience import PATIENCE, held


async def _keep(_connection: Any) -> None:
    """The pool's own reset would cost a round trip; nobody changes a connection's settings."""


class Database:
    """``info`` travels with every session (``session.info``)."""

    def __init__(
        self,
        url: str,
        pool_size: int = 8,
        info: dict[str, Any] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.url = url
        self.patience = patience
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda *_args, **_kwargs: self._connect(),
            pool_size=pool_size,
            max_overflow=pool_size,
            pool_timeout=patience,
            pool_pre_ping=False,
        )
        self._info = info or {}
        self._made: WeakSet[Any] = WeakSet()
        """All connections, for the end: a pool forgets those that are in use."""
        self._raw = asyncpg.create_pool(
            connect=lambda *_args, **_kwargs: self._connect(json=True),
            min_size=0,
            max_size=pool_size,
            reset=_keep,
        )

    async def open(self) -> "Database":
        await self._raw
        return self

    async def connect(self) -> Any:
        """An asyncpg connection of one's own, in no pool."""
        return await self._connect()

    @asynccontextmanager
    async def own(self) -> AsyncIterator[Any]:
        """An asyncpg connection of one's own, in no transaction, for work of many steps: each of
        them is limited."""
        connection = await self._connect(each=True)
        try:
            with told_apart(connection.is_closed):
                yield connection
        finally:
            connection.terminate()

    @asynccontextmanager
    async def session(self, patience: float | None = None) -> AsyncIterator[AsyncSession]:
        """One transaction: committed at the end, rolled back on any error."""
        until = self._until(patience)
        session = AsyncSession(self.engine, expire_on_commit=False, info=self._info)
        driver = await _soon(_driver(session), until)
        committing = False
        with told_apart(driver.is_closed, lambda: committing):
            async with held(driver.terminate, until, session.close):
                yield session
                committing = True
                await session.commit()

    @asynccontextmanager
    async def raw(self) -> AsyncIterator[Any]:
        """An asyncpg connection, in no transaction: each statement stands for itself."""
        until = self._until()
        connection = await _soon(self._raw.acquire(), until)
        closed = False

        async def give_back() -> None:
            nonlocal closed
            closed = _is_closed(connection)
            await self._raw.release(connection)

        with told_apart(lambda: closed):
            async with held(lambda: _terminate(connection), until, give_back):
                yield connection

    async def renew(self) -> None:
        """New connections from now on: the tables that the old ones know are gone."""
        await self._raw.expire_connections()
        await self.engine.dispose()

    async def close(self) -> None:
        """At once, also where somebody still waits for an answer."""
        self._raw.terminate()
        await self.engine.dispose()
        for connection in list(self._made):
            connection.terminate()

    def _until(self, patience: float | None = None) -> float:
        return asyncio.get_running_loop().time() + (patience or self.patience)

    async def _connect(self, *, json: bool = False, each: bool = False) -> Any:
        connection = await connect(self.url, self.patience, json=json, each=each)
        self._made.add(connection)
        return connection


async def _soon(connecting: Awaitable[Any], until: float) -> Any:
    """A connection from a pool, which may have none free and have to make one."""
    try:
        async with asyncio.timeout_at(until):
            return await connecting
    except TimeoutError:
        raise DatabaseAway("no connection in time") from None
    except DRIVER as error:
        raise DatabaseAway(reason(error)) from error


async def _driver(session: AsyncSession) -> Any:
    try:
        raw = await (await session.connection()).get_raw_connection()
    except BaseException:
        await session.close()
        raise
    return raw.driver_connection


# A pooled connection is a proxy that knows nothing more once its connection has ended.


def _terminate(proxy: Any) -> None:
    with suppress(asyncpg.InterfaceError):
        proxy.terminate()


def _is_closed(proxy: Any) -> bool:
    try:
        return bool(proxy.is_closed())
    except asyncpg.InterfaceError:
        return True
