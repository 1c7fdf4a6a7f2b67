"""How much one connection may send: a bucket of tokens of its own, in memory."""

import time

from .rates import Rate


class RateLimit:
    __slots__ = ("_at", "_every", "_most", "_tokens", "refused")

    def __init__(self, rate: Rate) -> None:
        self._every = rate.every
        self._most = float(rate.burst)
        self._tokens = self._most
        self._at = time.monotonic()
        self.refused = 0
        """In a row."""

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) / self._every)
        self._at = now
        if self._tokens < cost:
            self.refused += 1
            return False
        self._tokens -= cost
        self.refused = 0
        return True
