"""The pages people open. They are shells: their scripts fetch and draw the rest."""

from fastapi import APIRouter, Request, Response

from app.errors import NotFound
from app.people.current import MaybePersonDep
from app.rooms.find import check_may_watch
from app.rooms.guess import find_room_rate_limited
from app.rooms.listing import list_rooms
from app.rooms.options import engine_of, maybe_engine
from app.web import assets, files
from app.web.deps import DbDep
from app.web.language import lang_of

from .games import cards, has_help, help_file
from .templates import page

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
async def home(request: Request, person: MaybePersonDep, db: DbDep) -> Response:
    async with db.session() as session:
        rooms, _ = await list_rooms(session, person)
    return await page(request, "home.html", games=cards(lang_of(request)), rooms=rooms)


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
        helped=has_help(found.engine, lang_of(request)),
        name=found.name,
        modules=assets.modules("screens/room/room.js", f"games/{found.engine}/index.js"),
    )


@router.get("/help")
async def help_games(request: Request) -> Response:
    games = [card for card in cards(lang_of(request)) if card.helped]
    return await page(request, "help_games.html", games=games)


@router.get("/help/{engine}")
async def help_page(engine: str, request: Request) -> Response:
    game = engine_of(engine).id
    file = files.find(help_file(game, lang_of(request)))
    if file is None:
        raise NotFound
    return await page(request, "help.html", engine=game, help=file.read_text("utf-8"))
