"""A database that is away, clients that do not read, rules that have changed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import orjson
import pytest
from uvicorn.protocols.utils import ClientDisconnected

from app.db.errors import DatabaseAway
from app.db.session import Database
from app.live.table import viewer

from ..support import sealed
from ..support.cluster import Cluster
from ..support.player import Player
from .conftest import House, NewHouse, People


@pytest.fixture
async def outage(
    cluster: Cluster, database_url: str
) -> AsyncIterator[Callable[..., Awaitable[None]]]:
    """``await outage(True)``: the database throws everybody out and lets nobody in."""
    name = database_url.split("?")[0].rsplit("/", 1)[1]
    admin = await asyncpg.connect(cluster.postgres.url)

    async def switch(away: bool) -> None:
        await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {not away}")
        if away:
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
            )

    yield switch
    await switch(False)
    await admin.close()


async def test_while_the_database_is_away_nothing_is_played(
    house: House, people: People, outage: Callable[..., Awaitable[None]]
) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await room.settled()
    seen = [player.noticed() for player in (bob, room.watcher)]
    await outage(True)
    said = {"type": "act", "id": "mine", "decision": ada.choice["id"]}
    said["action"] = ada.choice["actions"][0]
    await ada.send(said)
    await ada.send({"type": "chat", "id": "hm", "text": "?"})
    await ada.until(lambda: len(ada.of("pending")) == 2)
    asked = {"type": "preview", "decision": said["decision"], "action": said["action"]}
    assert (await ada.ask(asked))["type"] == "preview"
    assert not ada.of("frame")
    assert [player.noticed() for player in (bob, room.watcher)] == seen
    await outage(False)
    await ada.until(lambda: ada.answer_to("hm"))
    assert ada.answer_to("mine") in ada.of("ack")
    assert ada.answer_to("hm") in ada.of("ack")
    await ada.until(lambda: ada.choice["kind"] == "pick")
    await house.app.state.tables.bus.listener.listening.wait()
    await bob.act()
    await bob.act()
    await room.watcher.until(lambda: room.watcher.view["public"]["seats"][1]["ready"])


async def test_a_mistake_in_our_sql_is_no_absence(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = await people.room(house, seats=2)
    monkeypatch.setattr("app.live.game.store._PLAIN", "SELEKT $1, $2, $3, $4, $5, $6, $7")
    assert (await room.players[0].act())["code"] == "internal"
    assert "PostgresSyntaxError" in caplog.text


async def test_a_room_that_is_read_by_half_stays_as_it_was(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await people.room(house, seats=2)
    (table,) = house.app.state.tables.rooms.values()
    before = table.live

    async def away(*_: Any) -> None:
        raise DatabaseAway("between two questions")

    with monkeypatch.context() as patched:
        patched.setattr("app.live.table.table.read_game", away)
        patched.setattr(table, "_opened", ("the game before", 1))
        with pytest.raises(DatabaseAway):
            await table.refresh()
    assert table.live is before
    assert (await room.players[0].act())["type"] == "ack"


class Stuck:
    """A client whose network swallows everything until it is let go."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.received: list[str] = []

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.received.append(message.get("text", ""))


async def test_a_client_that_does_not_read_gets_a_snapshot_later(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer, "QUEUE_MESSAGES", 5)
    room = await people.room(house, seats=2, rounds=20)
    (table,) = house.app.state.tables.rooms.values()
    network = Stuck()
    slow = viewer.Viewer(viewer.Who(None, "", "", "en"), network.send, table.greeting)
    slow.resumed = True
    table.viewers.add(slow)
    for _ in range(8):
        for player in room.players:
            await player.act()
            await player.act()
    slow.say('{"type":"ack","id":"x","version":1}')
    assert len(slow._queue) <= 5
    network.open.set()
    await slow.finished()
    reader = Player("")
    for text in network.received[1:]:  # the first was under way before
        reader._take(orjson.loads(text))
    assert {"type": "ack", "id": "x", "version": 1} in reader.seen
    assert len(reader.of("snapshot")) == 1
    await room.settled()
    assert (reader.version, reader.view) == (room.watcher.version, room.watcher.view)


