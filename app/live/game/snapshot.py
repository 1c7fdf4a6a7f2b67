"""Everything that one viewer may see, put together from what is encoded already."""

from typing import NamedTuple

from orjson import dumps

from .game import LiveGame


class You(NamedTuple):
    person: str | None
    name: str
    avatar: str
    seat: int | None
    host: bool


def snapshot(live: LiveGame | None, room: str, game: str, you: You) -> str:
    """``room`` and ``game`` are encoded: they are the same for everybody."""
    version, views = 0, ("null", "null", "null", "false")
    if live is not None:
        version, views = live.stream(you.seat).version, live.view_texts(you.seat)
    public, private, decision, undo = views
    return (
        f'{{"type":"snapshot","version":{version},"room":{room},"game":{game}'
        f',"public":{public},"private":{private},"decision":{decision},"undo":{undo}'
        f',"you":{dumps(you._asdict()).decode()}}}'
    )
