"""How much one websocket may send: messages, what it points at, and frames of any kind."""

import time

PER_SECOND = 30.0
BURST = 60.0
PATIENCE = 60
"""So many refused messages in a row, and the connection is closed."""
POINTS = 10.0
"""A second: enough for a finger that moves."""
FRAMES_PER_SECOND = 60.0
"""Frames of any kind, and kilobytes: twice the messages, for what never becomes one."""
FRAMES_AT_ONCE = 240.0


class Bucket:
    __slots__ = ("_at", "_burst", "_per_second", "_tokens", "refused")

    def __init__(self, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self._per_second = per_second
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()
        self.refused = 0

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < cost:
            self.refused += 1
            return False
        self._tokens -= cost
        self.refused = 0
        return True

    @property
    def exhausted(self) -> bool:
        return self.refused > PATIENCE
