"""For whoever watches over the server."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import text

from app.db.migrate import head

from .deps import DbDep
from .metrics import scrape

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def health() -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.api_route("/readyz", methods=["GET", "HEAD"])
async def ready(db: DbDep) -> Response:
    """The database answers, and has this version's schema."""
    try:
        async with db.session() as session:
            revision = await session.scalar(text("SELECT version_num FROM alembic_version"))
    except Exception as error:  # whatever is wrong with it: not ready
        return PlainTextResponse(f"no database: {type(error).__name__}\n", 503)
    if revision != head():
        return PlainTextResponse("the database is not migrated\n", 503)
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def metrics(_request: Request) -> Response:
    """Of this process: with several workers, each answer is one of them."""
    body, media_type = scrape()
    return Response(body, media_type=media_type)
