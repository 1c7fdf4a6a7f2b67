"""A reload, a second device and a kill -9 while cards lie sealed: everything is as before, nothing
is shown early, and nothing is lost or played twice.

All moments wait in rooms of one server, which is killed twice: while nothing happens, and while
the next choice of each room is under way.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import orjson

from engines.contract import Action, Event
from engines.runtime.game import Game
from tests.engines.bones_and_banners.moments import before_combat, moments

from ..conftest import StartServer
from ..support.begun import write_log
from ..support.people import Guest, over_http
from ..support.player import Player, cookie_of
from ..support.server import Server

NEXT = "the-next-choice"


@dataclass
class Place:
    """A room at such a moment. ``game`` is played along here."""

    name: str
    server: Server
    code: str
    guests: Sequence[Guest]
    game: Game
    viewers: list[Player] = field(default_factory=list)
    """Both seats, and a spectator."""

    async def look(self) -> None:
        self.viewers = [await self.device(seat) for seat in (0, 1, None)]

    async def device(self, seat: int | None) -> Player:
        """Another browser of the same person, or a reload."""
        cookie = "" if seat is None else cookie_of(self.guests[seat].client)
        opened = Player(f"{self.server.ws_url}/ws/rooms/{self.code}", cookie)
        await opened.open()
        await opened.until(lambda: opened.of("snapshot"))
        return opened

    @property
    def seat(self) -> int:
        """Of those that are asked."""
        return min(self.game.engine.decisions(self.game.state))

    def next_choice(self) -> Action:
        """In a window, to pass: it leads on."""
        return dict(self.game.engine.decisions(self.game.state)[self.seat].actions[0])

    def as_it_is(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may see of the game by its rules, and not a thing more."""
        engine, state = self.game.engine, self.game.state
        decision = None if seat is None else engine.decisions(state).get(seat)
        private = None if seat is None else engine.private(state, seat)
        seen: dict[str, Any] = orjson.loads(
            orjson.dumps(
                {
                    "public": engine.public(state),
                    "private": private,
                    "decision": decision and decision.id,
                    "actions": decision and list(decision.actions),
                    "undo": seat is not None and self.game.can_undo(seat),
                }
            )
        )
        return seen

    async def is_as_it_is(self) -> None:
        """On every screen, also on those that are opened only now."""
        for seat, viewer in zip((0, 1, None), self.viewers, strict=True):
            fresh = await self.device(seat)
            await viewer.until(lambda viewer, fresh: viewer.version >= fresh.version, viewer, fresh)
            assert viewer.version == fresh.version, self.name
            assert shown(viewer) == shown(fresh) == self.as_it_is(seat), (self.name, seat)
            await fresh.close()

    async def come_back(self) -> None:
        """The pages are still open, and look for the server again."""
        for viewer in self.viewers:
            assert await viewer.until_closed() == 1006
            await viewer.open()
            await viewer.settled()


def shown(viewer: Player) -> dict[str, Any]:
    decision = viewer.decision or {"id": None, "actions": None}
    return {
        **viewer.view,
        "decision": decision["id"],
        "actions": decision["actions"],
        "undo": viewer.undo,
    }


def told(viewer: Player) -> list[Any]:
    return [event for frame in viewer.of("frame") for event in frame["events"]]


def hears(events: Sequence[Event], seat: int | None) -> list[Any]:
    return [event.json() for event in events if event.audience in (None, seat)]


async def places(server: Server, games: Mapping[str, Game]) -> list[Place]:
    guests = []
    for name in ("Ada", "Nour"):
        client = over_http(base_url=server.url)
        me = (await client.post("/api/me", json={"name": name})).json()
        guests.append(Guest(client, me))
    found = []
    for name, game in games.items():
        code = await guests[0].new_room(game.engine.id)
        await guests[1].do(code, "sit")
        for guest in guests:
            await guest.do(code, "ready", ready=True)
        await guests[0].do(code, "start")
        await write_log(server.env["DATABASE_URL"], code, game)
        found.append(Place(name, server, code, guests, game))
    return found


async def lines_of(server: Server) -> list[tuple[str, int, str]]:
    connection = await asyncpg.connect(server.env["DATABASE_URL"])
    rows = await connection.fetch(
        "SELECT code, actions.seq, client_id FROM actions JOIN rooms USING (game_id)"
        " ORDER BY code, actions.seq"
    )
    await connection.close()
    return [tuple(row) for row in rows]


async def test_everything_is_as_before(start_server: StartServer) -> None:
    server = await asyncio.to_thread(start_server)
    at = await places(server, moments() | {"combat": before_combat()})
    for place in at:
        await place.look()
        await place.is_as_it_is()

    server.kill9()
    await asyncio.to_thread(server.restart)
    for place in at:
        await place.come_back()
        await place.is_as_it_is()
        assert [told(viewer) for viewer in place.viewers] == [[], [], []], place.name

    acts = {
        place.code: {
            "type": "act",
            "id": NEXT,
            "decision": place.viewers[place.seat].choice["id"],
            "action": place.next_choice(),
        }
        for place in at
    }
    for place in at:
        await place.viewers[place.seat].send(acts[place.code])
    server.kill9()  # while they are being played
    await asyncio.to_thread(server.restart)
    for place in at:
        await place.come_back()
        seat = place.seat
        answer = await place.viewers[seat].ask(acts[place.code])
        assert answer["type"] == "ack", (place.name, answer)
        events = place.game.act(seat, place.next_choice())
        await place.is_as_it_is()
        for viewer, who in zip(place.viewers, (0, 1, None), strict=True):
            assert told(viewer) == hears(events, who), (place.name, who)

    lines = await lines_of(server)
    for place in at:
        count = len(place.game.log)
        mine = [(seq, said) for code, seq, said in lines if code == place.code]
        assert [seq for seq, _ in mine] == list(range(1, count + 1))
        assert [seq for seq, said in mine if said == NEXT] == [count]
        for viewer in place.viewers:
            await viewer.close()
    for guest in at[0].guests:
        await guest.client.aclose()
