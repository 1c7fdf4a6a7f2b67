"""What the server says."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .model import Channel, Model, Place, Text
from .room import GameJson, RoomJson


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
    public: list[Operation] = Field(default=[])
    private: list[Operation] = Field(default=[])
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
