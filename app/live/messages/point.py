"""``point``: at something on somebody's board, in games whose players win together."""

from app.protocol import client

from ..socket.connection import Connection


async def point(connection: Connection, said: client.Point) -> None:
    """Not answered, not even where it means nothing."""
    live, seat = connection.table.live, connection.viewer.seat
    known = (
        live is not None and not live.frozen and live.cooperative and said.seat < len(live.seats)
    )
    if seat is not None and known and connection.points.take():
        connection.pointing.point(connection.table, connection.viewer, said.seat, said.at)
