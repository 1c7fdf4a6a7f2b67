"""Limits that only spare the processor: each process counts for itself, in memory."""

import math
import time
from collections import OrderedDict

from app.errors import TooMany

from .rates import Rate

REMEMBERED = 20_000


class Throttle:
    def __init__(self, on: bool, rate: Rate) -> None:
        self.on = on
        self._rate = rate
        self._full_at: OrderedDict[str, float] = OrderedDict()
        """When the bucket will be full again."""

    def spend(self, whose: str) -> None:
        """Takes a token from that bucket, or refuses."""
        if not self.on:
            return
        now = time.monotonic()
        full_in = max(0.0, self._full_at.pop(whose, now) - now)
        wait = self._rate.wait(full_in)
        self._full_at[whose] = now + full_in + (0 if wait > 0 else self._rate.every)
        if len(self._full_at) > REMEMBERED:
            self._full_at.popitem(last=False)
        if wait > 0:
            raise TooMany(math.ceil(wait), self._rate.refusal)
