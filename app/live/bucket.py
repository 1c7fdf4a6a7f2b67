"""How many messages one connection may send."""

import time

PER_SECOND = 30.0
BURST = 60.0
PATIENCE = 60
"""So many refused messages in a row, and the connection is closed."""


class Bucket:
    __slots__ = ("_at", "_tokens", "refused")

    def __init__(self) -> None:
        self._tokens = BURST
        self._at = time.monotonic()
        self.refused = 0

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._at) * PER_SECOND)
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
