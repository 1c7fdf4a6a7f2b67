"""What the calls about rooms take and give."""

from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints

from app.people.bodies import Body, Line
from engines.contract import About

SeatNumber = Annotated[int, Field(ge=0, le=99)]
RoomName = Annotated[str, Line]
Word = Annotated[str, StringConstraints(max_length=40, pattern=r"^[\w.-]*$")]


class NewRoom(Body):
    engine: Word
    name: RoomName | None = None


class Made(BaseModel):
    code: str
    link: str


class Sit(Body):
    seat: SeatNumber | None = None


class Ready(Body):
    ready: bool


class RoomSettings(Body):
    name: RoomName | None = None
    options: dict[str, Any] | None = None
    seats: SeatNumber | None = None
    listed: bool | None = None
    spectators: bool | None = None


class SetBot(Body):
    seat: SeatNumber
    bot: Word | None


class Remove(Body):
    """Whoever sits there, or that person, sitting or watching."""

    seat: SeatNumber | None = None
    person: Word | None = None


class Move(Body):
    source: SeatNumber = Field(alias="from")
    target: SeatNumber = Field(alias="to")


class SeatLine(BaseModel):
    name: str | None
    avatar: str | None
    bot: str | None


class RoomLine(BaseModel):
    """A room on the home page."""

    code: str
    link: str | None
    """Null where I don't belong: then its page is ``/r/{code}``."""
    name: str
    engine: str
    status: str
    seats: list[SeatLine]
    free: int
    host: str
    summary: dict[str, Any] = {}
    my_turn: bool = False
    frozen: str | None = None
    """Why its game can't be played on, as in the protocol's ``game``."""


class RoomList(BaseModel):
    mine: list[RoomLine]
    listed: list[RoomLine]


class EngineInfo(BaseModel):
    id: str
    name: str
    pitch: str
    about: About
    seats: list[int]
    bots: list[str]
    options: dict[str, Any]
