"""Bots: their moves are jobs in the database, done by whichever process is free first.

A job is taken for a few seconds (``due_at`` is put off) and is gone only with the line of the log
that it led to. So a process that dies while thinking forgets nothing: the job is due again soon.
Nothing is played twice either, since a bot plays through the same path as people do.
"""

import asyncio
import logging
import secrets
from dataclasses import dataclass

from app.db.session import Database
from engines.contract import IllegalAction
from engines.game import Game

from .acting import catch_up, play
from .says import Rejected
from .store import SECONDS, TROUBLE
from .tables import Tables

LEASE = 3.0
"""Seconds a job is taken for; renewed while a bot is still thinking."""
THINKING = 2
"""Bots that think at the same time in one process."""
POLL = 2.0
"""Seconds between looks for jobs that nobody told of."""
FIND = 30.0
"""Seconds between looks for bots that have no job."""

log = logging.getLogger(__name__)

# SKIP LOCKED: two processes that look at the same moment take different jobs.
_TAKE = """
UPDATE jobs SET due_at = now() + make_interval(secs => $2) FROM games
WHERE games.id = jobs.game_id AND jobs.id IN (
    SELECT id FROM jobs WHERE kind = 'bot' AND due_at <= now()
    ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
) RETURNING jobs.id, jobs.game_id, games.room_id, games.seq, jobs.seat,
    (SELECT bot FROM seats WHERE seats.room_id = games.room_id AND seats.seat = jobs.seat)
"""
# Should a bot ever have been forgotten, it is found by this.
_FIND = """
INSERT INTO jobs (game_id, kind, seat)
SELECT rooms.game_id, 'bot', seats.seat FROM rooms JOIN seats ON seats.room_id = rooms.id
WHERE rooms.status = 'playing' AND seats.bot IS NOT NULL ON CONFLICT DO NOTHING
"""
_NEXT = "SELECT extract(epoch FROM min(due_at) - now())::float FROM jobs WHERE kind = 'bot'"
_PUT_OFF = "UPDATE jobs SET due_at = now() + make_interval(secs => $2) WHERE id = $1"
# Only if nothing was played meanwhile: a line that is being stored may want the job.
_DROP = """
WITH unchanged AS (SELECT id FROM games WHERE id = $2 AND seq = $3 FOR UPDATE)
DELETE FROM jobs USING unchanged WHERE jobs.id = $1
"""


@dataclass(frozen=True, slots=True)
class Job:
    id: int
    game_id: str
    room_id: str
    seq: int
    seat: int
    bot: str | None


class Worker:
    def __init__(self, tables: Tables, bot_delay: float) -> None:
        self._tables = tables
        self._database: Database = tables.database
        self._bot_delay = bot_delay
        self._busy: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._runs = asyncio.create_task(self._run(), name="bots")

    async def _run(self) -> None:
        wake = self._tables.wake_bots
        clock = asyncio.get_running_loop().time
        find_at = clock()
        while True:
            wake.clear()
            wait = POLL
            try:
                if clock() >= find_at:
                    await self._execute(_FIND)
                    find_at = clock() + FIND
                for job in await self._take():
                    self._start(job)
                wait = await self._until_next()
            except TROUBLE as error:
                log.warning("the database did not answer: %r", error)
            try:
                async with asyncio.timeout(wait):  # wait_for may swallow a cancel
                    await wake.wait()
            except TimeoutError:
                continue

    async def stop(self) -> None:
        tasks = [self._runs, *self._busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self) -> list[Job]:
        free = THINKING - len(self._busy)
        if free <= 0:
            return []
        async with self._database.raw() as connection:
            rows = await connection.fetch(_TAKE, free, LEASE, timeout=SECONDS)
        return [Job(*row) for row in rows]

    async def _until_next(self) -> float:
        """Seconds to sleep. Whoever finishes a job, and every notification, wakes us earlier."""
        if len(self._busy) >= THINKING:
            return POLL
        async with self._database.raw() as connection:
            seconds = await connection.fetchval(_NEXT, timeout=SECONDS)
        return POLL if seconds is None else min(POLL, max(0.05, seconds))

    def _start(self, job: Job) -> None:
        task = asyncio.create_task(self._do(job))
        self._busy.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._tables.wake_bots.set()

    async def _do(self, job: Job) -> None:
        renewal = asyncio.create_task(self._renew(job))
        try:
            await self._play(job)
        except TROUBLE as error:
            log.warning("the database did not answer: %r", error)
        except Exception:  # it stays due, and is tried again when the lease is over
            log.exception("the bot on seat %s of game %s failed", job.seat, job.game_id)
        finally:
            renewal.cancel()

    async def _renew(self, job: Job) -> None:
        while True:
            await asyncio.sleep(LEASE / 2)
            await self._execute(_PUT_OFF, job.id, LEASE)

    async def _play(self, job: Job) -> None:
        table = await self._tables.get(job.room_id)
        here = table.live and table.live.id, table.bots().get(job.seat)
        if here != (job.game_id, job.bot):
            await table.refresh()  # the notification is still on its way
        live = table.live
        if live is None or live.id != job.game_id or live.frozen:
            await self._execute("DELETE FROM jobs WHERE id = $1", job.id)
            return
        if live.seq < job.seq:
            await catch_up(table)
        seq, key = live.seq, live.shown.choices[job.seat].key
        if job.bot is None or key is None:
            await self._execute(_DROP, job.id, job.game_id, seq)
            return
        action = await asyncio.to_thread(think, live.game, job.seat, job.bot)
        try:
            if table.bots().get(job.seat) != job.bot:
                raise Rejected("not_seated")  # whose seat it is has come back meanwhile
            await play(
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
            await self._execute(_PUT_OFF, job.id, 0.1)

    async def _execute(self, query: str, *values: object) -> None:
        async with self._database.raw() as connection:
            await connection.execute(query, *values, timeout=SECONDS)


def think(game: Game, seat: int, name: str) -> dict[str, object]:
    """In a thread. The bot is given a state that is the same to it, and hides nothing real."""
    engine = game.engine
    state = engine.resample(game.state, seat, secrets.token_bytes(16))
    decision = engine.decisions(state)[seat]
    return engine.bots()[name].choose(state, seat, decision, secrets.token_bytes(16))
