"""Does what a client has said, and says what became of it: done, refused, or not yet known."""

import logging
from collections.abc import Awaitable
from typing import Any

from app.db.errors import DatabaseAway
from engines.contract import IllegalAction

from ..messages.commands import COMMANDS
from ..table.submit import catch_up
from .connection import Desk
from .doubts import STORED, Doubt
from .replies import Rejected, ack, bye, pending, reject, why

log = logging.getLogger(__name__)


async def answer(desk: Desk, said: Any) -> None:
    doubt = Doubt(said, desk.viewer.seat)
    if desk.doubts and said.type in STORED:  # not before what was said earlier
        _keep(desk, doubt)
    elif not await _told(desk, said, COMMANDS[said.type](desk, said)):
        if said.type in STORED:
            _keep(desk, doubt)
        else:
            refuse(desk, getattr(said, "id", None), Rejected("database_away"))


def refuse(desk: Desk, client_id: str | None, error: Rejected | IllegalAction) -> None:
    live = desk.table.live
    text = why(error, desk.viewer.who.lang, live.game.engine if live else None)
    desk.viewer.say(reject(client_id, error.code, text))


async def _told(desk: Desk, said: Any, work: Awaitable[None]) -> bool:
    """Whether the client knows by now what became of it."""
    client_id: str | None = getattr(said, "id", None)
    try:
        await work
    except (Rejected, IllegalAction) as error:
        refuse(desk, client_id, error)
    except DatabaseAway as away:
        log.warning("the database did not answer: %s", away)
        return False
    except Exception:  # a bug must neither end the connection nor show itself
        log.exception("an error in a message at table %s", desk.table.room_id)
        refuse(desk, client_id, Rejected("internal"))
    return True


def _keep(desk: Desk, doubt: Doubt) -> None:
    viewer = desk.viewer
    if desk.doubts.full:  # it comes back later, and asks for all of it again
        viewer.close(4012, bye("restarting", viewer.who.lang))
        return
    viewer.say(pending(doubt.said.id, viewer.who.lang))
    desk.doubts.add(doubt, lambda doubt: _told(desk, doubt.said, _again(desk, doubt)))


async def _again(desk: Desk, doubt: Doubt) -> None:
    if not await _was_done(desk, doubt):
        await COMMANDS[doubt.said.type](desk, doubt.said)


async def _was_done(desk: Desk, doubt: Doubt) -> bool:
    """Looks whether it was: who has lost the seat since, or meets a table that has moved on, can't
    ask again. Chat needs no look, saying it again changes nothing."""
    said, table = doubt.said, desk.table
    if said.type == "chat" or doubt.seat is None:
        return False
    await catch_up(table)
    if table.live is None:
        return False
    if said.type == "withdraw":
        await table.read_proposals()
        done = table.proposals.find(said.proposal) is None
    elif said.type == "propose":
        await table.read_proposals()
        done = table.proposals.knows(doubt.seat, said.id)
    else:
        done = (doubt.seat, said.id) in table.live.played
    if done:
        version = table.live.played.get((doubt.seat, said.id), table.live.seats[doubt.seat].version)
        desk.viewer.say(ack(said.id, version))
    return done
