"""``chat``: players at the table, spectators among themselves."""

from app.protocol import client

from ..socket.connection import Connection
from ..socket.replies import Rejected, ack

KEPT_SIGNS = "\n\u200d"
"""Not printable, but wanted: new lines, and what joins emoji. Others turn or hide text."""


async def chat(connection: Connection, said: client.Chat) -> None:
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
