"""The live half's addresses."""

from typing import Any

from fastapi import APIRouter
from starlette.routing import WebSocketRoute

from app.protocol import schema

from .socket import Socket

router = APIRouter(tags=["live"])
router.routes.append(WebSocketRoute("/ws/rooms/{code}", Socket()))


@router.get("/api/protocol.json")
async def protocol() -> dict[str, Any]:
    """JSON Schema of the websocket's messages."""
    return schema()
