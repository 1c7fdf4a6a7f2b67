"""``boneyard serve``: the database, its schema, then the web server."""

import argparse
import asyncio
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING, Any

from app.settings import Settings

from .announce import announce
from .database import database
from .listen import listen
from .web_config import web_config

if TYPE_CHECKING:
    import uvicorn

PARENT = "BONEYARD_PARENT"
"""In a worker: the process that it must not outlive."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("serve", help="run the server")
    command.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    command.add_argument("--port", type=int, help="port, 0 for any free one (default: 8000)")
    command.add_argument("--workers", type=int, help="processes (default: 1)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from app.db.migrate import migrate

    for name in ("host", "port", "workers"):
        if (value := getattr(given, name)) is not None:
            os.environ[f"BONEYARD_{name.upper()}"] = str(value)
    settings = Settings.read()
    # uvicorn repeats the signal when it is done: this is how the database is ended in order too
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    listening = listen(settings.host, settings.port)
    with database(settings) as url:
        os.environ["DATABASE_URL"] = url
        os.environ[PARENT] = str(os.getpid())
        asyncio.run(migrate(url))
        host, port = listening.getsockname()[:2]
        address = settings.public_url or f"http://{_shown(host)}:{port}"
        with announce(host, port, f"Boneyard is open: {address}   (Ctrl+C closes it)"):
            return _serve(web_config(settings), listening)


def _serve(config: "uvicorn.Config", listening: socket.socket) -> int:
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    if config.workers > 1:
        parent = Multiprocess(config, sockets=[listening])
        parent.run()
        return int(any(worker.exitcode == STARTUP_FAILURE for worker in parent.processes))
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except SystemExit as end:
        if end.code == STARTUP_FAILURE:
            return 1
        raise
    return 0


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only shown, in its place something one can open
        return "localhost"
    return f"[{host}]" if ":" in host else host
