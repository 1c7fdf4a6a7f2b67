"""How uvicorn is told to serve: the server, and what ``doctor`` puts in its place for a moment."""

import sys
from typing import TYPE_CHECKING, Any

from app.settings import Settings

from .log import log_config

if TYPE_CHECKING:
    import uvicorn


def web_config(settings: Settings, app: Any = None) -> "uvicorn.Config":
    import uvicorn

    return uvicorn.Config(
        app or "app.main:application",
        factory=app is None,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        lifespan="on" if app is None else "off",
        http="app.wire.http:HttpProtocol",
        ws="app.wire.socket:SocketProtocol",
        ws_max_size=4 * settings.max_message,  # up to there we say in words that it is too large
        ws_per_message_deflate=False,
        access_log=settings.access_log,
        log_config=log_config(settings),
        # the server asks app.web.forwarded, which also says whom it does not believe
        proxy_headers=app is not None,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
