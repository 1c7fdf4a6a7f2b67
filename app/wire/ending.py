"""When a connection that should be over, or that nobody reads, is cut."""

import asyncio

GRACE = 1.0
"""Seconds for what has been written to leave; a close alone waits for ever for a reader."""
UNREAD = 30.0
"""Seconds in which a peer may read nothing of what waits for it."""


class Ending:
    __slots__ = ("_closing_at", "_moved_at", "_unsent")

    def __init__(self, now: float) -> None:
        self._closing_at: float | None = None
        self._moved_at = now
        self._unsent = 0

    def due(self, transport: asyncio.Transport, now: float) -> bool:
        if transport.is_closing():
            if self._closing_at is None:
                self._closing_at = now
            return now - self._closing_at >= GRACE
        unsent = transport.get_write_buffer_size()
        if unsent == 0 or unsent < self._unsent:
            self._moved_at = now
        self._unsent = unsent
        return now - self._moved_at > UNREAD
