"""``act`` and ``undo``: a seat plays."""

from typing import Any

from app import protocol

from ..socket.connection import Connection
from ..socket.replies import ack
from ..table.submit import submit


async def act(connection: Connection, said: protocol.Act) -> None:
    await _play(connection, said.id, said.action, said.decision)


async def undo(connection: Connection, said: protocol.Undo) -> None:
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
