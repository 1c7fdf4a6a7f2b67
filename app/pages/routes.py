"""The pages people open. They are shells: their scripts fetch and draw the rest."""

from pathlib import Path

from fastapi import APIRouter, Request, Response

from app.errors import NotFound
from app.paths import STATIC
from app.people.current import MaybePersonDep
from app.rooms.find import check_may_watch
from app.rooms.guess import find_room_rate_limited
from app.rooms.listing import list_rooms
from app.rooms.options import engine_of, maybe_engine
from app.web import assets
from app.web.deps import DbDep
from app.web.language import lang_of
from engines import registry
from engines.contract import Engine
from engines.runtime import messages

from .templates import page

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
async def home(request: Request, person: MaybePersonDep, db: DbDep) -> Response:
    async with db.session() as session:
        rooms, _ = await list_rooms(session, person)
    games = [engine.id for engine in registry.all()]
    return await page(request, "home.html", games=games, rooms=rooms)


@router.get("/account")
async def account(request: Request) -> Response:
    return await page(request, "account.html")


@router.api_route("/r/{link}", methods=["GET", "HEAD"])
async def room(link: str, request: Request, person: MaybePersonDep, db: DbDep) -> Response:
    async with db.session() as session:
        found = await find_room_rate_limited(session, link, request, person)
        await check_may_watch(session, found, person)
        if maybe_engine(found.engine) is None:
            raise NotFound("engine_gone")
    return await page(
        request,
        "room.html",
        key=link,  # whoever came by the whole link is let in everywhere by it
        engine=found.engine,
        name=found.name,
        modules=assets.modules("screens/room/room.js", f"games/{found.engine}/index.js"),
    )


@router.get("/help")
async def help_games(request: Request) -> Response:
    lang = lang_of(request)
    games = [
        {"id": engine.id, "name": messages.of(engine).text(lang, "game.name")}
        for engine in registry.all()
        if _help_of(engine, lang).exists()
    ]
    return await page(request, "help_games.html", games=games)


@router.get("/help/{engine}")
async def help_page(engine: str, request: Request) -> Response:
    found = engine_of(engine)
    file = _help_of(found, lang_of(request))
    if not file.exists():
        raise NotFound
    return await page(request, "help.html", engine=found.id, help=file.read_text("utf-8"))


def _help_of(engine: Engine, lang: str) -> Path:
    """The rules in our own words lie beside the game's client, in each language."""
    return STATIC / "games" / engine.id / f"help.{lang}.html"
