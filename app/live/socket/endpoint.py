"""The websocket ``/ws/rooms/{code}``: the handshake, then one message after another.

A plain ASGI application: what runs for every message has no layers it does not need.
"""

from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from app.web.address import address
from app.web.language import lang_of

from .. import metrics
from ..table.registry import Tables
from ..table.viewer import Viewer
from .connection import Connection
from .crowd import Crowded
from .dispatch import answer, refuse
from .handshake import TurnedAway, shake_hands
from .reading import id_of, read
from .replies import Rejected, bye, reject, why


class Socket:
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        lang = lang_of(request)
        state = request.app.state
        tables: Tables = state.tables
        try:
            table, who = await shake_hands(request, lang)
            held = tables.sockets.take(who.id, address(request))
        except (TurnedAway, Crowded) as away:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": bye(away.code, lang)})
            await send({"type": "websocket.close", "code": away.close})
            return
        viewer = Viewer(who, send, table.greeting)
        connection = Connection(
            table, viewer, tables.pointing, state.settings.bot_delay, state.limits
        )
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
            viewer.say(reject(id_of(message), "too_many", why(Rejected("too_many"), lang)))
            if connection.exhausted:
                viewer.close(4008, bye("too_many", lang))
                return True
            continue
        await _answer(connection, message)


async def _answer(connection: Connection, message: Message) -> None:
    try:
        said = read(message)
        if not connection.viewer.resumed and said.type not in ("resume", "ping"):
            raise Rejected("resume_first")
    except Rejected as error:
        refuse(connection, id_of(message), error)
    else:
        await answer(connection, said)
