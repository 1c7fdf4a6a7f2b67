"""How this process speaks to the others, and hears them and itself."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

from app.db.listener import Listener
from app.db.notify import payload
from app.db.session import Database

from ..game import store


class Bus:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.name = uuid4().hex[:12]
        """For the other processes: who speaks."""

    async def tell(self, kind: str, room_id: str = "", **values: Any) -> None:
        await store.tell(self._database, payload(kind, room_id, by=self.name, **values))

    async def listen(
        self, heard: Callable[[dict[str, Any]], None], reconnected: Callable[[], Awaitable[None]]
    ) -> None:
        database = self._database
        self.listener = Listener(database.connect, heard, reconnected, database.patience)
        await self.listener.start()

    async def stop(self) -> None:
        await self.listener.stop()
