"""The calls about rooms: they only translate."""

from typing import Any

from fastapi import APIRouter, Request

from app.people.current import MaybePersonDep, PersonDep
from app.protocol.room import RoomJson
from app.texts import of_game
from app.web.address import address
from app.web.deps import DbDep, LimitsDep
from app.web.language import lang_of
from engines import registry

from .bodies import (
    EngineInfo,
    Made,
    Move,
    NewRoom,
    Ready,
    Remove,
    RoomList,
    RoomSettings,
    SetBot,
    Sit,
)
from .command import Code, CommandDep
from .commands.bot import set_bot
from .commands.create import create_room
from .commands.host import take_over
from .commands.move import swap_seats
from .commands.ready import set_ready
from .commands.rematch import reopen
from .commands.remove import send_away
from .commands.settings import change_settings
from .commands.sit import sit_down
from .commands.stand import stand_up
from .commands.start import start_game
from .find import check_may_watch
from .guess import find_room_rate_limited
from .links import link_of
from .listing import list_rooms
from .live import LiveDep
from .summary import add_summaries
from .view import room_json

router = APIRouter(prefix="/api", tags=["rooms"])


@router.get("/games")
async def games(request: Request) -> list[EngineInfo]:
    """The games there are, each with the JSON Schema of its options; name and pitch in the
    language that is asked for."""
    lang = lang_of(request)
    return [
        EngineInfo(
            id=engine.id,
            name=of_game(engine, lang, "game.name"),
            pitch=of_game(engine, lang, "game.pitch"),
            about=engine.about,
            seats=list(engine.seats),
            bots=list(engine.bots()),
            options=engine.Options.model_json_schema(),
        )
        for engine in registry.all()
    ]


@router.get("/rooms")
async def rooms(person: MaybePersonDep, db: DbDep, live: LiveDep) -> RoomList:
    """My rooms, and those that their hosts have listed."""
    async with db.session() as session:
        found, behind = await list_rooms(session, person)
    await add_summaries(db, live, found, behind, person.id if person else None)
    return found


@router.post("/rooms")
async def create(
    body: NewRoom, request: Request, person: PersonDep, db: DbDep, limits: LimitsDep
) -> Made:
    """A new room; its creator is host and sits on seat 0."""
    await limits.spend("room", address(request))
    async with db.session() as session:
        room = await create_room(session, person, body.engine, body.name, lang_of(request))
        return Made(code=room.code, link=link_of(session, room))


@router.get("/rooms/{code}", response_model=RoomJson)
async def read(code: Code, request: Request, person: MaybePersonDep, db: DbDep) -> Any:
    """The room, as in the protocol."""
    async with db.session() as session:
        room = await find_room_rate_limited(session, code, request, person)
        await check_may_watch(session, room, person)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/sit", response_model=RoomJson)
async def sit(body: Sit, command: CommandDep) -> Any:
    """Sit down; in a running game, take my seat back from the bot that stood in."""
    async with command.room() as (session, room, person):
        await sit_down(session, room, person, body.seat)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/stand", response_model=RoomJson)
async def stand(command: CommandDep) -> Any:
    """Leave the seat and watch. In a running game a bot takes over."""
    async with command.room() as (session, room, person):
        await stand_up(session, room, person)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/ready", response_model=RoomJson)
async def ready(body: Ready, command: CommandDep) -> Any:
    """Ready, or not yet after all."""
    async with command.room() as (session, room, person):
        await set_ready(session, room, person, body.ready)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/settings", response_model=RoomJson)
async def settings(body: RoomSettings, command: CommandDep) -> Any:
    """Host: name, options, number of seats, listed, spectators."""
    async with command.room() as (session, room, person):
        await change_settings(session, room, person, body)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/bot", response_model=RoomJson)
async def bot(body: SetBot, command: CommandDep) -> Any:
    """Host: a bot into a free seat, or out of it; in a running game, for who is away."""
    async with command.room() as (session, room, person):
        online = command.online(room)
        await set_bot(session, room, person, body.seat, body.bot, online)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/remove", response_model=RoomJson)
async def remove(body: Remove, command: CommandDep) -> Any:
    """Host, before the start: somebody leaves and can't come back."""
    async with command.room() as (session, room, person):
        await send_away(session, room, person, body.seat, body.person)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/move", response_model=RoomJson)
async def move(body: Move, command: CommandDep) -> Any:
    """Host, before the start: swap two seats."""
    async with command.room() as (session, room, person):
        await swap_seats(session, room, person, body.source, body.target)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/host", response_model=RoomJson)
async def host(command: CommandDep) -> Any:
    """Become host in place of one who has closed the room."""
    async with command.room() as (session, room, person):
        await take_over(session, room, person, command.online(room))
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/start", response_model=RoomJson)
async def start(command: CommandDep) -> Any:
    """Host: begin. Free seats are left out."""
    async with command.room() as (session, room, person):
        await start_game(session, room, person)
        return await room_json(session, room.id, person)


@router.post("/rooms/{code}/rematch", response_model=RoomJson)
async def rematch(command: CommandDep) -> Any:
    """When the game is over: back to the lobby with the same seats."""
    async with command.room() as (session, room, person):
        await reopen(session, room, person)
        return await room_json(session, room.id, person)
