"""HTTP with limits: uvicorn's protocol gathers headers without bound and waits for ever.

Bytes are counted before the parser sees them: it copies an unfinished header with every piece.
"""

import asyncio
from enum import Enum
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from .connections import connections_of
from .ending import GRACE, Ending
from .refusals import answer, note

MAX_HEADERS = 100
PIPELINED = 8
"""Requests that may wait behind the one being answered. No browser sends any."""
FRAMING = 4
"""A body may take so many times ``max_body`` on the wire, chunks and trailers included: up to
there the application says in words that it is too large."""
ANSWER_SECONDS = 300.0
"""From the end of a request's head to the end of its answer."""
IGNORED = 64 * 1024
"""Bytes that are read and forgotten after a refusal, so that it arrives before a reset does."""
MAX_HANDSHAKE_LINE = 8000
"""Bytes of a header of a websocket's handshake: its library takes no more, and says nothing."""


class Stage(Enum):
    HEAD = "head"
    BODY = "body"
    BETWEEN = "between"


class Excess(Exception):
    """Raised in the parser's callbacks, which end the parsing."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = connections_of(server_state)
        self._settings = self._all.settings
        self._host = "?"
        self._stage = Stage.HEAD
        self._since = self._asked_at = self.loop.time()
        self._ending = Ending(self._since)
        self._taken = 0
        """Bytes of the head, or of the body, as they came."""
        self._refused_at: float | None = None
        self._ignored = 0
        self._excess = "bad_request"
        """Why a callback stopped the parser."""

    # A connection comes and goes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self._host = self.client[0] if self.client else "?"
        crowded = self._all.join(self, self._host)
        if crowded:
            self.refuse(429 if crowded == "crowded_address" else 503, crowded)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._begin(Stage.HEAD)
        if any(len(name) + len(value) > MAX_HANDSHAKE_LINE for name, value in self.headers):
            self.refuse(431, "large_head")
            return
        self._all.leave(self)  # the websocket's protocol joins in its place
        super().handle_websocket_upgrade()

    def look(self, now: float) -> None:
        if self._refused_at is not None and now - self._refused_at >= GRACE:
            self.transport.abort()
        elif self._ending.due(self.transport, now):
            if not self.transport.is_closing():
                note("unread", self._host)
            self.transport.abort()
        elif self._refused_at is None and not self.transport.is_closing():
            self._hurry(now)

    def _hurry(self, now: float) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and now - self._asked_at > ANSWER_SECONDS:
            note("slow_answer", self._host)
            self.transport.abort()
        elif self.flow.read_paused:
            return  # it is we who do not read
        elif self._stage is Stage.HEAD and now - self._since > self._settings.head_seconds:
            if self._taken:
                self.refuse(408, "slow_head")
            else:  # browsers open connections in advance: nobody waits for an answer
                self.transport.close()
        elif self._stage is Stage.BODY and now - self._since > self._settings.body_seconds:
            self.refuse(408, "slow_body")

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self._refused_at is not None:
            self._ignore(data)
            return
        self._unset_keepalive_if_required()
        if self._stage is Stage.BETWEEN:
            self._begin(Stage.HEAD)
        rest = memoryview(data)
        while rest and self._refused_at is None and not self.transport.is_closing():
            head = self._stage is not Stage.BODY
            room = (self._settings.max_head if head else self._max_body()) - self._taken
            if room <= 0:
                self._excess = "large_head" if head else "large_body"
                self._refuse_excess()
                return
            piece, rest = rest[:room], rest[room:]
            self._taken += len(piece)
            if not self._parse(piece):
                return

    def _max_body(self) -> int:
        return FRAMING * self._settings.max_body

    def _parse(self, piece: memoryview) -> bool:
        """Whether HTTP goes on."""
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            # else it is answered as if it had not asked for another protocol, then closed
            return False
        except httptools.HttpParserError:
            self._refuse_excess()
            return False
        return True

    def _begin(self, stage: Stage) -> None:
        self._stage = stage
        self._taken = 0
        self._since = self.loop.time()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._stage is Stage.BODY:
            return  # a trailer: uvicorn would put it among the headers
        if len(self.headers) >= MAX_HEADERS:
            self._excess = "large_head"
            raise Excess
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise Excess
        super().on_headers_complete()
        self._begin(Stage.BODY)
        self._asked_at = self._since
        if self.parser.should_upgrade() and not self._should_upgrade():
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begin(Stage.BETWEEN)

    # What is refused

    def _refuse_excess(self) -> None:
        status = {"large_head": 431, "large_body": 413}.get(self._excess, 400)
        self.refuse(status, self._excess)

    def refuse(self, status: int, why: str) -> None:
        """Says why, unless something else is being said, and reads nothing any more."""
        note(why, self._host)
        self._refused_at = self.loop.time()
        self._unset_keepalive_if_required()
        if self.transport.is_closing() or self._answering():
            self.transport.abort()
            return
        if self._stage is Stage.HEAD or not self.cycle.response_complete:
            ours, asked = self.server_state.default_headers, self.headers or ()
            self.transport.write(answer(status, why, ours, asked))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _answering(self) -> bool:
        """A request is being answered: what we say now would be taken for that answer."""
        if self.cycle is None or self.cycle.response_complete:
            return False
        earlier = bool(self.pipeline) or self._stage is not Stage.BODY
        return earlier or self.cycle.response_started

    def _ignore(self, data: bytes) -> None:
        self._ignored += len(data)
        if self._ignored > IGNORED:
            self.flow.pause_reading()
