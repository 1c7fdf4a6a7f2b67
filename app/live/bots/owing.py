"""Which bots are to play now: those that have to choose at a table where a person is.

Each process answers only for the tables that people have open here. So a game nobody looks at
costs nothing, however many of them there are, and the moment somebody comes in its bots play on.
"""

import asyncio
import time

from .. import metrics
from ..table.table import Table
from .jobs import Owed

GRACE = 60.0
"""Seconds that bots play on after the last person has left: who acts and closes the page finds
their answer. Shorter than a table stays in memory."""


class Owing:
    def __init__(self) -> None:
        self._seats: dict[Table, list[int]] = {}
        self.news = asyncio.Event()

    def moved(self, table: Table) -> None:
        """The game or the seats of the table have changed."""
        seats = table.bots_to_choose()
        if seats:
            self._seats[table] = seats
            self.news.set()
        else:
            self._seats.pop(table, None)

    def opened(self, table: Table) -> None:
        """Somebody has come in."""
        if table in self._seats:
            self.news.set()

    def forget(self, table: Table) -> None:
        self._seats.pop(table, None)

    def clear(self) -> None:
        self._seats.clear()

    def now(self) -> Owed:
        found = [
            (table.live.id, seat)
            for table, seats in self._seats.items()
            if table.live is not None and _has_people(table)
            for seat in seats
        ]
        metrics.bots_to_choose.set(len(found))
        return found


def _has_people(table: Table) -> bool:
    return bool(table.viewers) or time.monotonic() - table.left_at < GRACE
