"""What a client may say, once its socket is open: one function for each kind of message."""

from collections.abc import Awaitable, Callable
from typing import Any

from orjson import dumps

from app import protocol
from app.web import assets

from ..socket.connection import Connection
from ..socket.replies import PONG, Rejected, ack, hello
from ..table.submit import play, playable
from . import plan

KEPT_SIGNS = "\n\u200d"
"""Not printable, but wanted: new lines, and what joins emoji. Others turn or hide text."""
PREVIEW_COST = 0.5
"""Tokens beyond the message's own: the engine has to think."""


async def resume(connection: Connection, said: protocol.Resume) -> None:
    table, viewer = connection.table, connection.viewer
    elsewhere = "seat" in said.model_fields_set and said.seat != viewer.seat
    if not viewer.resumed:
        viewer.say(hello(assets.version()))
    viewer.resumed = True
    viewer.push(table.resume(viewer, 0 if elsewhere else said.at))


async def act(connection: Connection, said: protocol.Act) -> None:
    await _play(connection, said.id, said.action, said.decision)


async def undo(connection: Connection, said: protocol.Undo) -> None:
    await _play(connection, said.id, None, None)


async def _play(
    connection: Connection, client_id: str, action: dict[str, Any] | None, decision: str | None
) -> None:
    viewer = connection.viewer
    await play(
        connection.table,
        connection.seat(),
        client_id,
        action,
        decision,
        connection.bot_delay,
        lambda version: viewer.say(ack(client_id, version)),
    )


async def preview(connection: Connection, said: protocol.Preview) -> None:
    if not connection.messages.take(PREVIEW_COST):
        raise Rejected("too_many")
    seat, live = connection.seat(), playable(connection.table)
    live.shown.check(seat, said.decision)
    action = live.as_listed(seat, said.action)
    view = live.game.engine.preview(live.game.state, seat, action)
    connection.viewer.say(dumps({"type": "preview", "id": said.id, "private": view}).decode())


async def chat(connection: Connection, said: protocol.Chat) -> None:
    who, spectator = connection.viewer.who, connection.viewer.seat is None
    text = "".join(sign for sign in said.text if sign.isprintable() or sign in KEPT_SIGNS).strip()
    if who.id is None:
        raise Rejected("no_name")
    if spectator and said.channel == "table":
        raise Rejected("players_only")
    if not spectator and said.channel == "watch":
        raise Rejected("spectators_only")
    if not text:
        raise Rejected("empty")
    await connection.spend("said", who.id)
    await connection.table.chat.say(who.id, said.id, said.channel, text)
    live = connection.table.live
    version = live.stream(connection.viewer.seat).version if live else 0
    connection.viewer.say(ack(said.id, version))


async def ping(connection: Connection, _said: protocol.Ping) -> None:
    connection.viewer.say(PONG)


COMMANDS: dict[str, Callable[[Connection, Any], Awaitable[None]]] = {
    "resume": resume,
    "act": act,
    "undo": undo,
    "preview": preview,
    "chat": chat,
    "point": plan.point,
    "ideas": plan.ideas,
    "propose": plan.propose,
    "withdraw": plan.withdraw,
    "ping": ping,
}
