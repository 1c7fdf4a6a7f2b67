"""The websocket ``/ws/rooms/{code}``: the handshake, then one message after another.

A plain ASGI application: what runs for every message has no layers it does not need.
"""

import logging

import orjson
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from app.db.errors import DatabaseAway
from app.db.session import Database
from app.errors import Refused, TooMany
from app.mistakes import mistake
from app.people.current import person_of
from app.people.tokens import session_of
from app.protocol import incoming
from app.rooms.guess import find_room_rate_limited
from app.web.address import address
from app.web.language import lang_of
from app.web.origin import same_origin

from .. import metrics
from ..table.registry import Tables
from ..table.table import Table
from ..table.viewer import Viewer, Who
from .connection import Connection
from .crowd import Crowded
from .dispatch import answer, refuse
from .replies import Rejected, bye, reject, why

log = logging.getLogger(__name__)


class TurnedAway(Exception):
    def __init__(self, close: int, code: str) -> None:
        super().__init__(code)
        self.close = close
        self.code = code


class Socket:
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        lang = lang_of(request)
        state = request.app.state
        tables: Tables = state.tables
        try:
            table, who = await _handshake(request, lang)
            held = tables.sockets.take(who.id, address(request))
        except (TurnedAway, Crowded) as away:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": bye(away.code, lang)})
            await send({"type": "websocket.close", "code": away.close})
            return
        viewer = Viewer(who, send, table.greeting)
        connection = Connection(table, viewer, tables.pointing, state.settings.bot_delay, state.limits)
        metrics.sockets.inc()
        # An open socket lives for hours; what only the handshake needed must not live as long.
        del request
        try:
            await send({"type": "websocket.accept"})
            table.place(viewer)
            tables.enter(table, viewer)
            if await _listen(connection, receive, state.settings.max_message):
                await viewer.finished()
        finally:
            metrics.sockets.dec()
            tables.sockets.give_back(held)
            tables.leave(table, viewer)
            connection.doubts.drop()
            viewer.abandon()


async def _handshake(request: HTTPConnection, lang: str) -> tuple[Table, Who]:
    state = request.app.state
    if not same_origin(request, state.settings.public_url):
        raise TurnedAway(4003, "wrong_origin")
    database: Database = state.db
    tables: Tables = state.tables
    try:
        person = await person_of(request)
        async with database.session() as session:
            link = request.path_params["code"]
            room_id = (await find_room_rate_limited(session, link, request, person)).id
        table = await tables.get(room_id)
    except TooMany as refused:
        raise TurnedAway(4008, refused.code) from None
    except Refused:
        raise TurnedAway(4001, "no_room") from None
    except DatabaseAway as away:
        log.warning("the database did not answer: %s", away)
        raise TurnedAway(4012, "restarting") from None
    who = Who(None, "", "", lang)
    if person is not None:
        browser = session_of(request)
        who = Who(person.id, person.name, person.avatar, person.lang or lang, browser)
    if not table.may_watch(who.id):
        raise TurnedAway(4003, "removed" if who.id in table.removed else "no_spectators")
    return table, who


async def _listen(connection: Connection, receive: Receive, max_message: int) -> bool:
    """Until the client or we end it; whether there may be something left to say."""
    viewer, lang = connection.viewer, connection.viewer.who.lang
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return viewer.closing
        if viewer.closing:
            return True
        text = message.get("text")
        if len(text or message.get("bytes") or "") > max_message:
            viewer.close(4009, bye("too_large", lang))
            return True
        if not connection.messages.take():
            viewer.say(reject(_id_of(message), "too_many", why(Rejected("too_many"), lang)))
            if connection.exhausted:
                viewer.close(4008, bye("too_many", lang))
                return True
            continue
        await _answer(connection, message)


async def _answer(connection: Connection, message: Message) -> None:
    client_id: str | None = None
    try:
        text = message.get("text")
        if text is None:
            raise Rejected("not_text")
        try:
            said = incoming.validate_json(text)
        except ValidationError as error:
            client_id = _id_of(message)
            raise _malformed(error) from None
        client_id = getattr(said, "id", None)
        if not connection.viewer.resumed and said.type not in ("resume", "ping"):
            raise Rejected("resume_first")
    except Rejected as error:
        refuse(connection, client_id, error)
    else:
        await answer(connection, said)


def _malformed(error: ValidationError) -> Rejected:
    first = error.errors(include_url=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return Rejected("not_json")
    if first["type"] == "union_tag_invalid":
        return Rejected("unknown_type")
    field, what = mistake(first, inside=1)  # after the message's type
    return Rejected("malformed", where=field, what=what)


def _id_of(message: Message) -> str | None:
    """The id of a message that could not be read as a whole."""
    try:
        said = orjson.loads(message.get("text") or "")
    except orjson.JSONDecodeError:
        return None
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
