"""Where no server runs, one that can do nothing but tell doctor how it arrived."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from app.pages.mirror import mirror_routes
from app.settings import Settings

from ..listen import listen
from ..web_config import web_config


@contextmanager
def stand_in(settings: Settings, token: int) -> Iterator[None]:
    import uvicorn

    async def known(_connection: HTTPConnection, asked: int) -> bool:
        return asked == token

    app = Starlette(routes=[*mirror_routes(known), Route("/{path:path}", _closed)])
    listening = listen(settings.host, settings.port)
    server = uvicorn.Server(web_config(settings.model_copy(update={"workers": 1}), app))
    serving = Thread(target=server.run, args=([listening],), name="stand-in", daemon=True)
    serving.start()
    try:
        while serving.is_alive() and not server.started:
            time.sleep(0.01)
        yield
    finally:
        server.should_exit = True
        serving.join()


async def _closed(_request: Request) -> Response:
    return PlainTextResponse("Boneyard is closed.\n", 503, headers={"retry-after": "5"})
