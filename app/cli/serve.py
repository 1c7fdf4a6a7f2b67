"""``boneyard serve``: the database, its schema, then the web server."""

import argparse
import asyncio
import os
import signal
import sys
from typing import Any

from app.settings import Settings

from .database import database
from .listen import listen
from .log import log_config

PARENT = "BONEYARD_PARENT"
"""In a worker: the process that it must not outlive."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("serve", help="run the server")
    command.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    command.add_argument("--port", type=int, help="port, 0 for any free one (default: 8000)")
    command.add_argument("--workers", type=int, help="processes (default: 1)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from app.db.migrate import migrate

    for name in ("host", "port", "workers"):
        if (value := getattr(given, name)) is not None:
            os.environ[f"BONEYARD_{name.upper()}"] = str(value)
    settings = Settings.read()
    # uvicorn repeats the signal when it is done: this is how the database is ended in order too
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    config = uvicorn.Config(
        "app.main:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=4 * settings.max_message,  # up to there we say in words that it is too large
        ws_per_message_deflate=False,
        access_log=settings.access_log,
        log_config=log_config(settings),
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    listening = listen(settings.host, settings.port)
    with database(settings) as url:
        os.environ["DATABASE_URL"] = url
        os.environ[PARENT] = str(os.getpid())
        asyncio.run(migrate(url))
        host, port = listening.getsockname()[:2]
        address = settings.public_url or f"http://{_shown(host)}:{port}"
        print(f"Boneyard is open: {address}   (Ctrl+C closes it)", flush=True)
        if settings.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])
    return 0


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only shown, in its place something one can open
        return "localhost"
    return f"[{host}]" if ":" in host else host
