"""The live half's addresses."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.routing import WebSocketRoute

from app.db.models import Game, Room
from app.errors import NotFound
from app.people.current import MaybePersonDep
from app.protocol.schema import schema
from app.rooms.command import Code
from app.rooms.find import check_may_look_back
from app.rooms.guess import find_room_rate_limited
from app.rooms.view import room_json
from app.web.address import address
from app.web.deps import DbDep
from app.web.throttle import Throttle

from .game import export as exports
from .game import replay as replays
from .socket.endpoint import Socket
from .table.registry import Tables

GAME_ID = r"^[!-~]+$"
"""Postgres can't even be asked about some other signs."""

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
    game: str | None = Query(None, max_length=24, pattern=GAME_ID),
    seat: int | None = Query(None, ge=0, le=99),
) -> Response:
    """The frames of a game as this viewer was sent them."""
    replaying: Throttle = request.app.state.replays
    replaying.spend(address(request))
    async with db.session() as session:
        found = await find_room_rate_limited(session, code, request, person)
        row = await session.get(Game, game or found.game_id or "")
        if row is None or row.room_id != found.id:
            raise NotFound("no_game")
        await check_may_look_back(session, found, row, person)
        room = await room_json(session, found.id, person)
    you = replays.eyes(room, row, person, seat)
    tables: Tables = request.app.state.tables
    table = tables.rooms.get(row.room_id)
    body = await replays.replay(db, room, row, you, table.live if table else None)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


@router.get("/api/games/{game_id}/export")
async def export(
    game_id: Annotated[str, Path(max_length=24, pattern=GAME_ID)],
    request: Request,
    person: MaybePersonDep,
    db: DbDep,
) -> Response:
    """The game as a file for ``boneyard verify``."""
    replaying: Throttle = request.app.state.replays
    replaying.spend(address(request))
    async with db.session() as session:
        row = await session.get(Game, game_id)
        if row is None:
            raise NotFound("no_game")
        room = await session.get_one(Room, row.room_id)
        await check_may_look_back(session, room, row, person)
    headers = {"content-disposition": f'attachment; filename="{game_id[:24]}.json"'}
    body = await exports.export(db, game_id)
    return Response(body, media_type="application/json", headers=headers)
