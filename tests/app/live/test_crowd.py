"""The limit of open tables holds in all processes together."""

import asyncio

import pytest

from app.settings import Settings

from ..support.player import PATIENCE, Player, cookie_of
from .conftest import NewHouse, People


@pytest.fixture
def live_settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, database_pool=4, sockets_per_person=4)


async def test_who_has_too_many_elsewhere_gets_no_more(new_house: NewHouse, people: People) -> None:
    house, other = await new_house(), await new_house()
    ada = await people.guest(house, "Ada")
    code = await ada.new_room("sealed")
    for _ in range(4):
        await people.sit_down(house, ada, code)
    there = other.app.state.tables.sockets
    watcher = await people.sit_down(other, None, code)

    async def heard(number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while there.open(f"person {ada.id}") != number:
                await watcher.settled()
                await asyncio.sleep(0.1)  # it may not ask too often

    await heard(4)
    fifth = Player(other.socket(code), cookie_of(ada.client))
    await fifth.open()
    assert await fifth.until_closed() == 4010
    assert fifth.of("bye")[0]["code"] == "crowded_person"

    await people.players[0].close()
    await heard(3)
    await people.sit_down(other, ada, code)
