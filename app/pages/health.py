"""For whoever watches over the server."""

from secrets import compare_digest

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from app.db.errors import DatabaseAway
from app.db.migrate import head
from app.errors import NotFound, Refused
from app.settings import Settings
from app.web.deps import DbDep
from app.web.metrics import scrape

router = APIRouter(include_in_schema=False)

PATIENCE = 3.0
"""Seconds: whoever watches over servers waits less long than people do."""


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def health() -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.api_route("/readyz", methods=["GET", "HEAD"])
async def ready(db: DbDep) -> Response:
    """The database answers, and has this version's schema."""
    try:
        async with db.session(PATIENCE) as session:
            revision = await session.scalar(text("SELECT version_num FROM alembic_version"))
    except DatabaseAway as away:
        return PlainTextResponse(f"no database: {away}\n", 503)
    except SQLAlchemyError as error:  # whatever is wrong with its schema: not ready
        return PlainTextResponse(f"no database: {type(error).__name__}\n", 503)
    if revision != head():
        return PlainTextResponse("the database is not migrated\n", 503)
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Of this process: with several workers, each answer is one of them.

    Not for players: what is counted tells of sealed steps.
    """
    settings: Settings = request.app.state.settings
    if not settings.metrics_token:
        raise NotFound
    sent = request.headers.get("authorization", "")
    if not compare_digest(sent.encode(), f"Bearer {settings.metrics_token}".encode()):
        raise Refused("metrics_token", 401)
    body, media_type = scrape()
    return Response(body, media_type=media_type)
