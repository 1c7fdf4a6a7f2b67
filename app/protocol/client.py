"""What clients say."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter
from pydantic_core import PydanticCustomError

from .model import Channel, Model, Place, SeatNumber

BOT = "bot:"
"""How the ids of bots' actions begin; nobody else's may."""


def _not_a_bots(value: str) -> str:
    if value.startswith(BOT):
        raise PydanticCustomError("bots_id", "ids like this are for bots only")
    return value


def _shallow(value: dict[str, Any]) -> dict[str, Any]:
    if _depth(value) > 6:
        raise PydanticCustomError("too_deep", "nested too deep")
    return value


def _depth(value: Any) -> int:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inside), default=0)


ClientId: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^[!-~]{1,64}$"), AfterValidator(_not_a_bots)
]
ActionJson: TypeAlias = Annotated[dict[str, Any], AfterValidator(_shallow)]
ChatText: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=500)]


class Act(Model):
    type: Literal["act"]
    id: ClientId
    decision: Annotated[str, StringConstraints(max_length=200)]
    action: ActionJson


class Undo(Model):
    type: Literal["undo"]
    id: ClientId


class Preview(Model):
    type: Literal["preview"]
    id: ClientId
    decision: Annotated[str, StringConstraints(max_length=200)]
    action: ActionJson


class Chat(Model):
    type: Literal["chat"]
    id: ClientId
    text: ChatText
    channel: Channel = "table"


class Point(Model):
    type: Literal["point"]
    seat: SeatNumber
    at: Place | None


class Ideas(Model):
    type: Literal["ideas"]
    id: ClientId
    seat: SeatNumber


class Propose(Model):
    type: Literal["propose"]
    id: ClientId
    seat: SeatNumber
    action: ActionJson


class Withdraw(Model):
    type: Literal["withdraw"]
    id: ClientId
    proposal: Annotated[int, Field(ge=0, le=2**31 - 1)]


class Resume(Model):
    type: Literal["resume"]
    at: Annotated[int, Field(ge=0, le=2**53)]
    seat: SeatNumber | None = None
    """The seat that ``at`` was counted for; if it is somebody else's now, a snapshot follows."""


class Ping(Model):
    type: Literal["ping"]


ClientMessage: TypeAlias = Annotated[
    Act | Undo | Preview | Chat | Point | Ideas | Propose | Withdraw | Resume | Ping,
    Field(discriminator="type"),
]
incoming: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)

CLIENT = (Act, Undo, Preview, Chat, Point, Ideas, Propose, Withdraw, Resume, Ping)
