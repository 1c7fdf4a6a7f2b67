"""Lets the bots play: does their jobs.

Each process does those of the tables that people have open there (``owing``), and asks for no
others: games that nobody looks at may have as many as they like. A job is taken for a few seconds
(``due_at`` is put off) and is gone only with the line of the log that it led to. So a process that
dies while thinking forgets nothing: the job is due again soon, where its people have gone to.
Nothing is played twice either, since a bot plays through the same path as people do.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial

from app.db.errors import DatabaseAway
from engines.contract import IllegalAction
from engines.runtime.game import Game

from .. import metrics
from ..socket.replies import Rejected
from ..table.registry import Tables
from ..table.submit import catch_up, submit
from .jobs import Job, Jobs, Owed
from .pace import Pace

LEASE = 3.0
"""Seconds a job is taken for; renewed while a bot is still thinking."""
THINKING = 2
"""Bots that think at the same time in one process."""
POLL = 2.0
"""Seconds between looks for jobs that nobody told of."""
FIND = 10.0
"""Seconds between looks for bots here that have to choose and have no job."""

log = logging.getLogger(__name__)


class Worker:
    def __init__(self, tables: Tables, bot_delay: float) -> None:
        self._tables = tables
        self._jobs = Jobs(tables.database)
        self._bot_delay = bot_delay
        self.pace = Pace(bot_delay)
        self._busy: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._runs = asyncio.create_task(self._run(), name="bots")

    @property
    def thinking(self) -> int:
        return len(self._busy)

    async def _run(self) -> None:
        owing = self._tables.owing
        clock = asyncio.get_running_loop().time
        find_at = clock()
        while True:
            owing.news.clear()
            wait, owed = POLL, owing.now()
            try:
                if owed and clock() >= find_at:
                    await self._jobs.find(owed)
                    find_at = clock() + FIND
                if owed and self.thinking < THINKING:
                    for job in await self._jobs.take(owed, THINKING - self.thinking, LEASE):
                        self._start(job)
                    wait = await self._until_next(owed)
            except DatabaseAway as away:
                log.warning("the database did not answer: %s", away)
            except Exception:  # a bug in one look must not end the bots for good
                log.exception("bots could not be looked for")
            try:
                async with asyncio.timeout(wait):  # wait_for may swallow a cancel
                    await owing.news.wait()
            except TimeoutError:
                continue

    async def stop(self) -> None:
        tasks = [self._runs, *self._busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_next(self, owed: Owed) -> float:
        """Seconds to sleep. Whoever finishes a job, and every change, wakes us earlier."""
        if self.thinking >= THINKING:
            return POLL
        seconds = await self._jobs.until_next(owed)
        return POLL if seconds is None else min(POLL, max(0.05, seconds))

    def _start(self, job: Job) -> None:
        task = asyncio.create_task(self._do(job))
        self._busy.add(task)
        metrics.bots_thinking.set(self.thinking)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        metrics.bots_thinking.set(self.thinking)
        self._tables.owing.news.set()

    async def _do(self, job: Job) -> None:
        renewal = asyncio.create_task(self._renew(job))
        try:
            await self._play(job)
        except DatabaseAway as away:
            log.warning("the database did not answer: %s", away)
        except Exception:  # it stays due, and is tried again when the lease is over
            log.exception("the bot on seat %s of game %s failed", job.seat, job.game_id)
        finally:
            renewal.cancel()

    async def _renew(self, job: Job) -> None:
        while True:
            await asyncio.sleep(LEASE / 2)
            with suppress(DatabaseAway):  # whoever takes it over finds it played already
                await self._jobs.put_off(job, LEASE)

    async def _play(self, job: Job) -> None:
        table = self._tables.rooms.get(job.room_id)
        if table is None:
            return
        here = table.live and table.live.id, table.room.bots().get(job.seat)
        if here != (job.game_id, job.bot):
            await table.refresh()  # the notification is still on its way
        live = table.live
        if live is None or live.id != job.game_id or live.frozen:
            return  # it sleeps: nobody owes anything there now
        if live.seq < job.seq:
            await catch_up(table)
        seq, key = live.seq, live.shown.choices[job.seat].key
        if job.bot is None or key is None:
            await self._jobs.drop(job, seq)
            return
        action = await self.pace.answer(partial(think, live.game, job.seat, job.bot))
        try:
            if table.room.bots().get(job.seat) != job.bot:
                raise Rejected("not_seated")  # whose seat it is has come back meanwhile
            await submit(
                table,
                job.seat,
                f"bot:{seq}:{job.seat}",
                action,
                key[0],
                self._bot_delay,
                lambda _version: None,
            )
        except (IllegalAction, Rejected) as refused:
            # The table moved on while it was thinking: look again.
            log.info("the bot on seat %s of game %s: %s", job.seat, job.game_id, refused)
            await self._jobs.put_off(job, 0.1)


def think(game: Game, seat: int, name: str) -> dict[str, object]:
    """In a thread. The bot is given a state that is the same to it, and hides nothing real."""
    engine = game.engine
    state = engine.resample(game.state, seat, secrets.token_bytes(16))
    decision = engine.decisions(state)[seat]
    return engine.bots()[name].choose(state, seat, decision, secrets.token_bytes(16))
