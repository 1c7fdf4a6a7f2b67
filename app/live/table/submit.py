"""Playing at a table: nothing is acknowledged or pushed before it is stored."""

import logging
import time
from collections.abc import Callable
from datetime import timedelta

from app.db.notify import payload
from app.rooms.compatible import CHANGED
from engines.contract import Action, IllegalAction
from engines.runtime.game import Entry

from .. import metrics
from ..game import store
from ..game.game import LiveGame, Staged
from ..game.summary import summary
from ..socket.replies import Rejected
from .table import Table

TRIES = 8
"""Each one lost means that another process has stored an action meanwhile."""

log = logging.getLogger(__name__)


async def submit(
    table: Table,
    seat: int,
    client_id: str,
    action: Action | None,
    decision: str | None,
    bot_delay: float,
    stored: Callable[[int], None],
) -> None:
    """Plays and stores an action (``None``: an undo), tells ``stored`` the seat's version after
    it, and shows it to everybody. A client id that was played before is only answered."""
    began = time.perf_counter()
    async with table.lock:
        for _ in range(TRIES):
            live = playable(table)
            version = live.played.get((seat, client_id))
            if version is not None:
                stored(version)
                return
            try:
                staged = live.stage(seat, client_id, Entry(seat, action), decision)
            except IllegalAction:
                # Perhaps only this copy is behind: another process may even have played this id.
                if await _catch_up(table, live):
                    continue
                raise
            if await _store(table, live, staged, bot_delay):
                frames = live.take(staged)
                stored(live.seats[seat].version)
                table.push(frames)
                metrics.actions.labels(live.game.engine.id).inc()
                metrics.action_seconds.observe(time.perf_counter() - began)
                return
            await _catch_up(table, live)
    version = live.played.get((seat, client_id))
    if version is None:
        raise Rejected("try_again")
    stored(version)


def playable(table: Table) -> LiveGame:
    if table.frozen:
        raise Rejected(table.frozen)
    if table.live is None:
        raise Rejected("no_game")
    if table.live.frozen:  # it is over, and can't be shown up to its end
        raise Rejected(table.live.frozen)
    return table.live


async def catch_up(table: Table) -> None:
    """Reads what other processes have stored since, and shows it."""
    async with table.lock:
        if table.live is not None and not table.live.frozen:
            await _catch_up(table, table.live)


async def _catch_up(table: Table, live: LiveGame) -> bool:
    lines = await store.read_lines(table.database, live.id, live.seq)
    for line in lines:
        try:
            staged = live.stage(line.seat, line.client_id, Entry(line.seat, line.action), None)
        except Exception:  # this process runs other rules than the one that stored it
            log.exception("game %s can't be followed", live.id)
            live.frozen = table.frozen = CHANGED
            break
        table.push(live.take(staged))
    return bool(lines)


async def _store(table: Table, live: LiveGame, staged: Staged, bot_delay: float) -> bool:
    game = staged.game
    over = staged.shown.over
    result = game.engine.result(game.state) if over else None
    bots = table.room.bots()
    choosing = staged.shown.to_choose(bots)
    then = None
    if over or bots:
        then = store.Consequences(
            result.json() if result else None, over, choosing, timedelta(seconds=bot_delay)
        )
    news = {"game": live.id, "seq": staged.line.seq, "over": over}
    message = payload("act", table.room_id, by=table.process, **news)
    how = summary(game, staged.shown, staged.line.seq)
    return await store.append(
        table.database, live.id, live.rules_version, staged.line, message, how, then
    )
