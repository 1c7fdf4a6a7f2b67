"""Writes the household into a database, row by row."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from . import house
from .household import BOT, KEPT, PEOPLE, SAID, Home, named
from .plays import Play


def token(name: str) -> str:
    """The cookie of somebody's browser."""
    return named("token", name)


async def write(url: str, homes: Sequence[Home]) -> None:
    database = await house.Database(url).open()
    try:
        async with database.session() as session:
            for rows in (_people(), _rooms(homes), _inside(homes), _lines(homes)):
                session.add_all(list(rows))
                await session.flush()
            for home in homes:
                if home.play:
                    room = await session.get_one(house.Room, named("room", home.name))
                    room.game_id = named("game", home.name)
                    room.updated_at = _ago(homes.index(home))
    finally:
        await database.close()


def _ago(minutes: int) -> datetime:
    """What is listed is listed by it; a room that nobody has opened for long would be removed."""
    return datetime.now(UTC) - timedelta(minutes=minutes)


def _people() -> Iterator[house.Base]:
    for name, avatar in PEOPLE.items():
        kept = name == KEPT
        yield house.Person(
            id=named("person", name), name=name, avatar=avatar,
            username=name.lower() if kept else None, password_hash="-" if kept else None,
        )  # fmt: skip
    for name in PEOPLE:
        yield house.Session(token_hash=house.hash_of(token(name)), person_id=named("person", name))


def _rooms(homes: Sequence[Home]) -> Iterator[house.Base]:
    for minutes, home in enumerate(homes):
        rules = house.registry.get(home.engine)
        options = home.play.record.options if home.play else home.options
        yield house.Room(
            id=named("room", home.name), code=home.code, secret=home.secret, name=home.name,
            engine=home.engine, status=home.status, host_id=named("person", home.sitters[0]),
            options=options if home.play else rules.Options(**options).model_dump(mode="json"),
            listed=home.listed, spectators=True, updated_at=_ago(minutes),
        )  # fmt: skip


def _inside(homes: Sequence[Home]) -> Iterator[house.Base]:
    for home in homes:
        room = named("room", home.name)
        bot = list(house.registry.get(home.engine).bots())[-1]
        for seat, sitter in enumerate(home.sitters):
            yield house.Seat(
                room_id=room, seat=seat, ready=sitter == "Nour", bot=bot if sitter == BOT else None,
                person_id=named("person", sitter) if sitter in PEOPLE else None,
            )  # fmt: skip
        people = [sitter for sitter in home.sitters if sitter in PEOPLE]
        for n, (sitter, text) in enumerate(zip(people, SAID, strict=False)):
            yield house.ChatMessage(
                room_id=room, person_id=named("person", sitter), client_id=str(n),
                channel="table", text=text,
            )  # fmt: skip
        if home.play:
            yield _game(home, home.play)


def _game(home: Home, play: Play) -> house.Base:
    players = [
        {"person": named("person", name), "name": name, "avatar": PEOPLE[name], "bot": None}
        for name in home.sitters
    ]
    return house.Game(
        id=named("game", home.name), room_id=named("room", home.name), engine=home.engine,
        rules_version=play.rules_version, options=play.record.options, seats=len(home.sitters),
        players=players, seed=play.record.seed, seed_hash=sha256(play.record.seed).hexdigest(),
        seq=play.lines, result=play.record.result if play.over else None,
        ended_at=_ago(0) if play.over else None,
    )  # fmt: skip


def _lines(homes: Sequence[Home]) -> Iterator[house.Base]:
    for home in homes:
        if home.play:
            for seq, entry in enumerate(home.play.record.log[: home.play.lines], 1):
                yield house.Action(
                    game_id=named("game", home.name), seq=seq, seat=entry.seat,
                    client_id=str(seq), action=entry.action,
                )  # fmt: skip
