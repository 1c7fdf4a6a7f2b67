"""Players who win together point at things and propose: seen by all, stored in no log."""

from typing import Any

import pytest

from app.db.notify import payload
from app.db.session import Database
from app.live.game import store
from app.live.table import pointing
from app.web.rates import POINTS

from ..support.player import Message, Player
from .conftest import House, NewHouse, People, Room

LEFT = {"type": "lean", "side": "left"}
RIGHT = {"type": "lean", "side": "right"}


def proposals(player: Player) -> list[Message]:
    """As that player knows them."""
    told = player.of("proposals")
    return list(told[-1]["proposals"]) if told else []


def points(player: Player) -> list[tuple[int, int, str | None]]:
    return [(said["by"], said["seat"], said["at"]) for said in player.of("point")]


async def propose(player: Player, seat: int, action: Message, **more: Any) -> Message:
    return await player.ask({"type": "propose", "seat": seat, "action": action, **more})


async def shown(room: Room, *expected: tuple[int, int, Message, bool]) -> None:
    """Everybody, spectators too, comes to know exactly these."""
    for player in room.everybody:

        def known(player: Player = player) -> bool:
            now = [(p["by"], p["seat"], p["action"], p["agreed"]) for p in proposals(player)]
            return now == list(expected)

        await player.until(known)


async def numbers(room: Room) -> list[int]:
    return [one["id"] for one in proposals(room.players[0])]


async def test_what_somebody_may_choose(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players
    answer = await ada.ask({"type": "ideas", "seat": 1})
    assert answer["actions"] == [LEFT, RIGHT]
    assert (answer["decision"], answer["kind"]) == ("0.lean.1", "lean")
    await bob.act()
    await bob.act()
    answer = await ada.ask({"type": "ideas", "seat": 1})
    assert (answer["decision"], answer["kind"], answer["actions"]) == (None, None, [])


async def test_proposed_accepted_and_over(new_house: NewHouse, people: People) -> None:
    """In two processes; accepting is an ordinary action of the owner."""
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second, together=True)
    ada, bob = room.players
    assert (await propose(ada, 1, RIGHT))["type"] == "ack"
    await shown(room, (0, 1, RIGHT, False))
    await bob.act(RIGHT)
    await shown(room, (0, 1, RIGHT, True))
    await bob.act()
    await shown(room, (0, 1, RIGHT, True))
    await ada.act()
    await ada.act()
    await ada.until(lambda: ada.view["public"]["round"] == 2)
    await shown(room)


