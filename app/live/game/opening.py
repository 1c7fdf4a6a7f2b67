"""Opens a game that is stored, and writes down what an upgrade means to it.

Each statement is guarded by what was read: whoever comes second reads again and finds it done.
"""

import logging
from dataclasses import dataclass

from app.db.notify import CHANNEL
from app.db.session import Database
from app.rooms.compatible import CHANGED, GONE, NEWER, EngineGone

from .game import LiveGame
from .store import Stored, read_game

TRIES = 5
"""Each one lost means that another process has played or written meanwhile."""

log = logging.getLogger(__name__)

_WRITE = """
WITH noted AS (
    UPDATE games SET {change} WHERE id = $1 AND rules_version = $2 AND seq = $3
    AND ended_at IS NULL RETURNING room_id
)
SELECT pg_notify('{channel}', json_build_object('kind', 'room', 'room', room_id)::text) FROM noted
"""
_ADOPT = _WRITE.format(
    change="""rules_version = $4, frozen = NULL, standing = NULL,
        rules_changes = rules_changes || jsonb_build_array(
            jsonb_build_object('seq', seq, 'from', rules_version, 'to', $4::int))""",
    channel=CHANNEL,
)
_NOTE = _WRITE.format(change="frozen = $4, standing = NULL", channel=CHANNEL)


@dataclass(frozen=True, slots=True)
class Opened:
    live: LiveGame | None
    """``None`` where not even its beginning can be shown."""
    frozen: str | None
    """Why it can't be played on, if it is not over."""
    rules_version: int


async def open_game(database: Database, stored: Stored) -> Opened:
    """For playing on. Only here the rules of a running game ever change."""
    opened = Opened(None, CHANGED, stored.rules_version)
    for _ in range(TRIES):
        opened = await _play(stored)
        if stored.over or await _settled(database, stored, opened):
            break
        again = await read_game(database, stored.id)
        if again is None:
            break
        stored = again
    return opened


async def _play(stored: Stored) -> Opened:
    try:
        live = await LiveGame.load(stored)
    except EngineGone:
        return Opened(None, None if stored.over else GONE, stored.rules_version)
    except Exception:  # options or a beginning that the engine no longer knows
        log.exception("game %s can't be shown", stored.id)
        return Opened(None, None if stored.over else CHANGED, stored.rules_version)
    return Opened(live, None if stored.over else live.frozen, stored.rules_version)


async def _settled(database: Database, stored: Stored, opened: Opened) -> bool:
    """Whether the row says what was found out; if not it is written, and read again."""
    if opened.frozen in (NEWER, GONE):
        return True  # it is left alone: another version of this server may know it
    if opened.frozen is None and opened.live is not None:
        plays = opened.live.game.engine.rules_version
        if plays != stored.rules_version:
            log.info("game %s goes on by version %s of its rules", stored.id, plays)
            await _write(database, _ADOPT, stored, plays)
            return False
    if opened.frozen != stored.frozen:
        return await _write(database, _NOTE, stored, opened.frozen)
    return True


async def _write(database: Database, query: str, stored: Stored, value: int | str | None) -> bool:
    async with database.raw() as connection:
        row = await connection.fetchrow(query, stored.id, stored.rules_version, stored.seq, value)
    return row is not None
