"""One open socket: who looks, at which seat, and a bounded queue of what is yet to be sent.

Sending never waits: a task empties the queue as fast as this one client reads. A client that
does not keep up loses the queue and gets a fresh snapshot when it is ready for more; nobody else
notices.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from dataclasses import dataclass
from typing import Any

from .. import metrics

QUEUE_MESSAGES = 300
QUEUE_CHARS = 1_000_000
HINT_BEFORE = 20
"""Messages that wait already, at the most, where a hint is still said."""

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

ANSWERS = ('{"type":"ack"', '{"type":"reject"')


@dataclass(frozen=True, slots=True)
class Who:
    """The person behind a socket; ``id`` is ``None`` for somebody who has not given a name."""

    id: str | None
    name: str
    avatar: str
    lang: str
    session: str | None = None
    """Which of the person's browsers (its session's hash): it may log out while this is open."""


class Viewer:
    __slots__ = (
        "_chars",
        "_close",
        "_lagging",
        "_queue",
        "_send",
        "_task",
        "catch_up",
        "host",
        "resumed",
        "seat",
        "who",
    )

    def __init__(self, who: Who, send: Send, catch_up: Callable[["Viewer"], list[str]]) -> None:
        self.who = who
        self.seat: int | None = None
        self.host = False
        self.resumed = False
        """Nothing is sent before the client has said what it has."""
        self.catch_up = catch_up
        self._send = send
        self._queue: deque[str] = deque()
        self._chars = 0
        self._lagging = False
        self._close: int | None = None
        self._task: asyncio.Task[None] | None = None

    def say(self, text: str) -> None:
        self.push((text,))

    def push(self, texts: Iterable[str]) -> None:
        if self._close is not None:
            return
        for text in texts:
            self._queue.append(text)
            self._chars += len(text)
        if len(self._queue) > QUEUE_MESSAGES or self._chars > QUEUE_CHARS:
            self._overflow()
        self._wake()

    def show(self, frames: list[str]) -> None:
        """Frames of the table; a client that lags gets a snapshot instead."""
        if frames and self.resumed and not self._lagging:
            metrics.frames.inc(len(frames))
            self.push(frames)

    def hint(self, text: str) -> None:
        """Worth saying only now: who does not keep up is not told."""
        if self.resumed and not self._lagging and len(self._queue) < HINT_BEFORE:
            self.push((text,))

    @property
    def closing(self) -> bool:
        return self._close is not None

    def close(self, code: int, last_words: str | None = None) -> None:
        """Says what is queued, then the last words, then closes."""
        if self._close is None:
            if last_words is not None:
                self.push((last_words,))
            self._close = code
            self._lagging = False
            self._wake()

    async def finished(self) -> None:
        """Until everything is sent; called when the socket ends."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=2)

    def abandon(self) -> None:
        """The socket is gone."""
        self._close = self._close or 1006
        self._queue.clear()
        if self._task is not None:
            self._task.cancel()

    def _overflow(self) -> None:
        # Frames, chat and presence are in the snapshot; answers to one's own messages are not.
        answers = [text for text in self._queue if text.startswith(ANSWERS)]
        self._queue.clear()
        self._chars = 0
        if len(answers) > QUEUE_MESSAGES // 2:  # it asks and asks and never listens
            self._close = 4008
            return
        self._queue.extend(answers)
        self._chars = sum(map(len, answers))
        self._lagging = self.resumed
        metrics.snapshots.labels("overflow").inc()

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._empty())

    async def _empty(self) -> None:
        try:
            while True:
                while self._queue:
                    text = self._queue.popleft()
                    self._chars -= len(text)
                    metrics.chars_out.inc(len(text))
                    await self._send({"type": "websocket.send", "text": text})
                if not self._lagging:
                    break
                self._lagging = False
                for text in self.catch_up(self):
                    self._queue.append(text)
                    self._chars += len(text)
            if self._close is not None:
                await self._send({"type": "websocket.close", "code": self._close})
        except Exception:  # the client is gone: its reader finds out and ends the connection
            self._queue.clear()
        finally:
            self._task = None
