"""The last resort: a bug is logged, and whoever asked gets a sentence."""

import logging

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.db.away import is_away
from app.errors import Refused

from .errors import answer

log = logging.getLogger(__name__)


class NoTrace:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def note(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, note)
        except Exception as error:
            if is_away(error):
                log.warning("the database did not answer: %r", error)
                refused = Refused("database_away", 503)
            else:
                log.exception("an error in %s %s", scope["method"], scope["path"])
                refused = Refused("internal", 500)
            if begun:
                raise  # half an answer: the server cuts the connection
            response = await answer(HTTPConnection(scope), refused)
            await response(scope, receive, send)
