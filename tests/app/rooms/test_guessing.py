"""Guessing codes, and whom it must not hold up; who is told the secret link."""

import asyncio
from typing import Any

import httpx
import orjson
import pytest
from websockets.asyncio.client import connect

from app.rooms.qr import draw
from app.settings import Settings
from app.web.rates import SHARED, Rate

from ..conftest import NewClient, NewGuest
from ..live.conftest import House, NewHouse, People, live_settings, new_house, people, sealed_engine
from ..support.people import Guest
from ..support.player import PATIENCE

__all__ = ["live_settings", "new_house", "people", "sealed_engine"]  # fixtures

NO_ROOM = "222222"


@pytest.fixture(autouse=True)
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: what is spent stays spent during a test."""
    monkeypatch.setitem(SHARED, "wrong_code", Rate(3600, 6, "too_many_codes"))


async def spend_all(client: httpx.AsyncClient) -> None:
    """Wrong codes, until the limit of this address is reached."""
    for number in range(20):
        if (await client.get(f"/api/rooms/{number:02}2222")).status_code == 429:
            return
    raise AssertionError("codes can be guessed for ever")


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


class TestLimit:
    @pytest.fixture
    def settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url)

    @pytest.fixture
    async def ada(self, guest: NewGuest) -> Guest:
        return await guest("Ada")

    @pytest.fixture
    async def made(self, ada: Guest) -> dict[str, Any]:
        return dict(await ada.post("/api/rooms", engine="toy"))

    @pytest.mark.parametrize(
        "path", ["/api/rooms/{}", "/api/rooms/{}/replay", "/api/rooms/{}/qr.svg", "/r/{}"]
    )
    async def test_when_it_is_spent_right_and_wrong_codes_are_refused_alike(
        self, made: dict[str, Any], new_client: NewClient, path: str
    ) -> None:
        eve = new_client()
        await spend_all(eve)
        right = await eve.get(path.format(made["code"]))
        wrong = await eve.get(path.format(NO_ROOM))
        assert said(right) == said(wrong) == (429, "too_many_codes")

    async def test_commands_are_refused_alike_too(
        self, made: dict[str, Any], guest: NewGuest
    ) -> None:
        eve = await guest("Eve")
        await spend_all(eve.client)
        for code in (made["code"], NO_ROOM):
            assert await eve.fails(code, "sit") == "too_many_codes"

    async def test_a_wrong_secret_is_a_miss(
        self, made: dict[str, Any], new_client: NewClient
    ) -> None:
        eve = new_client()
        answers = [
            said(await eve.get(f"{start}{made['code']}-{number:024x}"))
            for number in range(4)
            for start in ("/r/", "/api/rooms/")
        ]
        assert answers[0] == (404, "no_room")
        assert answers[-1] == (429, "too_many_codes")

    async def test_right_codes_cost_nothing(
        self, made: dict[str, Any], new_client: NewClient
    ) -> None:
        friend = new_client()
        for _ in range(10):
            assert (await friend.get(f"/api/rooms/{made['code']}")).status_code == 200

    async def test_the_complete_link_is_never_held_up(
        self, made: dict[str, Any], guest: NewGuest
    ) -> None:
        theo = await guest("Théo")
        await spend_all(theo.client)
        page = await theo.client.get(made["link"])
        key = made["link"].rsplit("/", 1)[1]
        assert page.status_code == 200
        assert f'data-key="{key}"' in page.text, "the page's own calls are let in by it too"
        assert (await theo.get(f"/api/rooms/{key}"))["code"] == made["code"]
        await theo.do(key, "sit")

    async def test_those_who_belong_are_never_held_up(
        self, ada: Guest, made: dict[str, Any], guest: NewGuest
    ) -> None:
        theo = await guest("Théo")
        code = made["code"]
        await theo.do(code, "sit")
        await spend_all(theo.client)
        for person in (ada, theo):
            await person.get(f"/api/rooms/{code}")
            assert (await person.client.get(f"/r/{code}")).status_code == 200
        await theo.do(code, "ready", ready=True)
        await ada.do(code, "start")
        await theo.do(code, "stand")  # a bot stands in
        await theo.do(code, "sit")


class TestSockets:
    @pytest.fixture
    def live_settings(self, database_url: str) -> Settings:
        return Settings(database_url=database_url, bot_delay=0)

    async def test_sockets_are_refused_alike_and_players_come_in(
        self, new_house: NewHouse, people: People
    ) -> None:
        house = await new_house()
        ada = await people.guest(house, "Ada")
        made = await ada.post("/api/rooms", engine="sealed")
        await spend_all(ada.client)
        key = made["link"].rsplit("/", 1)[1]
        answers = [await knock(house, code) for code in (made["code"], NO_ROOM, key[:-4] + "0000")]
        assert answers == [(4008, "too_many_codes")] * 3
        assert (await people.sit_down(house, ada, made["code"])).you["seat"] == 0
        assert (await people.sit_down(house, None, key)).you["seat"] is None

    async def test_a_wrong_secret_opens_no_socket(
        self, new_house: NewHouse, people: People
    ) -> None:
        house = await new_house()
        ada = await people.guest(house, "Ada")
        code = await ada.new_room("sealed")
        assert await knock(house, f"{code}-{'0' * 24}") == (4001, "no_room")


async def knock(house: House, code: str) -> tuple[int | None, str]:
    """The close code and the code of the last words."""
    async with asyncio.timeout(PATIENCE), connect(house.socket(code)) as socket:
        bye = orjson.loads(await socket.recv())
        await socket.wait_closed()
        return socket.close_code, bye["code"]


async def test_the_secret_is_told_to_those_who_belong(guest: NewGuest) -> None:
    ada, theo, eve = await guest("Ada"), await guest("Théo"), await guest("Eve")
    made = await ada.post("/api/rooms", engine="toy")
    code, secret = made["link"].rsplit("/", 1)[1].split("-")
    await ada.do(code, "settings", listed=True)

    async def told(person: Guest) -> bool:
        texts = [
            (await person.client.get(path)).text
            for path in (f"/api/rooms/{code}", "/api/rooms", f"/r/{code}", "/")
        ]
        return any(secret in text for text in texts)

    assert await told(ada)
    assert not await told(eve), "she has only typed the code"
    assert (await eve.get(f"/api/rooms/{code}"))["link"] is None
    assert (await theo.do(code, "sit"))["link"] == made["link"]
    assert await told(theo)
    assert (await theo.do(code, "stand"))["link"] is None
    assert not await told(theo)


async def test_the_qr_code_says_what_its_viewer_may_know(guest: NewGuest) -> None:
    ada, eve = await guest("Ada"), await guest("Eve")
    made = await ada.post("/api/rooms", engine="toy")
    key = made["link"].rsplit("/", 1)[1]

    async def picture(person: Guest, named: str) -> bytes:
        return (await person.client.get(f"/api/rooms/{named}/qr.svg")).content

    whole, page = draw("http://test" + made["link"]), draw(f"http://test/r/{made['code']}")
    assert await picture(ada, made["code"]) == whole
    assert await picture(eve, made["code"]) == page
    assert await picture(eve, key) == whole


async def test_sockets_and_replays_tell_it_to_those_who_belong(
    new_house: NewHouse, people: People
) -> None:
    house = await new_house()
    room = await people.room(house)
    link = (await room.guests[0].get(f"/api/rooms/{room.code}"))["link"]
    secret = link.rsplit("-", 1)[1]
    ada, eve = room.players[0], await people.guest(house, "Eve")
    assert ada.room["link"] == link
    assert room.watcher.room["link"] is None
    await room.guests[0].do(room.code, "settings", name="Renamed")
    for viewer in room.everybody:
        await viewer.until(lambda viewer: viewer.room["name"] == "Renamed", viewer)
    assert ada.room["link"] == link
    assert not any(secret in text for text in room.watcher.raw)
    path = f"/api/rooms/{room.code}/replay"
    assert secret in (await room.guests[1].client.get(path)).text
    assert secret not in (await eve.client.get(path)).text
