"""Tells ``boneyard doctor`` how its own request arrived; for strangers there is nothing here.

While it asks, doctor holds an advisory lock of Postgres whose number nobody can guess. A server
that finds it works on the same database, and only one who may open that database can have taken
it; nothing is stored, and nothing has to be cleaned up.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from app.web.forwarded import FORWARDED

TAKE = "SELECT pg_advisory_lock_shared($1)"
TAKEN = text(
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' "
    "AND granted AND objsubid = 1 AND CAST(classid AS bigint) = :high AND CAST(objid AS bigint) = "
    ":low AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
BITS = 63
Known = Callable[[HTTPConnection, int], Awaitable[bool]]


def mirror_routes(known: Known) -> list[BaseRoute]:
    async def page(request: Request) -> Response:
        if not await known(request, request.path_params["token"]):
            raise HTTPException(404)
        return JSONResponse(how_it_came(request))

    async def socket(websocket: WebSocket) -> None:
        if not await known(websocket, websocket.path_params["token"]):
            await websocket.close()
            return
        await websocket.accept()
        await websocket.send_json(how_it_came(websocket))
        await websocket.close()

    return [
        Route("/doctor/{token:int}", page),
        WebSocketRoute("/ws/doctor/{token:int}", socket),
    ]


def how_it_came(connection: HTTPConnection) -> dict[str, Any]:
    host, port = connection.client or ("?", None)
    claimed = connection.headers.get("x-forwarded-for", "")
    return {
        "client": host,
        # an address out of a header has no port, or the one that is written there
        "believed": bool(claimed) and (port == 0 or f"{host}:{port}" in claimed),
        "headers": [name for name in FORWARDED if name in connection.headers],
    }


async def _taken(connection: HTTPConnection, token: int) -> bool:
    if token >> BITS:
        return False
    async with connection.app.state.db.session() as session:
        values = {"high": token >> 32, "low": token & 0xFFFFFFFF}
        return bool(await session.scalar(TAKEN, values))


router = APIRouter(include_in_schema=False)
router.routes.extend(mirror_routes(_taken))
