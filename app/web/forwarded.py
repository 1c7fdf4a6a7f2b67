"""Headers by which a proxy says for whom it asks: believed only of proxies that were named."""

import logging
from typing import Any, cast

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

FORWARDED = (
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "cf-connecting-ip",
)
TOLD = 50
"""Strangers may send such headers too, from as many addresses as they have."""

log = logging.getLogger(__name__)


class Forwarded:
    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self.app = app
        self._believing = ProxyHeadersMiddleware(
            cast(Any, app),  # the same thing, by another name
            trusted_hosts=trusted,
        )
        self._told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        peer = scope["client"][0] if scope.get("client") else None
        if peer in self._believing.trusted_hosts:
            await self._believing(cast(Any, scope), cast(Any, receive), cast(Any, send))
            return
        if peer is not None and peer not in self._told and len(self._told) < TOLD:
            self._warn(peer, scope)
        await self.app(scope, receive, send)

    def _warn(self, peer: str, scope: Scope) -> None:
        headers = Headers(scope=scope)
        sent = [name for name in FORWARDED if name in headers]
        if sent:
            self._told.add(peer)
            log.warning(
                "%s came from %s and is not believed, so everybody behind that address shares "
                "one set of limits. If it is your proxy or tunnel, set BONEYARD_TRUSTED_PROXIES=%s",
                ", ".join(sent),
                peer,
                peer,
            )
