"""How many tables one person and one address have open, in all processes together.

Each process counts its own and tells the others about those who have many, whenever that changes;
so a crowd is kept out everywhere a moment later, and nobody else is ever spoken of.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from app.settings import Settings
from app.web.address import household

MANY = 4
"""Others are told from this part of the limit on: a quarter."""
GATHER = 0.05
"""Seconds in which changes are told together."""
TOLD = 100
"""Counts in one notification, at the most: Postgres allows 7,999 bytes."""

Held = tuple[str, ...]


class Crowded(Exception):
    """The sentence is ``bye.<code>``."""

    close = 4010

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Sockets:
    def __init__(
        self, settings: Settings, alive: Callable[[str], bool], changed: Callable[[], None]
    ) -> None:
        self._limits = {"person": settings.sockets_per_person, "from": settings.sockets_per_address}
        self._on = settings.rate_limits
        self._alive = alive
        """Whether another process still is."""
        self._tell_soon = changed
        self._here: Counter[str] = Counter()
        self._there: dict[str, dict[str, int]] = {}
        self._changed: set[str] = set()
        self._told: set[str] = set()

    def take(self, person: str | None, address: str) -> Held:
        """One more socket; what it holds is to be given back. Raises ``Crowded``."""
        held = [f"from {household(address)}"]
        if person is not None:
            held.append(f"person {person}")
        if self._on:
            for key in held:
                if self.open(key) >= self._limit(key):
                    raise Crowded(f"crowded_{key.partition(' ')[0]}")
        for key in held:
            self._here[key] += 1
            self._note(key)
        return tuple(held)

    def give_back(self, held: Held) -> None:
        for key in held:
            self._here[key] -= 1
            self._note(key)
            if not self._here[key]:
                del self._here[key]

    def open(self, key: str) -> int:
        for process in [name for name in self._there if not self._alive(name)]:
            del self._there[process]
        return self._here[key] + sum(counts.get(key, 0) for counts in self._there.values())

    def _limit(self, key: str) -> int:
        return self._limits[key.partition(" ")[0]]

    def _note(self, key: str) -> None:
        if self._on and (key in self._told or self._here[key] * MANY >= self._limit(key)):
            self._change({key})

    def _change(self, keys: set[str]) -> None:
        if keys and not self._changed:
            self._tell_soon()
        self._changed |= keys

    # What processes tell each other

    def repeat(self) -> None:
        """For a process that has just come."""
        self._change(self._told)

    async def tell(self, tell: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        await asyncio.sleep(GATHER)
        while self._changed:
            keys = [self._changed.pop() for _ in range(min(TOLD, len(self._changed)))]
            counts = {key: self._here[key] for key in keys}
            for key, count in counts.items():
                many = count * MANY >= self._limit(key)
                (self._told.add if many else self._told.discard)(key)
            try:
                await tell(counts)
            except BaseException:
                self._told.update(keys)  # said again with the next change, or when asked
                raise

    def hear(self, process: str, counts: dict[str, int]) -> None:
        known = self._there.setdefault(process, {})
        known |= counts
        for key in [key for key, count in counts.items() if count * MANY < self._limit(key)]:
            del known[key]
