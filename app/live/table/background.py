"""Work that nobody waits for."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from app.db.errors import DatabaseAway

RETRIES = (0.1, 1, 5, 20)
"""Seconds after which something is tried again, each time."""

log = logging.getLogger(__name__)


class Background:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does it again after a while if the database is away."""
        task = asyncio.create_task(_insist(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _insist(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    for wait in (*RETRIES, None):
        try:
            await work()
            return
        except DatabaseAway as away:
            log.warning("the database did not answer: %s", away)
        except Exception:
            log.exception("an error in the background")
            return
        if wait is not None:
            await asyncio.sleep(wait)
