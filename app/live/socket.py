"""The websocket ``/ws/rooms/{code}``: the handshake, then one message after another.

A plain ASGI application: what runs for every message has no layers it does not need.
"""

import logging

import orjson
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from app.db.session import Database
from app.errors import Refused
from app.people.current import person_of
from app.protocol import incoming
from app.rooms.codes import read_link
from app.rooms.find import find_room
from app.web.guard import same_origin
from app.web.language import lang_of
from engines.contract import IllegalAction

from . import metrics
from .commands import COMMANDS
from .desk import Desk
from .says import Rejected, bye, reject, why
from .store import TROUBLE
from .table import Table
from .tables import Tables
from .viewer import Viewer, Who

log = logging.getLogger(__name__)


class TurnedAway(Exception):
    def __init__(self, close: int, code: str) -> None:
        super().__init__(code)
        self.close = close
        self.code = code


class Socket:
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        lang = lang_of(connection)
        try:
            table, who = await _handshake(connection, lang)
        except TurnedAway as away:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": bye(away.code, lang)})
            await send({"type": "websocket.close", "code": away.close})
            return
        await send({"type": "websocket.accept"})
        state = connection.app.state
        tables: Tables = state.tables
        viewer = Viewer(who, send, table.greeting)
        table.place(viewer)
        desk = Desk(table, viewer, tables.pointing, state.settings.bot_delay)
        tables.enter(table, viewer)
        metrics.sockets.inc()
        # An open socket lives for hours; what only the handshake needed must not live as long.
        del connection
        try:
            if await _listen(desk, receive, state.settings.max_message):
                await viewer.finished()
        finally:
            metrics.sockets.dec()
            tables.leave(table, viewer)
            viewer.abandon()


async def _handshake(connection: HTTPConnection, lang: str) -> tuple[Table, Who]:
    state = connection.app.state
    if not same_origin(connection, state.settings.public_url):
        raise TurnedAway(4003, "wrong_origin")
    link = read_link(connection.path_params["code"])
    if link is None:
        raise TurnedAway(4001, "no_room")
    database: Database = state.db
    tables: Tables = state.tables
    try:
        person = await person_of(connection)
        async with database.session() as session:
            room_id = (await find_room(session, link[0])).id
        table = await tables.get(room_id)
    except Refused:
        try:
            state.limits.spend("wrong_code", connection)
        except Refused:
            raise TurnedAway(4008, "too_many") from None
        raise TurnedAway(4001, "no_room") from None
    except TROUBLE as error:
        log.warning("the database did not answer: %r", error)
        raise TurnedAway(4012, "restarting") from None
    who = Who(None, "", "", lang)
    if person is not None:
        who = Who(person.id, person.name, person.avatar, person.lang or lang)
    if not table.may_watch(who.id):
        raise TurnedAway(4003, "removed" if who.id in table.removed else "no_spectators")
    return table, who


async def _listen(desk: Desk, receive: Receive, max_message: int) -> bool:
    """Until the client or we end it; whether there may be something left to say."""
    viewer, lang = desk.viewer, desk.viewer.who.lang
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
        if not desk.bucket.take():
            viewer.say(reject(_id_of(message), "too_many", why(Rejected("too_many"), lang)))
            if desk.bucket.exhausted:
                viewer.close(4008, bye("too_many", lang))
                return True
            continue
        await _answer(desk, message)


async def _answer(desk: Desk, message: Message) -> None:
    viewer, lang = desk.viewer, desk.viewer.who.lang
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
        if not viewer.resumed and said.type not in ("resume", "ping"):
            raise Rejected("resume_first")
        await COMMANDS[said.type](desk, said)
    except (Rejected, IllegalAction) as error:
        live = desk.table.live
        engine = live.game.engine if live else None
        viewer.say(reject(client_id, error.code, why(error, lang, engine)))
    except TROUBLE as error:
        log.warning("the database did not answer: %r", error)
        viewer.say(reject(client_id, "try_again", why(Rejected("try_again"), lang)))
    except Exception:  # a bug must neither end the connection nor show itself
        log.exception("an error in a message at table %s", desk.table.room_id)
        viewer.say(reject(client_id, "internal", why(Rejected("internal"), lang)))


def _malformed(error: ValidationError) -> Rejected:
    first = error.errors(include_url=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return Rejected("not_json")
    if first["type"] == "union_tag_invalid":
        return Rejected("unknown_type")
    where = ".".join(str(part) for part in first["loc"]) or "type"
    return Rejected("malformed", where=where[:60], what=first["msg"][:120])


def _id_of(message: Message) -> str | None:
    """The id of a message that could not be read as a whole."""
    try:
        said = orjson.loads(message.get("text") or "")
    except orjson.JSONDecodeError:
        return None
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
