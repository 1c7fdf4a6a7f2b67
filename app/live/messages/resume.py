"""``resume``: the client says what it has, and is sent what it lacks; ``ping``."""

from app.protocol import client
from app.web import assets

from ..socket.connection import Connection
from ..socket.replies import PONG, hello


async def resume(connection: Connection, said: client.Resume) -> None:
    table, viewer = connection.table, connection.viewer
    elsewhere = "seat" in said.model_fields_set and said.seat != viewer.seat
    if not viewer.resumed:
        viewer.say(hello(assets.version()))
    viewer.resumed = True
    viewer.push(table.resume(viewer, 0 if elsewhere else said.at))


async def ping(connection: Connection, _said: client.Ping) -> None:
    connection.viewer.say(PONG)
