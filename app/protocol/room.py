"""The room, as the socket and the calls about rooms say it."""

from typing import Any, Literal

from .model import Model, Text


class SeatJson(Model):
    seat: int
    person: str | None
    name: str | None
    avatar: str | None
    bot: str | None
    ready: bool
    away: str | None
    """The person a bot stands in for."""


class GameJson(Model):
    id: str
    number: int
    seed_hash: str
    started: str
    result: dict[str, Any] | None
    seed: str | None
    frozen: Literal["rules_changed", "rules_newer", "engine_gone"] | None
    """Why a game that is not over can't be played on."""


class RoomJson(Model):
    code: str
    name: str
    link: str | None
    """Null for those who neither sit there nor are the host."""
    engine: str
    status: Literal["lobby", "playing", "over"]
    host: str
    options: dict[str, Any]
    listed: bool
    spectators: bool
    seats: list[SeatJson]
    allowed_seats: list[int]
    missing: Text | None
    game: GameJson | None
