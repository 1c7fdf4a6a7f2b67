"""``preview``: how the seat's own view would be after an action."""

from orjson import dumps

from app.protocol import client

from ..socket.connection import Connection
from ..socket.replies import Rejected
from ..table.submit import playable

COST = 0.5
"""Tokens beyond the message's own: the engine has to think."""


async def preview(connection: Connection, said: client.Preview) -> None:
    if not connection.messages.take(COST):
        raise Rejected("too_many")
    seat, live = connection.seat(), playable(connection.table)
    live.shown.check(seat, said.decision)
    action = live.as_listed(seat, said.action)
    view = live.game.engine.preview(live.game.state, seat, action)
    connection.viewer.say(dumps({"type": "preview", "id": said.id, "private": view}).decode())
