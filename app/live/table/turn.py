"""Whose turn it is at a table: one lock, for which nobody waits too long."""

import asyncio
from typing import Literal

from app.db.errors import DatabaseAway


class Turn(asyncio.Lock):
    """Whoever has it may be waiting for the database; then the others wait for the same."""

    def __init__(self, patience: float) -> None:
        super().__init__()
        self._patience = patience

    async def acquire(self) -> Literal[True]:
        try:
            async with asyncio.timeout(self._patience):
                return await super().acquire()
        except TimeoutError:
            raise DatabaseAway("the table still waits for an earlier answer") from None
