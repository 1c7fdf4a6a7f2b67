"""Start: the seed is drawn and its hash published, so that the game can be proved fair."""

import secrets
from collections.abc import Mapping
from hashlib import sha256

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Game, Person, Room
from app.db.notify import notify
from app.errors import Refused

from ..find import seats_of
from ..options import allowed_seats, engine_of, fitting
from ..rights import check_host, check_lobby
from ..seating import Sitter, put, sitter_of
from ..start_blockers import start_blocker
from ..view import people_of
from .bot import wake_bot

SEED_BYTES = 32


def _player(sitter: Sitter, people: Mapping[str, Person]) -> dict[str, str | None]:
    person = people[sitter.person_id] if sitter.person_id else None
    return {
        "person": sitter.person_id,
        "name": person.name if person else None,
        "avatar": person.avatar if person else None,
        "bot": sitter.bot,
    }


async def start_game(session: AsyncSession, room: Room, host: Person) -> Game:
    check_host(room, host)
    check_lobby(room)
    engine = engine_of(room.engine)
    room.options = fitting(engine, room.options)
    seats = await seats_of(session, room.id)
    people = await people_of(session, [seat.person_id for seat in seats if seat.person_id])
    names = {person.id: person.name for person in people.values()}
    blocker = start_blocker(seats, allowed_seats(engine, room.options), room.host_id, names)
    if blocker is not None:
        raise Refused("not_ready", missing=blocker)
    # free seats go, so that a seat's number is its player's number in the game
    order = [sitter for seat in seats if not (sitter := sitter_of(seat)).free]
    await put(session, room, seats, order)
    seed = secrets.token_bytes(SEED_BYTES)
    played = await session.scalar(select(func.max(Game.number)).where(Game.room_id == room.id))
    game = Game(
        id="g_" + secrets.token_hex(8),
        room_id=room.id,
        number=(played or 0) + 1,
        engine=engine.id,
        rules_version=engine.rules_version,
        options=room.options,
        seats=len(order),
        players=[_player(sitter, people) for sitter in order],
        seed=seed,
        seed_hash=sha256(seed).hexdigest(),
        seq=0,
    )
    session.add(game)
    await session.flush()
    room.game_id, room.status = game.id, "playing"
    for number, sitter in enumerate(order):
        if sitter.bot:
            await wake_bot(session, room, number)
    await notify(session, "room", room.id)
    return game
