"""What was asked while the database did not answer: kept, and asked again until it is known.

Such a message may have been stored all the same, now or when it was first sent, to this process
or another one. So it is never refused: under the same id nothing is done twice, and whoever asks
again learns what became of it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

FIRST, LONGEST = 0.25, 5.0
"""Seconds between two questions."""
MOST = 20
"""Messages of one socket that are in doubt."""
STORED = frozenset({"act", "undo", "chat", "propose", "withdraw"})
"""Messages that are about something stored."""


@dataclass(frozen=True, slots=True)
class Doubt:
    said: Any
    seat: int | None
    """Of whom it was, when it was said."""


class Doubts:
    """Those of one socket, in order: one may build on another."""

    def __init__(self) -> None:
        self._waiting: deque[Doubt] = deque()
        self._task: asyncio.Task[None] | None = None

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        return len(self._waiting) >= MOST

    def add(self, doubt: Doubt, known: Callable[[Doubt], Awaitable[bool]]) -> None:
        """``known`` asks again, and says whether it has been told."""
        self._waiting.append(doubt)
        if self._task is None:
            self._task = asyncio.create_task(self._insist(known), name="doubts")

    def drop(self) -> None:
        """The socket is gone. Its client asks again when it is back."""
        if self._task is not None:
            self._task.cancel()

    async def _insist(self, known: Callable[[Doubt], Awaitable[bool]]) -> None:
        wait = FIRST
        while self._waiting:
            await asyncio.sleep(wait)
            wait = min(LONGEST, wait * 2)
            while self._waiting and await known(self._waiting[0]):
                self._waiting.popleft()
        self._task = None
