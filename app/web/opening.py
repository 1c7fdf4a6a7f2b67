"""A start that fails because of the database is told in a sentence; a bug keeps its trace."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.db.errors import DatabaseAway

FAILED = "lifespan.startup.failed"


class Opening:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        held: Message | None = None

        async def hold(message: Message) -> None:
            nonlocal held
            if message["type"] == FAILED:
                held = message
            else:
                await send(message)

        try:
            await self.app(scope, receive, hold)
        except BaseException as error:
            if held is not None:
                if isinstance(error, DatabaseAway):
                    held["message"] = f"Boneyard can't open: the database can't be used ({error})."
                await send(held)
            raise
