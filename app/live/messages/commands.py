"""What a client may say, once its socket is open: one function for each kind of message."""

from collections.abc import Awaitable, Callable
from typing import Any

from orjson import dumps

from app import protocol
from app.web import assets

from ..socket.connection import Desk
from ..socket.replies import PONG, Rejected, ack, hello
from ..table.submit import play, playable
from . import plan

KEPT_SIGNS = "\n\u200d"
"""Not printable, but wanted: new lines, and what joins emoji. Others turn or hide text."""
PREVIEW_COST = 0.5
"""Tokens beyond the message's own: the engine has to think."""


async def resume(desk: Desk, said: protocol.Resume) -> None:
    table, viewer = desk.table, desk.viewer
    elsewhere = "seat" in said.model_fields_set and said.seat != viewer.seat
    if not viewer.resumed:
        viewer.say(hello(assets.version()))
    viewer.resumed = True
    viewer.push(table.resume(viewer, 0 if elsewhere else said.at))


async def act(desk: Desk, said: protocol.Act) -> None:
    await _play(desk, said.id, said.action, said.decision)


async def undo(desk: Desk, said: protocol.Undo) -> None:
    await _play(desk, said.id, None, None)


async def _play(
    desk: Desk, client_id: str, action: dict[str, Any] | None, decision: str | None
) -> None:
    viewer = desk.viewer
    await play(
        desk.table,
        desk.seat(),
        client_id,
        action,
        decision,
        desk.bot_delay,
        lambda version: viewer.say(ack(client_id, version)),
    )


async def preview(desk: Desk, said: protocol.Preview) -> None:
    if not desk.messages.take(PREVIEW_COST):
        raise Rejected("too_many")
    seat, live = desk.seat(), playable(desk.table)
    live.shown.check(seat, said.decision)
    action = live.as_listed(seat, said.action)
    view = live.game.engine.preview(live.game.state, seat, action)
    desk.viewer.say(dumps({"type": "preview", "id": said.id, "private": view}).decode())


async def chat(desk: Desk, said: protocol.Chat) -> None:
    who, spectator = desk.viewer.who, desk.viewer.seat is None
    text = "".join(sign for sign in said.text if sign.isprintable() or sign in KEPT_SIGNS).strip()
    if who.id is None:
        raise Rejected("no_name")
    if spectator and said.channel == "table":
        raise Rejected("players_only")
    if not spectator and said.channel == "watch":
        raise Rejected("spectators_only")
    if not text:
        raise Rejected("empty")
    await desk.spend("said", who.id)
    await desk.table.talk.say(who.id, said.id, said.channel, text)
    live = desk.table.live
    version = live.stream(desk.viewer.seat).version if live else 0
    desk.viewer.say(ack(said.id, version))


async def ping(desk: Desk, _said: protocol.Ping) -> None:
    desk.viewer.say(PONG)


COMMANDS: dict[str, Callable[[Desk, Any], Awaitable[None]]] = {
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
