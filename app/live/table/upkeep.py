"""Now and then, a look at all tables: for what no notification told, and for what can go."""

import asyncio
import logging
from functools import partial

from app.db.errors import DatabaseAway

from ..game import store
from .registry import Tables
from .submit import catch_up

CHECK = 10.0
"""Seconds between looks."""

log = logging.getLogger(__name__)


class Upkeep:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        while True:
            await asyncio.sleep(CHECK)
            try:
                await self._look()
            except DatabaseAway as away:
                log.warning("the database did not answer: %s", away)
            except Exception:  # a bug in one look must not end the looking
                log.exception("an error while looking after the tables")

    async def _look(self) -> None:
        self._tables.drop_idle()
        for room_id in self._tables.elsewhere.silent():
            self._tables.comings.soon(room_id, announce=False)
        await self._tables.bus.tell("alive")
        await self.find_missed()

    async def find_missed(self) -> None:
        """One cheap question for all live games."""
        playing = {table.live.id: table for table in self._tables.rooms.values() if table.live}
        if not playing:
            return
        positions = await store.read_positions(self._tables.database, list(playing))
        for game_id, seq in positions.items():
            live = playing[game_id].live
            if live is not None and live.id == game_id and live.seq < seq and not live.frozen:
                self._tables.background.spawn(partial(catch_up, playing[game_id]))