async def test_who_asks_and_never_listens_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "QUEUE_MESSAGES", 10)
    network = Stuck()
    asking = viewer.Viewer(viewer.Who(None, "", "", "en"), network.send, lambda _: [])
    for number in range(20):
        asking.say(f'{{"type":"ack","id":"{number}","version":1}}')
    assert asking.closing
    asking.abandon()


async def test_a_socket_that_is_gone_is_forgotten(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    (table,) = house.app.state.tables.rooms.values()
    await room.watcher.close()
    while len(table.viewers) > 2:
        await room.players[0].settled()
    assert {seen.seat for seen in table.viewers} == {0, 1}


async def test_who_is_gone_before_the_answer_leaves_nothing(house: House, people: People) -> None:
    """Such as one that spoke before the handshake was answered, and was closed for it."""
    room = await people.room(house, seats=2)
    (table,) = house.app.state.tables.rooms.values()
    before = set(table.viewers)
    counted = house.app.state.tables.sockets.open("from 127.0.0.9")

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(_message: Any) -> None:
        raise ClientDisconnected

    scope = {
        "type": "websocket",
        "path": f"/ws/rooms/{room.code}",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.9", 1),
        "scheme": "ws",
        "subprotocols": [],
    }
    with pytest.raises(ClientDisconnected):
        await house.app(scope, receive, send)
    assert set(table.viewers) == before
    assert house.app.state.tables.sockets.open("from 127.0.0.9") == counted == 0


class NewRules(sealed.Sealed):
    """Numbers above three are no longer allowed, and the cards lie differently."""

    rules_version = 2

    def __init__(self, forbidden: bool, deck: bool) -> None:
        self.forbidden = forbidden
        self.deck = deck

    def apply(self, state: Any, seat: int, action: Any, on_beat: Any = None) -> Any:
        if self.forbidden and action.get("number", 0) > 3:
            raise RuntimeError("this engine can't")
        return super().apply(state, seat, action, on_beat)

    def new(self, options: Any, seats: int, seed: bytes) -> Any:
        return super().new(options, seats, seed[::-1] if self.deck else seed)


@pytest.mark.parametrize(
    ("rules", "goes_on", "rounds"),
    [
        (NewRules(False, False), True, 3),  # plays the old log as before
        (NewRules(True, False), False, 2),  # fails on it
        (NewRules(False, True), False, 1),  # plays it to another position
    ],
)
async def test_after_an_upgrade(
    new_house: NewHouse,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
    rules: NewRules,
    goes_on: bool,
    rounds: int,
) -> None:
    house = await new_house()
    room = await people.room(house, seats=2, rounds=5)
    for number in (1, 5):
        for player in room.players:
            await player.act()
            await player.act({"type": "pick", "number": number})
    monkeypatch.setattr("engines.registry._engines", lambda: {"sealed": rules})
    upgraded = await new_house()
    ada = await people.sit_down(upgraded, room.guests[0], room.code)
    await ada.settled()
    told = [message["code"] for message in ada.of("reject")]
    assert ada.view["public"]["round"] == rounds
    if goes_on:
        assert told == []
        assert (await ada.act())["type"] == "ack"
    else:
        assert told == ["rules_changed"]
        assert ada.decision is None
        answer = await ada.ask({"type": "undo"})
        assert answer["code"] == "rules_changed"


async def test_an_engine_that_is_gone_leaves_the_room_readable(
    new_house: NewHouse, people: People, monkeypatch: pytest.MonkeyPatch, database: Database
) -> None:
    house = await new_house()
    room = await people.room(house, seats=2)
    async with database.raw() as connection:
        await connection.execute("UPDATE games SET engine = 'gone'")
    other = await new_house()
    ada = await people.sit_down(other, room.guests[0], room.code)
    await ada.settled()
    assert ada.view["public"] is None
    assert ada.room["status"] == "playing"
    assert [message["code"] for message in ada.of("reject")] == ["engine_gone"]
