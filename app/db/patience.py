"""How long anybody waits for the database, and how waiting is ended.

Never by cancelling: asyncpg then asks the server to stop, over a connection of its own, and waits
for its word; rolling back waits likewise, and a server that hangs gives no word. A connection that
is terminated fails whatever waits for it, at once.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from .absence import DRIVER

PATIENCE = 10.0
"""Seconds, for all of it: waiting for a connection, making one, asking, committing."""


@asynccontextmanager
async def held(
    terminate: Callable[[], None], until: float, give_back: Callable[[], Awaitable[None]]
) -> AsyncIterator[None]:
    """A connection is used and given back, all of it until that moment of the loop's clock."""
    limit = _Limit(terminate, until)
    try:
        try:
            yield
        except Exception:
            raise
        except BaseException:  # cancelled in the middle of something
            terminate()
            raise
        finally:
            await give_back()
    except DRIVER:
        if limit.over:
            raise TimeoutError("no answer in time") from None
        raise
    finally:
        limit.lift()


class _Limit:
    """Runs in small steps. However long this process was busy with something else, or had no
    processor: that was one step, since the database may have answered meanwhile."""

    STEPS = 10

    def __init__(self, strike: Callable[[], None], until: float) -> None:
        self._strike = strike
        self._loop = asyncio.get_running_loop()
        self._step = max(0.0, until - self._loop.time()) / self.STEPS
        self._left = self.STEPS
        self.over = False
        self._wait()

    def lift(self) -> None:
        self._timer.cancel()

    def _wait(self) -> None:
        self._timer = self._loop.call_later(self._step, self._passed)

    def _passed(self) -> None:
        self._left -= 1
        if self._left > 0:
            self._wait()
        else:
            self.over = True
            self._strike()


async def nothing() -> None:
    """For connections that nobody is given back."""
