"""Simulated people for the load benchmark: they talk to a real server as browsers do."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

HEADERS = {"X-Boneyard": "1"}


@dataclass
class Viewer:
    """One open table: counts what it is sent and remembers its own decision."""

    socket: ClientConnection
    decision: dict[str, Any] | None = None
    version: int = 0
    bytes_in: int = 0
    frames: int = 0
    frame_bytes: int = 0
    public_frames: int = 0
    over: bool = False
    acks: dict[str, int] = field(default_factory=dict)
    refused: list[dict[str, Any]] = field(default_factory=list)
    answers: list[dict[str, Any]] = field(default_factory=list)
    """All that was said to an own message, in order."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def open(cls, url: str, code: str, cookie: str | None) -> "Viewer":
        headers = {"Cookie": cookie} if cookie else {}
        socket = await connect(
            f"{url.replace('http', 'ws', 1)}/ws/rooms/{code}",
            additional_headers=headers,
            compression=None,
            origin=Origin(url),
            ping_interval=None,
        )
        viewer = cls(socket)
        await socket.send('{"type":"resume","at":0}')
        return viewer

    async def listen(self) -> None:
        async for data in self.socket:
            self.bytes_in += len(data)
            message = orjson.loads(data)
            if message["type"] in ("ack", "reject", "pending"):
                self.answers.append(message)
            match message["type"]:
                case "snapshot":
                    self.version = message["version"]
                    self.decision = message["decision"]
                case "frame":
                    self.version = message["version"]
                    self.frames += 1
                    self.frame_bytes += len(data)
                    self.public_frames += "public" in message
                    if "decision" in message:
                        self.decision = message["decision"]
                case "ack":
                    self.acks[message["id"]] = message["version"]
                case "reject":
                    self.refused.append(message)
                case "room":
                    self.over = message["room"]["status"] == "over"
            self.news.set()

    def refusal_of(self, token: str) -> dict[str, Any] | None:
        return next((one for one in self.refused if one["id"] == token), None)

    async def until(self, happened: Any) -> None:
        while not happened():
            self.news.clear()
            if happened():
                return
            await self.news.wait()


@dataclass
class Table:
    """A room with its players and spectators, played one action after another."""

    viewers: list[Viewer]
    seats: int
    chance: random.Random
    seconds: list[float] = field(default_factory=list)
    """From sending an action to the last viewer having been told, for each action."""

    async def play(self, actions: int, think: float) -> None:
        """``think``: the longest pause before an action, in seconds."""
        for _ in range(actions):
            await asyncio.sleep(self.chance.uniform(0, think))
            choosing = [viewer for viewer in self.viewers[: self.seats] if viewer.decision]
            if not choosing:
                return
            await self.act(self.chance.choice(choosing))

    async def act(self, actor: Viewer) -> None:
        """One random action, until everybody who is to be told has been told."""
        clock = asyncio.get_running_loop().time
        decision = actor.decision
        assert decision
        token = uuid4().hex
        message = {
            "type": "act",
            "id": token,
            "decision": decision["id"],
            "action": self.chance.choice(decision["actions"]),
        }
        before = [viewer.public_frames for viewer in self.viewers]
        start = clock()
        await actor.socket.send(orjson.dumps(message).decode())
        await actor.until(lambda: token in actor.acks or actor.refused)
        if actor.refused:
            raise RuntimeError(f"refused: {actor.refused}")
        await actor.until(lambda: actor.version >= actor.acks[token])
        told = actor.public_frames - before[self.viewers.index(actor)]
        for viewer, count in zip(self.viewers, before, strict=True):
            await viewer.until(lambda v=viewer, n=count + told: v.public_frames >= n)
        self.seconds.append(clock() - start)


async def guest(url: str, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=url, headers=HEADERS | {"Origin": url}, timeout=60)
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client


def cookie_of(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


async def seat_table(
    url: str, people: list[httpx.AsyncClient], spectators: int, seed: int
) -> tuple[Table, list[asyncio.Task[None]]]:
    """A room made, filled and started, with everybody's table open."""
    host = people[0]
    made = (await host.post("/api/rooms", json={"engine": "bad_bones"})).raise_for_status().json()
    code = made["code"]
    await _do(host, code, "settings", {"seats": len(people)})
    for person in people[1:]:
        await _do(person, code, "sit", {})
    for person in people:
        await _do(person, code, "ready", {"ready": True})
    await _do(host, code, "start", {})
    cookies = [cookie_of(person) for person in people] + [None] * spectators
    link = made["link"].rsplit("/", 1)[-1]
    viewers = [await Viewer.open(url, link, cookie) for cookie in cookies]
    listening = [asyncio.create_task(viewer.listen()) for viewer in viewers]
    for viewer in viewers[: len(people)]:
        await viewer.until(lambda v=viewer: v.decision)
    return Table(viewers, len(people), random.Random(seed)), listening


async def _do(person: httpx.AsyncClient, code: str, command: str, body: dict[str, Any]) -> None:
    answer = await person.post(f"/api/rooms/{code}/{command}", json=body)
    if answer.is_error:
        raise RuntimeError(f"{command}: {answer.status_code} {answer.text}")
