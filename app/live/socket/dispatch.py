"""Does what a client has said, and says what became of it: done, refused, or not yet known."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from app.db.errors import DatabaseAway
from engines.contract import IllegalAction

from ..messages.act import act, undo
from ..messages.chat import chat
from ..messages.plan import ideas, propose, withdraw
from ..messages.point import point
from ..messages.preview import preview
from ..messages.resume import ping, resume
from ..table.submit import catch_up
from .connection import Connection
from .doubts import STORED, Doubt
from .replies import Rejected, ack, bye, pending, reject, why

HANDLERS: dict[str, Callable[[Connection, Any], Awaitable[None]]] = {
    "resume": resume,
    "act": act,
    "undo": undo,
    "preview": preview,
    "chat": chat,
    "point": point,
    "ideas": ideas,
    "propose": propose,
    "withdraw": withdraw,
    "ping": ping,
}

log = logging.getLogger(__name__)


async def answer(connection: Connection, said: Any) -> None:
    doubt = Doubt(said, connection.viewer.seat)
    if connection.doubts and said.type in STORED:  # not before what was said earlier
        _keep(connection, doubt)
    elif not await _told(connection, said, HANDLERS[said.type](connection, said)):
        if said.type in STORED:
            _keep(connection, doubt)
        else:
            refuse(connection, getattr(said, "id", None), Rejected("database_away"))


def refuse(connection: Connection, client_id: str | None, error: Rejected | IllegalAction) -> None:
    live = connection.table.live
    text = why(error, connection.viewer.who.lang, live.game.engine if live else None)
    connection.viewer.say(reject(client_id, error.code, text))


async def _told(connection: Connection, said: Any, work: Awaitable[None]) -> bool:
    """Whether the client knows by now what became of it."""
    client_id: str | None = getattr(said, "id", None)
    try:
        await work
    except (Rejected, IllegalAction) as error:
        refuse(connection, client_id, error)
    except DatabaseAway as away:
        log.warning("the database did not answer: %s", away)
        return False
    except Exception:  # a bug must neither end the connection nor show itself
        log.exception("an error in a message at table %s", connection.table.room_id)
        refuse(connection, client_id, Rejected("internal"))
    return True


def _keep(connection: Connection, doubt: Doubt) -> None:
    viewer = connection.viewer
    if connection.doubts.full:  # it comes back later, and asks for all of it again
        viewer.close(4012, bye("restarting", viewer.who.lang))
        return
    viewer.say(pending(doubt.said.id, viewer.who.lang))
    connection.doubts.add(
        doubt, lambda doubt: _told(connection, doubt.said, _again(connection, doubt))
    )


async def _again(connection: Connection, doubt: Doubt) -> None:
    if not await _was_done(connection, doubt):
        await HANDLERS[doubt.said.type](connection, doubt.said)


async def _was_done(connection: Connection, doubt: Doubt) -> bool:
    """Looks whether it was: who has lost the seat since, or meets a table that has moved on, can't
    ask again. Chat needs no look, saying it again changes nothing."""
    said, table = doubt.said, connection.table
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
        connection.viewer.say(ack(said.id, version))
    return done
