"""Who may do what to a table that others play at, and who no longer may."""

from ..support.people import over_http
from ..support.player import Player, cookie_of
from .conftest import House, NewHouse, People
from .test_replay import finish


async def test_a_bot_replaces_only_who_is_away(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.guests
    assert await ada.fails(room.code, "bot", seat=1, bot="guesser") == "player_is_here"
    assert (await ada.get(f"/api/rooms/{room.code}"))["seats"][1]["person"] == bob.id
    await room.players[1].close()
    await room.players[0].until(lambda: room.players[0].of("presence")[-1]["online"] == [ada.id])
    replaced = await ada.do(room.code, "bot", seat=1, bot="guesser")
    assert replaced["seats"][1]["bot"] == "guesser"


async def test_present_is_present_in_any_process(new_house: NewHouse, people: People) -> None:
    here, there = await new_house(), await new_house()
    room = await people.room(here, seats=2, other=there)
    ada, bob = room.guests
    await room.players[0].until(
        lambda: set(room.players[0].of("presence")[-1]["online"]) == {ada.id, bob.id}
    )
    assert await ada.fails(room.code, "bot", seat=1, bot="guesser") == "player_is_here"


async def test_no_spectators_means_no_export_and_no_replay(house: House, people: People) -> None:
    room = await people.room(house, seats=2, rounds=1)
    ada, bob = room.guests
    await finish(room)
    await ada.do(room.code, "settings", spectators=False)
    game = (await ada.get(f"/api/rooms/{room.code}"))["game"]["id"]
    stranger = await people.guest(house, "Cat")
    ways = (f"/api/games/{game}/export", f"/api/rooms/{room.code}/replay?game={game}")

    async def refused_everywhere() -> None:
        async with over_http(base_url=house.url, headers={}) as nobody:
            for client in (stranger.client, nobody):
                for way in ways:
                    answer = await client.get(way)
                    code = answer.json().get("code")
                    assert (answer.status_code, code) == (403, "no_spectators"), way

    await refused_everywhere()
    # the lobby of the next game is open to whoever has the code; the last game is not
    await ada.do(room.code, "rematch")
    await refused_everywhere()
    # who has played may look back, also without a seat in the next game
    await bob.do(room.code, "stand")
    for way in ways:
        assert (await bob.client.get(way)).status_code == 200


async def test_a_socket_ends_with_its_session(new_house: NewHouse, people: People) -> None:
    here, there = await new_house(), await new_house()
    room = await people.room(here, seats=2, other=there)
    ada = room.guests[0]
    elsewhere = await people.sit_down(there, ada, room.code)
    old = cookie_of(ada.client)
    await ada.post("/api/logout")
    for player in (room.players[0], elsewhere):
        assert await player.until_closed() == 4003
        assert player.of("bye")[0]["code"] == "logged_out"
    # nothing of it plays on, and the others notice nothing
    assert (await room.players[1].act())["type"] == "ack"
    nobody = Player(elsewhere.address, old)
    people.players.append(nobody)
    await nobody.open()
    await nobody.until(lambda: nobody.of("snapshot"))
    assert nobody.you["person"] is None


async def test_who_logs_in_is_no_longer_who_they_were(house: House, people: People) -> None:
    zoe = await people.guest(house, "Zoé")
    await zoe.post("/api/account", username="zoe", password="correct horse")
    room = await people.room(house, seats=2)
    await room.guests[0].post("/api/login", username="zoe", password="correct horse")
    assert await room.players[0].until_closed() == 4003
    assert room.players[0].of("bye")[0]["code"] == "logged_out"


async def test_another_browser_of_the_same_person_stays(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada = room.guests[0]
    await ada.post("/api/account", username="ada", password="correct horse")
    async with over_http(base_url=house.url, headers=ada.client.headers) as laptop:
        login = {"username": "ada", "password": "correct horse"}
        assert (await laptop.post("/api/login", json=login)).status_code == 200
        assert (await laptop.post("/api/logout", json={})).status_code == 200
    assert (await room.players[0].act())["type"] == "ack"
