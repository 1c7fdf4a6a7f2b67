"""All connections of this process: how many, from where, and a look at each now and then."""

import asyncio
from collections import Counter
from typing import Protocol
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

from app.settings import Settings
from app.web.address import household

from .descriptors import enough_for
from .trusted import Trusted

LOOK = 0.5
"""Seconds between looks: one clock for all is cheaper than timers for each request."""


class Watched(Protocol):
    def look(self, now: float) -> None:
        """Ends the connection if it has taken too long."""


class Connections:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = enough_for(settings.max_connections)
        self._per_address = settings.connections_per_address if settings.rate_limits else None
        self._trusted = Trusted(settings.trusted_proxies)
        self._hosts: dict[Watched, str] = {}
        self._counts: Counter[str] = Counter()
        self._looking = False

    def join(self, connection: Watched, host: str) -> str | None:
        """Why it is one too many, if it is; counted until it leaves in any case."""
        home = household(host)
        self._hosts[connection] = home
        self._counts[home] += 1
        if not self._looking:
            self._looking = True
            self._look_soon()
        if len(self._hosts) > self._most:
            return "crowded"
        limit = self._per_address
        if limit is not None and self._counts[home] > limit and host not in self._trusted:
            return "crowded_address"
        return None

    def leave(self, connection: Watched) -> None:
        home = self._hosts.pop(connection, None)
        if home is None:
            return
        self._counts[home] -= 1
        if not self._counts[home]:
            del self._counts[home]

    def _look_soon(self) -> None:
        asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        if not self._hosts:
            self._looking = False
            return
        self._look_soon()  # first: whatever happens below, the next look comes
        now = asyncio.get_running_loop().time()
        for connection in list(self._hosts):
            connection.look(now)


_of: WeakKeyDictionary[ServerState, Connections] = WeakKeyDictionary()


def connections_of(server: ServerState) -> Connections:
    """uvicorn makes the protocols itself: settings come from the environment, as the app's do."""
    if server not in _of:
        _of[server] = Connections(Settings.read())
    return _of[server]
