"""A game again from its beginning, as one viewer was sent it."""

from typing import Any

from orjson import dumps

from app.db.models import Game, Person
from app.db.session import Database
from app.errors import NotAllowed, NotFound
from app.rooms.view import game_json

from .livegame import LiveGame
from .snapshot import You, snapshot
from .store import read_game


def eyes(room: dict[str, Any], game: Game, person: Person | None, seat: int | None) -> You:
    """Through whose eyes: one's own, and when the game is over anybody's."""
    mine = next((s for s in room["seats"] if person and s["person"] == person.id), None)
    if seat is None or (mine and mine["seat"] == seat):
        if person is None:
            return You(None, "", "", None, False)
        own = mine["seat"] if mine and mine["seat"] < game.seats else None
        return You(person.id, person.name, person.avatar, own, person.id == room["host"])
    if game.result is None:
        raise NotAllowed("not_over_yet")
    if not 0 <= seat < min(game.seats, len(room["seats"])):
        raise NotFound("no_seat")
    other = room["seats"][seat]
    return You(other["person"], other["name"] or "", other["avatar"] or "", seat, False)


def players_of(room: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """Per seat. Of an earlier game in the room: who sits there now."""
    return [
        {name: seat[name] for name in ("seat", "name", "avatar", "bot")}
        for seat in room["seats"][:seats]
    ]


async def replay(
    database: Database, room: dict[str, Any], game: Game, you: You, live: LiveGame | None
) -> str:
    """``live``: the game as it is being played here, whose frames may still be at hand."""
    stored = await read_game(database, game.id)
    if stored is None:
        raise NotFound("no_game")
    shown = room | {"game": game_json(game)}
    first = snapshot(LiveGame(stored), dumps(shown).decode(), dumps(shown["game"]).decode(), you)
    stream = live.stream(you.seat) if live is not None and live.id == game.id else None
    frames = stream.since(stream.base) if stream is not None else None
    if frames is None:
        stream = (await LiveGame.load(stored, keep=None)).stream(you.seat)
        frames = stream.since(stream.base) or []
    players = dumps(players_of(room, game.seats)).decode()
    return f'{{"players":{players},"frames":[{",".join([first, *frames])}]}}'
