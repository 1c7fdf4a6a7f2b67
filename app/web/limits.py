"""How often somebody may do something: a bucket of tokens each, in this process."""

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from app.errors import TooMany


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: int


RATES = {
    # generous: a whole table may sit behind one address
    "request": Rate(40, 400),
    "guest": Rate(1, 60),
    "room": Rate(0.5, 40),
    "password": Rate(0.2, 10),
    "wrong_code": Rate(0.5, 30),
}
REMEMBERED = 20_000


class Limits:
    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, connection: HTTPConnection, whose: str | None = None) -> None:
        """Takes a token from the address's bucket (or another's), or refuses."""
        if not self.on:
            return
        rate = RATES[kind]
        key = (kind, whose if whose is not None else address(connection))
        now = time.monotonic()
        tokens, at = self._buckets.pop(key, (float(rate.burst), now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_second)
        if tokens < 1:
            self._buckets[key] = (tokens, now)
            raise TooMany(math.ceil((1 - tokens) / rate.per_second))
        self._buckets[key] = (tokens - 1, now)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"
