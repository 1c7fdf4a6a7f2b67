"""A game again from its beginning, as one viewer was sent it."""

from typing import Any

from orjson import dumps

from app.db.models import Game, Person
from app.db.session import Database
from app.errors import NotAllowed, NotFound, Refused
from app.rooms.compatible import CHANGED, EngineGone
from app.rooms.view import game_json

from .game import LiveGame
from .snapshot import You, snapshot
from .store import read_game
from .takebacks import without_takebacks


def eyes(room: dict[str, Any], game: Game, person: Person | None, seat: int | None) -> You:
    """Through whose eyes: one's own, and when the game is over anybody's."""
    # of a game that is being played: who sits there now; somebody may have taken over
    current = room["game"] is not None and room["game"]["id"] == game.id
    sitting = room["seats"] if game.result is None and current else game.players
    mine = next((n for n, s in enumerate(sitting) if person and s["person"] == person.id), None)
    if seat is None or mine == seat:
        if person is None:
            return You(None, "", "", None, False)
        own = mine if mine is not None and mine < game.seats else None
        return You(person.id, person.name, person.avatar, own, person.id == room["host"])
    if game.result is None:
        raise NotAllowed("not_over_yet")
    if not 0 <= seat < game.seats:
        raise NotFound("no_seat")
    other = game.players[seat]
    return You(other["person"], other["name"] or "", other["avatar"] or "", seat, False)


async def replay(
    database: Database, room: dict[str, Any], game: Game, you: You, live: LiveGame | None
) -> str:
    """``live``: the game as it is being played here, whose frames may still be at hand."""
    stored = await read_game(database, game.id)
    if stored is None:
        raise NotFound("no_game")
    live = live if live is not None and live.id == game.id else None
    shown = room | {"game": game_json(game)}
    try:
        if game.result is not None:
            # Of a game that is being played the versions must stay those that were sent.
            played, stored = stored, await without_takebacks(stored, live)
            live = live if stored is played else None
        beginning = LiveGame(stored)
    except EngineGone:
        raise NotFound("engine_gone") from None
    except Exception as error:  # an engine that changed may fail in any way
        raise Refused(CHANGED) from error
    first = snapshot(beginning, dumps(shown).decode(), dumps(shown["game"]).decode(), you)
    stopped = live.frozen if live is not None else None
    stream = live.stream(you.seat) if live is not None else None
    frames = stream.since(stream.base) if stream is not None else None
    if frames is None:
        again = await LiveGame.load(stored, keep=None)
        stopped, stream = again.frozen, again.stream(you.seat)
        frames = stream.since(stream.base) or []
    players = dumps(
        [
            {"seat": seat} | {key: player[key] for key in ("name", "avatar", "bot")}
            for seat, player in enumerate(game.players)
        ]
    ).decode()
    ends = dumps(stopped).decode()
    return f'{{"players":{players},"frames":[{",".join([first, *frames])}],"frozen":{ends}}}'
