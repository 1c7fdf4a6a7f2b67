"""Hearing what processes tell each other (``notify``)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

import orjson

from .notify import CHANNEL
from .patience import PATIENCE, held, nothing

log = logging.getLogger(__name__)


class Listener:
    """One connection that only listens. When it is lost it is made again, and whoever holds
    anything live catches up: what was said meanwhile is gone."""

    CHECK = 10.0
    """Seconds between questions whether the connection still lives."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        heard: Callable[[dict[str, Any]], None],
        reconnected: Callable[[], Awaitable[None]],
        patience: float = PATIENCE,
    ) -> None:
        self._connect = connect
        self._heard = heard
        self._reconnected = reconnected
        self._patience = patience
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def start(self) -> None:
        """Returns when it listens, or when it is clear that this takes longer."""
        self._task = asyncio.create_task(self._run(), name="listener")
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self.listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait, first = 0.05, True
        while True:
            try:
                connection = await self._connect()
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                    async with self._limit(connection):
                        await connection.add_listener(CHANNEL, self._hear)
                    self.listening.set()
                    if not first:
                        await self._reconnected()
                    wait, first = 0.05, False
                    await self._hold(connection, lost)
                finally:
                    self.listening.clear()
                    connection.terminate()  # a goodbye might wait, and nothing is lost
            except Exception as error:  # whatever the driver raises: the answer is to try again
                log.warning("not listening to the database, trying again: %r", error)
            await asyncio.sleep(wait)
            wait = min(2.0, wait * 2)

    async def _hold(self, connection: Any, lost: asyncio.Event) -> None:
        """Until the connection is lost. A dead network is found out by asking now and then."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(self.CHECK):  # wait_for may swallow a cancel
                    await lost.wait()
            except TimeoutError:
                async with self._limit(connection):
                    await connection.execute("SELECT 1")

    def _limit(self, connection: Any) -> AbstractAsyncContextManager[None]:
        until = asyncio.get_running_loop().time() + self._patience
        return held(connection.terminate, until, nothing)

    def _hear(self, _connection: Any, _pid: int, _channel: str, data: str) -> None:
        try:
            self._heard(orjson.loads(data))
        except Exception:  # one bad notification must not end the listening
            log.exception("a notification could not be read: %s", data)
