"""Two servers on one database: any of them serves any room."""

import asyncio

from app.db.notify import payload
from app.db.session import Database
from app.live.game import store
from app.live.table import presence

from ..support.player import Player
from .conftest import NewHouse, People


async def test_what_one_stores_the_other_shows(new_house: NewHouse, people: People) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    ada, bob = room.players
    for number in range(3):
        for player in (ada, bob):
            await player.act()
            await player.act()
        for player in room.everybody:
            await player.until(
                lambda player, n: len(player.view["public"]["turned"]) > n, player, number
            )
    for player in room.everybody:
        await player.until(lambda player: player.room["status"] == "over", player)
    assert ada.view["public"] == bob.view["public"] == room.watcher.view["public"]


async def test_both_at_once(new_house: NewHouse, people: People) -> None:
    """Neither process waits for the other: the slower one finds out and plays on top."""
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second, rounds=6)
    for _ in range(6):
        for _ in range(2):
            answers = await asyncio.gather(*(player.act() for player in room.players))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
        for player in room.players:
            await player.until(
                lambda player: player.decision or player.view["public"]["round"] > 6, player
            )
    for player in room.everybody:
        await player.until(lambda player: player.room["status"] == "over", player)


async def test_an_action_from_a_process_that_is_behind(new_house: NewHouse, people: People) -> None:
    """Its copy refuses the action; before it says so it looks whether it only missed something."""
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    bob = room.players[1]
    here = await people.sit_down(first, room.guests[1], room.code)
    second.app.state.news.hear = lambda told: None  # deaf
    second.app.state.tables.bus.listener._heard = lambda told: None
    await here.act()
    await here.act({"type": "pick", "number": 2})
    assert (await bob.act())["code"] == "not_your_turn"
    await bob.settled()
    assert bob.view["private"]["pick"] == 2


async def test_a_missed_notification_is_found_by_looking(
    new_house: NewHouse, people: People
) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    tables = second.app.state.tables
    tables.bus.listener._heard = lambda told: None
    ada, bob = room.players
    await ada.act()
    await ada.act()
    await bob.settled()
    assert not bob.of("frame")
    await second.app.state.upkeep.find_missed()
    await bob.until(lambda: bob.view["public"]["seats"][0]["ready"])


async def test_a_listener_that_was_cut_off_catches_up(new_house: NewHouse, people: People) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    bob = room.players[1]
    tables = second.app.state.tables
    heard = tables.bus.listener._heard
    tables.bus.listener._heard = lambda told: None
    await room.players[0].act()
    await room.players[0].act()
    await room.guests[0].do(room.code, "settings", name="Later")
    await room.players[0].ask({"type": "chat", "text": "hello", "channel": "table"})
    tables.bus.listener._heard = heard
    async with first.app.state.db.raw() as connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
    await bob.until(lambda: bob.view["public"]["seats"][0]["ready"])
    await bob.until(lambda: bob.room["name"] == "Later")
    await bob.until(
        lambda: [line["text"] for said in bob.of("chat") for line in said["messages"]] == ["hello"]
    )


def online(player: Player) -> list[str]:
    """Who is here, for all that player has heard."""
    heard = player.of("presence")
    return list(heard[-1]["online"]) if heard else []


async def test_people_are_seen_across_processes(new_house: NewHouse, people: People) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    cat = await people.guest(second, "Cat")
    watching = await people.sit_down(second, cat, room.code)
    ada, bob = room.players
    everybody = sorted([*(guest.id for guest in room.guests), cat.id])

    def shows(people: list[str], watching: int) -> bool:
        return online(ada) == people and len(ada.of("presence")[-1]["watching"]) == watching

    await ada.until(lambda: shows(everybody, 2))
    named = ada.of("presence")[-1]["watching"][0]
    assert named == {"person": cat.id, "name": "Cat", "avatar": cat.me["avatar"]}
    await watching.close()
    await bob.close()
    await ada.until(lambda: shows([room.guests[0].id], 1))


async def test_a_host_who_has_left_is_replaced_but_not_one_who_is_here(
    new_house: NewHouse, people: People
) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    ada, bob = room.players
    host, other = room.guests
    await bob.until(lambda: len(online(bob)) == 2)
    assert await other.fails(room.code, "host") == "host_is_here"
    stranger = await people.guest(second, "Cat")
    await ada.close()
    await bob.until(lambda: online(bob) == [other.id])
    assert await stranger.fails(room.code, "host") == "not_seated"
    assert (await other.do(room.code, "host"))["host"] == other.id
    assert await host.fails(room.code, "bot", seat=1, bot="random") == "not_host"


async def test_a_process_that_falls_silent_takes_its_people_along(
    new_house: NewHouse, people: People
) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    ada = room.players[0]
    await ada.until(lambda: len(online(ada)) == 2)
    # the last to come: after that the other process has nothing more to announce
    await ada.until(lambda: ada.of("presence")[-1]["watching"])
    tables = first.app.state.tables
    tables.elsewhere._heard = dict.fromkeys(tables.elsewhere._heard, -1e9)
    for room_id in tables.elsewhere.silent():
        tables.comings.soon(room_id)
    await ada.until(lambda: online(ada) == [room.guests[0].id])


async def test_the_largest_payload_fits(database: Database) -> None:
    """Postgres refuses notifications of 8,000 bytes."""
    many = [f"p_{n:022}" for n in range(presence.ANNOUNCED)]
    told = payload("presence", "r" * 24, by="b" * 12, people=many, nameless=10_000)
    await store.tell(database, told)