async def test_something_else_was_chosen(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players
    await propose(ada, 1, RIGHT)
    await shown(room, (0, 1, RIGHT, False))
    await bob.act(LEFT)
    await shown(room)


async def test_what_others_do_leaves_it_standing(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players
    await propose(ada, 1, RIGHT)
    await ada.act(LEFT)
    await shown(room, (0, 1, RIGHT, False))
    await bob.act(RIGHT)
    await shown(room, (0, 1, RIGHT, True))


async def test_taking_back_opens_it_again(new_house: NewHouse, people: People) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second, together=True)
    ada, bob = room.players
    await propose(ada, 1, RIGHT)
    await propose(ada, 1, LEFT)
    both = ((0, 1, RIGHT, False), (0, 1, LEFT, False))
    await shown(room, *both)
    await bob.act(RIGHT)
    await shown(room, (0, 1, RIGHT, True))
    await bob.ask({"type": "undo"})
    await shown(room, *both)
    await bob.act(LEFT)
    await shown(room, (0, 1, LEFT, True))


async def test_withdrawn_by_its_maker_or_its_owner(house: House, people: People) -> None:
    room = await people.room(house, seats=3, together=True)
    ada, bob, cat = room.players
    await propose(ada, 1, LEFT)
    await propose(ada, 1, RIGHT)
    await shown(room, (0, 1, LEFT, False), (0, 1, RIGHT, False))
    left, right = await numbers(room)
    for number, who in ((left, cat), (right + 1, ada)):
        refused = await who.ask({"type": "withdraw", "proposal": number})
        assert refused["code"] == "no_such_proposal"
    assert (await bob.ask({"type": "withdraw", "proposal": left}))["type"] == "ack"
    await shown(room, (0, 1, RIGHT, False))
    assert (await ada.ask({"type": "withdraw", "proposal": right}))["type"] == "ack"
    await shown(room)


async def test_sent_again_it_is_made_once(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada = room.players[0]
    assert (await propose(ada, 1, LEFT, id="one"))["type"] == "ack"
    await shown(room, (0, 1, LEFT, False))
    again = await people.sit_down(house, room.guests[0], room.code)
    assert (await propose(again, 1, LEFT, id="one"))["type"] == "ack"
    assert (await propose(again, 1, LEFT, id="two"))["type"] == "ack"
    await room.settled()
    await shown(room, (0, 1, LEFT, False))


async def test_who_comes_later_is_told(new_house: NewHouse, people: People) -> None:
    """Also after missed frames, and by a server that has just been started."""
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, together=True)
    ada, bob = room.players
    await propose(ada, 1, RIGHT)
    await shown(room, (0, 1, RIGHT, False))
    late = await people.sit_down(second, None, room.code)
    await late.until(lambda: [one["action"] for one in proposals(late)] == [RIGHT])
    await ada.act()
    await bob.until(lambda: bob.of("frame"))
    await bob.close()
    await ada.act()
    bob.seen.clear()
    await bob.open(at=bob.version)
    await bob.until(lambda: proposals(bob))
    assert bob.of("frame")
    assert not bob.of("snapshot")


async def test_nobody_proposes_what_is_not_possible(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players

    async def refusal(action: Message, seat: int = 1) -> Any:
        return (await propose(ada, seat, action)).get("code")

    assert await refusal({"type": "pick", "number": 1}) == "illegal"
    assert await refusal({"type": "lean", "side": "up"}) == "illegal"
    assert await refusal(LEFT, seat=7) == "nothing_to_propose"
    await bob.act()
    assert await refusal(LEFT) == "illegal"
    for number in (1, 2, 3):
        assert (await propose(ada, 1, {"type": "pick", "number": number}))["type"] == "ack"
    await ada.until(lambda: len(proposals(ada)) == 3)
    assert await refusal({"type": "pick", "number": 4}) == "too_many_proposals"
    await bob.act({"type": "pick", "number": 2})
    await shown(room, (0, 1, {"type": "pick", "number": 2}, True))
    assert await refusal({"type": "pick", "number": 4}) == "nothing_to_propose"


async def test_bots_play_by_themselves(house: House, people: People) -> None:
    room = await people.room(house, seats=1, bots=1, together=True)
    refused = await propose(room.players[0], 1, LEFT)
    assert (refused["code"], refused["text"]) == (
        "nothing_to_propose",
        "Bots decide for themselves: they take no proposals.",
    )


async def test_a_bot_that_takes_over_is_asked_nothing(new_house: NewHouse, people: People) -> None:
    house = await new_house()
    room = await people.room(house, seats=3, together=True)
    ada = room.players[0]
    await propose(ada, 1, LEFT)
    await propose(ada, 2, LEFT)
    await shown(room, (0, 1, LEFT, False), (0, 2, LEFT, False))
    await room.players[2].close()
    await ada.until(lambda: room.guests[2].id not in ada.of("presence")[-1]["online"])
    await room.guests[0].do(room.code, "bot", seat=2, bot="guesser")
    await ada.until(lambda: [one["seat"] for one in proposals(ada) if not one["agreed"]] == [1])


@pytest.mark.parametrize(
    "message",
    [
        {"type": "ideas", "seat": 1},
        {"type": "propose", "seat": 1, "action": LEFT},
        {"type": "withdraw", "proposal": 1},
    ],
    ids=lambda message: message["type"],
)
async def test_not_where_everybody_plays_alone(
    house: House, people: People, message: Message
) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    assert (await ada.ask(message))["code"] == "not_cooperative"
    await ada.send({"type": "point", "seat": 1, "at": "2,3"})
    await room.settled()
    for player in room.everybody:
        assert not player.of("point")
        assert not player.of("proposals")


async def test_spectators_see_it_all_and_do_nothing(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, watcher = room.players[0], room.watcher
    await propose(ada, 1, LEFT)
    await shown(room, (0, 1, LEFT, False))
    (number,) = await numbers(room)
    for message in (
        {"type": "ideas", "seat": 1},
        {"type": "propose", "seat": 1, "action": LEFT},
        {"type": "withdraw", "proposal": number},
    ):
        assert (await watcher.ask(message))["code"] == "not_seated"
    await watcher.send({"type": "point", "seat": 0, "at": "2,3"})
    await watcher.settled()
    await ada.send({"type": "point", "seat": 1, "at": "2,3"})
    await watcher.until(lambda: points(watcher) == [(0, 1, "2,3")])
    await room.settled()
    assert not points(ada)


async def test_pointing_is_seen_in_all_processes(new_house: NewHouse, people: People) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second, together=True)
    ada, bob = room.players
    here = await people.sit_down(first, None, room.code)
    # its own process may not know yet that somebody looks over there
    await ada.until(lambda: any(len(said["online"]) == 2 for said in ada.of("presence")))
    for at in ("2,3", "L2", None):
        await ada.send({"type": "point", "seat": 1, "at": at})
        for player in (bob, room.watcher, here):
            await player.until(lambda player, at: points(player)[-1:] == [(0, 1, at)], player, at)
    assert not points(ada)
    for player in (bob, here):
        assert points(player) == [(0, 1, "2,3"), (0, 1, "L2"), (0, 1, None)]


async def test_who_points_without_end_is_seen_ten_times_and_may_go_on_playing(
    house: House, people: People
) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players
    for number in range(40):
        await ada.send({"type": "point", "seat": 1, "at": f"p{number}"})
    assert (await ada.act())["type"] == "ack"
    await bob.settled()
    assert POINTS.burst <= len(points(bob)) < 20
    assert not ada.of("reject")


async def test_nothing_of_it_is_in_the_log(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True, rounds=1)
    ada, bob = room.players
    await propose(ada, 1, LEFT)
    await ada.send({"type": "point", "seat": 1, "at": "2,3"})
    await shown(room, (0, 1, LEFT, False))
    async with house.app.state.db.raw() as connection:
        assert await connection.fetchval("SELECT count(*) FROM actions") == 0
        assert await connection.fetchval("SELECT count(*) FROM proposals") == 1
        for player in (bob, ada):
            await player.act()
            await player.act()
        await ada.until(lambda: ada.room["status"] == "over")
        await shown(room)
        assert await connection.fetchval("SELECT count(*) FROM actions") == 4
        assert await connection.fetchval("SELECT count(*) FROM proposals") == 0


async def test_what_is_past_is_forgotten(house: House, people: People) -> None:
    room = await people.room(house, seats=2, together=True)
    ada, bob = room.players
    await propose(ada, 1, LEFT)
    for player in (bob, ada):
        await player.act()
        await player.act()
    await ada.until(lambda: ada.decision and ada.decision["id"] == "1.lean.0")
    await propose(ada, 1, RIGHT)
    await shown(room, (0, 1, RIGHT, False))
    async with house.app.state.db.raw() as connection:
        assert await connection.fetchval("SELECT count(*) FROM proposals") == 1


async def test_the_most_points_fit_one_notification(database: Database) -> None:
    """Postgres refuses notifications of 8,000 bytes."""
    many = [("r" * 24, 10, 10, '"' * 24)] * pointing.BATCH
    await store.tell(database, payload("points", "", by="b" * 12, points=many))
