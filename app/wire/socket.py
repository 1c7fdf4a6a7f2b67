"""Websockets with limits: frames that the application never sees cost something too.

Pings, pongs, empty fragments: each is counted, with its bytes, before it is answered. Text waits
until the application has taken what came before it, so that there a flood is answered in words.
"""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from app.web.rate_limit import RateLimit
from app.web.rates import FRAMES

from .connections import connections_of
from .ending import Ending
from .refusals import answer, note

SLICE = 1024
"""Bytes that are parsed at a time: 170 frames, if they are empty."""
FRAGMENTS = 64
"""Of one message. Browsers send one, proxies a few."""
HANDSHAKE_SECONDS = 20.0
"""From the request to our answer: the application may have to wait for its database."""
FAREWELL = 0.5
"""Seconds in which the application may say why, after the server was told to end."""
TOO_MANY = 4008


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = connections_of(server_state)
        self._host = "?"
        self._made_at = self.loop.time()
        self._ending = Ending(self._made_at)
        self._frames = RateLimit(FRAMES)
        self._held = bytearray()
        """Read, but not parsed: the application has not taken the message before it."""

    # A connection comes and goes

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else "?"
        self._all.join(self, self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        self._held.clear()
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        if not self.handshake_complete and now - self._made_at > HANDSHAKE_SECONDS:
            self._cut("slow_handshake")
        elif self._ending.due(self.transport, now):
            if self.transport.is_closing():
                self.transport.abort()
            else:
                self._cut("unread")

    # What comes in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._open(data)
            return
        self._held += data
        self._parse()

    def _open(self, request: bytes) -> None:
        """The handshake: uvicorn hands it over whole."""
        super().data_received(request)
        if not self.handshake_initiated:  # the library has refused it, and uvicorn has not noticed
            note("bad_request", self._host)
            said = b"".join(self.conn.data_to_send())
            self.transport.write(said or answer(400, "bad_request", self.default_headers))
            self.handshake_complete = self.close_sent = True
            self.transport.close()

    def _parse(self) -> None:
        while self._held and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._held[:SLICE])
            del self._held[:SLICE]
            self.conn.receive_data(piece)
            if not self._frames.take(len(self.conn.events) + len(piece) / 1024):
                self._fail(TOO_MANY, "too many frames")
            elif self.conn.parser_exc is not None:
                note("bad_frame", self._host)
                self.handle_parser_exception()
            else:
                self.handle_events()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._held:
            self._parse()
        return message

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self._fail(TOO_MANY, "too many fragments")

    def handle_ping(self) -> None:
        pongs = self.conn.data_to_send()
        if self.writable.is_set():  # a peer that does not read needs no more of them
            self.transport.write(b"".join(pongs))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:  # uvicorn would log where it happened, each time
                self._fail(1007, "not UTF-8")
                return
        super().send_receive_event_to_app()

    # What is ended

    def shutdown(self) -> None:
        """The server ends. Uvicorn would close at once, often before the application's goodbye."""
        if self.handshake_complete and not self.close_sent:
            self.loop.call_later(FAREWELL, self._shut)
        else:
            super().shutdown()

    def _shut(self) -> None:
        if not self.transport.is_closing():
            super().shutdown()

    def _fail(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        note("bad_frame" if code == 1007 else "frames", self._host)
        self._held.clear()
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # before our answer to the handshake
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _cut(self, why: str) -> None:
        note(why, self._host)
        self.transport.abort()
