"""``act`` and ``undo``: a seat plays."""

from typing import Any

from app.protocol import client

from ..socket.connection import Connection
from ..socket.replies import ack
from ..table.submit import submit


async def act(connection: Connection, said: client.Act) -> None:
    await _play(connection, said.id, said.action, said.decision)


async def undo(connection: Connection, said: client.Undo) -> None:
    await _play(connection, said.id, None, None)


async def _play(
    connection: Connection, client_id: str, action: dict[str, Any] | None, decision: str | None
) -> None:
    viewer = connection.viewer
    await submit(
        connection.table,
        connection.seat(),
        client_id,
        action,
        decision,
        connection.bot_delay,
        lambda version: viewer.say(ack(client_id, version)),
    )
