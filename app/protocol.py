"""The messages of the websocket (docs/protocol.md), each told from the others by its ``type``.

What comes in is validated with these models; what goes out is put together from encoded pieces
on the hot path, and held against the same models by the tests.
"""

from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from pydantic.json_schema import models_json_schema
from pydantic_core import PydanticCustomError

VERSION = 1
BOT = "bot:"
"""How the ids of bots' actions begin; nobody else's may."""


def _not_a_bots(value: str) -> str:
    if value.startswith(BOT):
        raise PydanticCustomError("bots_id", "ids of this kind are the bots'")
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
Channel: TypeAlias = Literal["table", "watch"]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Place: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,24}$")]
"""A name that the game's client gives to what it draws; the server knows no boards."""


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# What clients say


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


# What the server says


class Text(Model):
    """A key of the message catalogues with its values."""

    key: str
    values: dict[str, Any]


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


class You(Model):
    person: str | None
    name: str
    avatar: str
    seat: int | None
    host: bool


class DecisionJson(Model):
    id: str
    kind: str
    prompt: Text
    actions: list[dict[str, Any]]
    undo: bool


class Operation(Model):
    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class EventJson(BaseModel):
    """Each engine has its own values."""

    model_config = ConfigDict(extra="allow")
    type: str


class Hello(Model):
    """The first message of a connection."""

    type: Literal["hello"]
    assets: str
    """The version of the server's pages: one that was made by another is out of date."""


class Snapshot(Model):
    type: Literal["snapshot"]
    version: int
    room: RoomJson
    game: GameJson | None
    public: dict[str, Any] | None
    private: dict[str, Any] | None
    decision: DecisionJson | None
    undo: bool
    you: You


class Frame(Model):
    """One beat. Keys that are absent are unchanged."""

    type: Literal["frame"]
    version: int
    events: list[EventJson]
    public: list[Operation] = []
    private: list[Operation] = []
    decision: DecisionJson | None = None
    undo: bool = False


class Ack(Model):
    type: Literal["ack"]
    id: str
    version: int


class Reject(Model):
    type: Literal["reject"]
    id: str | None
    code: str
    text: str


class Pending(Model):
    """The database does not answer: whether it was done is not known yet. An answer follows."""

    type: Literal["pending"]
    id: str
    text: str


class Previewed(Model):
    type: Literal["preview"]
    id: str
    private: dict[str, Any]


class Room(Model):
    type: Literal["room"]
    room: RoomJson


class ChatLine(Model):
    n: int
    person: str
    name: str
    text: str
    channel: Channel
    at: str


class ChatLines(Model):
    type: Literal["chat"]
    messages: list[ChatLine]


class Watcher(Model):
    person: str | None
    name: str
    avatar: str


class Presence(Model):
    type: Literal["presence"]
    online: list[str]
    watching: list[Watcher]


class Pointed(Model):
    type: Literal["point"]
    by: int
    seat: int
    at: Place | None


class Possible(Model):
    """What a seat may choose now; ``decision`` and ``kind`` are null where that is nothing."""

    type: Literal["ideas"]
    id: str
    seat: int
    decision: str | None
    kind: str | None
    actions: list[dict[str, Any]]


class Proposal(Model):
    id: int
    by: int
    seat: int
    action: dict[str, Any]
    agreed: bool


class Proposals(Model):
    type: Literal["proposals"]
    proposals: list[Proposal]


class Pong(Model):
    type: Literal["pong"]


class Bye(Model):
    type: Literal["bye"]
    code: str
    text: str


CLIENT = (Act, Undo, Preview, Chat, Point, Ideas, Propose, Withdraw, Resume, Ping)
SERVER = (
    Hello,
    Snapshot,
    Frame,
    Ack,
    Reject,
    Pending,
    Previewed,
    Room,
    ChatLines,
    Presence,
    Pointed,
    Possible,
    Proposals,
    Pong,
    Bye,
)


@cache
def schema() -> dict[str, Any]:
    """Both directions as one JSON Schema: ``$defs.client`` and ``$defs.server``."""
    names, document = models_json_schema(
        [(model, "validation") for model in CLIENT + SERVER],
        title=f"Boneyard protocol, version {VERSION}",
    )
    document["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    for side, models in (("client", CLIENT), ("server", SERVER)):
        document["$defs"][side] = {"oneOf": [names[model, "validation"] for model in models]}
    document["oneOf"] = [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}]
    return document
