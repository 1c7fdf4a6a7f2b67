"""A room as those who look at it see it: the ``room`` of docs/protocol.md, field by field."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Game, Person, Room, Seat
from engines.contract import Message

from .compatible import why_frozen
from .find import belonging, seats_of
from .links import link_of
from .options import allowed_seats, fitting, maybe_engine
from .start_blockers import start_blocker


async def room_json(session: AsyncSession, room_id: str, person: Person | None) -> dict[str, Any]:
    """As this person may see it."""
    room, belong = await whole_room(session, room_id)
    return room if person is not None and person.id in belong else without_link(room)


def without_link(room: dict[str, Any]) -> dict[str, Any]:
    """For those who don't belong to it: the link's secret is not theirs to pass on."""
    return room | {"link": None}


async def whole_room(session: AsyncSession, room_id: str) -> tuple[dict[str, Any], set[str]]:
    """As those who belong to it see it; and who that is."""
    room = await session.get_one(Room, room_id)
    seats = await seats_of(session, room_id)
    people = await people_of(session, [seat.person_id for seat in seats if seat.person_id])
    game = await session.get(Game, room.game_id) if room.game_id else None
    blocker, allowed, options = None, range(0), room.options
    engine = maybe_engine(room.engine)
    if room.status == "lobby" and engine is None:
        blocker = Message("room.missing.engine_gone")
    elif room.status == "lobby" and engine is not None:
        options = fitting(engine, options)
        allowed = allowed_seats(engine, options)
        names = {person.id: person.name for person in people.values()}
        blocker = start_blocker(seats, allowed, room.host_id, names)
    json = {
        "code": room.code,
        "name": room.name,
        "link": link_of(session, room),
        "engine": room.engine,
        "status": room.status,
        "host": room.host_id,
        "options": options,
        "listed": room.listed,
        "spectators": room.spectators,
        "seats": [seat_json(seat, people) for seat in seats],
        "allowed_seats": list(allowed),
        "missing": {"key": blocker.key, "values": dict(blocker.values)} if blocker else None,
        "game": game_json(game) if game else None,
    }
    return json, belonging(room, seats)


async def people_of(session: AsyncSession, ids: list[str]) -> dict[str, Person]:
    if not ids:
        return {}
    rows = await session.scalars(select(Person).where(Person.id.in_(ids)))
    return {person.id: person for person in rows}


def seat_json(seat: Seat, people: dict[str, Person]) -> dict[str, Any]:
    person = people[seat.person_id] if seat.person_id else None
    return {
        "seat": seat.seat,
        "person": seat.person_id,
        "name": person.name if person else None,
        "avatar": person.avatar if person else None,
        "bot": seat.bot,
        "ready": seat.ready or seat.bot is not None,
        "away": seat.away_id,
    }


def game_json(game: Game) -> dict[str, Any]:
    over = game.result is not None
    return {
        "id": game.id,
        "number": game.number,
        "seed_hash": game.seed_hash,
        "started": game.started_at.isoformat(),
        "result": game.result,
        "frozen": None if over else why_frozen(game.engine, game.rules_version, game.frozen),
        # shown only now: whoever knows the seed knows every draw to come
        "seed": game.seed.hex() if over else None,
    }
