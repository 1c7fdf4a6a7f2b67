"""The live half's addresses."""

from typing import Any

from fastapi import APIRouter, Query, Request, Response
from starlette.routing import WebSocketRoute

from app.db.models import Game
from app.errors import NotFound
from app.people.current import MaybePersonDep
from app.protocol import schema
from app.rooms.command import Code, find_slowly
from app.rooms.find import check_may_watch
from app.rooms.view import room_json
from app.web.deps import DbDep, LimitsDep

from . import export as exports
from . import replay as replays
from .socket import Socket
from .tables import Tables

router = APIRouter(tags=["live"])
router.routes.append(WebSocketRoute("/ws/rooms/{code}", Socket()))


@router.get("/api/protocol.json")
async def protocol() -> dict[str, Any]:
    """JSON Schema of the websocket's messages."""
    return schema()


@router.get("/api/rooms/{code}/replay")
async def replay(
    code: Code,
    request: Request,
    person: MaybePersonDep,
    db: DbDep,
    limits: LimitsDep,
    game: str | None = Query(None, max_length=24, pattern=r"^[!-~]+$"),
    seat: int | None = Query(None, ge=0, le=99),
) -> Response:
    """The frames of a game as this viewer was sent them."""
    async with db.session() as session:
        found = await find_slowly(session, code, request, limits)
        await check_may_watch(session, found, person)
        room = await room_json(session, found.id)
        row = await session.get(Game, game or found.game_id or "")
        if row is None or row.room_id != found.id:
            raise NotFound("no_game")
    you = replays.eyes(room, row, person, seat)
    tables: Tables = request.app.state.tables
    live = (await tables.get(row.room_id)).live
    body = await replays.replay(db, room, row, you, live)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


@router.get("/api/games/{game_id}/export")
async def export(game_id: str, db: DbDep) -> Response:
    """The game as a file for ``boneyard verify``."""
    headers = {"content-disposition": f'attachment; filename="{game_id[:24]}.json"'}
    body = await exports.export(db, game_id)
    return Response(body, media_type="application/json", headers=headers)
