"""When a bot answers: on a beat, so that the time it takes says nothing about its cards.

With an empty hand there is less to think about. A person at the same table would otherwise learn
from a quick *pass* that there was nothing to play.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

BEAT_SECONDS = 0.1
"""Longer than nearly all thoughts, on a machine that isn't overloaded."""

T = TypeVar("T")


class Pace:
    def __init__(
        self,
        bot_delay: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Where bots answer at once (``bot_delay`` 0), nobody wants to wait for a beat."""
        self._beat = min(bot_delay, BEAT_SECONDS)
        self._clock = clock
        self._sleep = sleep

    async def answer(self, think: Callable[[], T]) -> T:
        """Thinks in a thread. The answer comes with the next beat, counted from now."""
        began = self._clock()
        thought = await asyncio.to_thread(think)
        if self._beat:
            await self._sleep(-(self._clock() - began) % self._beat)
        return thought
