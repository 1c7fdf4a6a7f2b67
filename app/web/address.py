"""Whose limits a connection spends: its address, as far as addresses tell people apart."""

from starlette.requests import HTTPConnection

from app.wire.address import household


def address(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "?"
