"""The last resort: a bug is logged, and whoever asked gets a sentence."""

import logging

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.db.errors import DatabaseAway
from app.errors import Refused

from .errors import answer

log = logging.getLogger(__name__)


class CatchAll:
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
            refused = _refusal(error, scope)
            if begun:
                raise  # half an answer: the server cuts the connection
            response = await answer(HTTPConnection(scope), refused)
            await response(scope, receive, send)


def _refusal(error: Exception, scope: Scope) -> Refused:
    method, path = scope["method"], scope["path"]
    if not isinstance(error, DatabaseAway):
        log.error("an error in %s %s", method, path, exc_info=error)
        return Refused("internal", 500)
    log.warning("the database did not answer to %s %s: %s", method, path, error)
    unknown = error.unknown and method not in ("GET", "HEAD")
    return Refused("unknown_outcome" if unknown else "database_away", 503)
