"""The door: how many requests, how large, and changes only from our own pages."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import NotAllowed, Refused
from app.settings import Settings

from .address import address
from .errors import answer
from .origin import same_origin
from .rates import REQUESTS
from .throttle import Throttle

READING = frozenset({"GET", "HEAD", "OPTIONS"})
FREE = ("/static/", "/healthz", "/readyz", "/metrics")
"""Cheap, and asked for in bursts or by watchmen."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Throttle(settings.rate_limits, REQUESTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope, receive)
        try:
            self._check(connection)
            body = await self._body(connection, receive) if scope["method"] not in READING else b""
        except Refused as refused:
            await (await answer(connection, refused))(scope, receive, send)
            return
        if scope["method"] in READING:
            await self.app(scope, receive, send)
            return
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake is a request like any other; the messages have limits of their own."""
        try:
            self.requests.spend(address(HTTPConnection(scope)))
        except Refused:
            await receive()
            await send({"type": "websocket.close", "code": 4008})
            return
        await self.app(scope, receive, send)

    def _check(self, connection: HTTPConnection) -> None:
        scope = connection.scope
        if not scope["path"].startswith(FREE):
            self.requests.spend(address(connection))
        if scope["method"] in READING:
            return
        if connection.headers.get("x-boneyard") != "1" or not same_origin(
            connection, self.settings.public_url
        ):
            raise NotAllowed("wrong_origin")

    async def _body(self, connection: HTTPConnection, receive: Receive) -> bytes:
        """The whole body: what is announced may be a lie, so it is counted."""
        too_large = Refused("too_large", 413)
        announced = connection.headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced[:12]) > self.settings.max_body:
            raise too_large
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Refused("bad_request", 400)  # half of what was meant is not what was meant
            body += message.get("body", b"")
            if len(body) > self.settings.max_body:
                raise too_large
            if not message.get("more_body", False):
                return bytes(body)
