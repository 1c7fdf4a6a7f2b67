"""A client of the websocket that believes nothing: it checks versions, patches and the schema."""

import asyncio
import copy
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVarTuple
from uuid import uuid4

import httpx
import jsonpatch
import orjson
from jsonschema import Draft202012Validator
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from app.protocol.schema import schema

Message = dict[str, Any]
PATIENCE = 60.0

Ts = TypeVarTuple("Ts")

_document = schema()
_definitions = _document["$defs"]
_names = [each["$ref"].rsplit("/", 1)[1] for each in _definitions["server"]["oneOf"]]
_server = {
    _definitions[name]["properties"]["type"]["const"]: Draft202012Validator(
        {**_document, "oneOf": [{"$ref": f"#/$defs/{name}"}]}
    )
    for name in _names
}
"""By type: to ask which one of all fits took a seventh of the time of these tests."""


def cookie_of(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """For what no message tells."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if await happened():
                return
            await asyncio.sleep(0.01)


class Player:
    """``seen`` is every message in its order; the rest is what a client makes of them."""

    def __init__(
        self, address: str, cookie: str = "", origin: str | None = None, name: str = ""
    ) -> None:
        self.address = address
        self.cookie = cookie
        self.origin = None if origin is None else Origin(origin)
        self.seen: list[Message] = []
        self.raw: list[str] = []
        self.version = 0
        self.view: dict[str, Any] = {"public": None, "private": None}
        self.decision: Message | None = None
        self.undo = False
        self.you: Message = {}
        self.room: Message = {}
        self.closed: int | None = None
        self.name = name or uuid4().hex
        self._asked = 0
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def choice(self) -> Message:
        """The open decision, where there has to be one."""
        assert self.decision is not None
        return self.decision

    async def open(self, at: int | None = None) -> "Player":
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.closed = None
        self._socket = await connect(
            self.address,
            additional_headers=headers,
            origin=self.origin,
            compression=None,
            ping_interval=None,
        )
        self._task = asyncio.create_task(self._listen(self._socket))
        with suppress(ConnectionClosed):  # turned away at once
            await self.send({"type": "resume", "at": self.version if at is None else at})
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            await self._task

    async def send(self, message: Message | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(
            orjson.dumps(message).decode() if isinstance(message, dict) else message
        )

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                assert isinstance(data, str)
                self.raw.append(data)
                self._take(orjson.loads(data))
        except ConnectionClosed:
            pass
        except Exception as error:
            self.seen.append({"type": "ERROR", "error": repr(error)})
            raise
        finally:
            self.closed = socket.close_code
            self._news.set()

    def _take(self, message: Message) -> None:
        _server[message["type"]].validate(message)
        match message["type"]:
            case "snapshot":
                self.version, self.you = message["version"], message["you"]
                self.view = {"public": message["public"], "private": message["private"]}
                self.decision, self.undo = message["decision"], message["undo"]
                self.room = message["room"]
            case "frame" if message["version"] > self.version:
                assert message["version"] == self.version + 1, "a gap"
                self.version += 1
                for part in ("public", "private"):
                    if part in message:
                        before = copy.deepcopy(self.view[part])
                        self.view[part] = jsonpatch.apply_patch(before, message[part])
                self.decision = message.get("decision", self.decision)
                self.undo = message.get("undo", self.undo)
            case "room":
                self.room = message["room"]
        self.seen.append(message)
        self._news.set()

    async def until(self, happened: Callable[[*Ts], Any], *given: *Ts) -> Any:
        """``given``: for functions in loops, which must not close over what changes."""
        async with asyncio.timeout(PATIENCE):
            while not (found := happened(*given)):
                assert not (self._task and self._task.done()), self.seen[-3:]
                self._news.clear()
                await self._news.wait()
        return found

    async def until_closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                self._news.clear()
                await self._news.wait()
        return self.closed

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.seen if message["type"] == kind]

    def noticed(self) -> int:
        """How much of the table itself it was told (people come and go in their own time)."""
        return sum(message["type"] not in ("presence", "pong", "point") for message in self.seen)

    def answer_to(self, token: str | None) -> Message | None:
        kinds = ("ack", "reject", "preview", "ideas")
        for message in self.seen:
            if message["type"] in kinds and message["id"] == token:
                return message
        return None

    async def ask(self, message: Message) -> Message:
        """Sends it, with a new id unless it has one, and waits for the answer to it."""
        self._asked += 1
        message = {"id": f"{self.name}-{self._asked}", **message}
        await self.send(message)
        answer: Message = await self.until(lambda: self.answer_to(message["id"]))
        return answer

    async def act(self, action: Message | None = None, **more: Any) -> Message:
        """The first choice, or that one, and what it led to for me."""
        answer = await self.ask(
            {
                "type": "act",
                "decision": self.choice["id"],
                "action": action or self.choice["actions"][0],
                **more,
            }
        )
        if answer["type"] == "ack":
            await self.until(lambda: self.version >= answer["version"])
        return answer

    async def settled(self) -> None:
        """Everything sent to me so far has arrived."""
        before = len(self.of("pong"))
        await self.send({"type": "ping"})
        await self.until(lambda: len(self.of("pong")) > before)


async def until_among(players: Sequence[Player], happened: Callable[[], Any]) -> None:
    """As ``until``, where the news may reach any of them first."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            for player in players:
                player._news.clear()
            waits = [asyncio.ensure_future(player._news.wait()) for player in players]
            _, left = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in left:
                wait.cancel()
