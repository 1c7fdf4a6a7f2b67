"""Games across upgrades: they go on as they began, by new rules with a line that says so, or not
at all; and what a newer server has played is left alone."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import orjson
import pytest
from pydantic import BaseModel, ConfigDict

from app.db.session import Database
from engines.runtime.record import Record

from ..support import sealed
from ..support.people import over_http
from ..support.player import Player
from .conftest import House, NewHouse, People, Room

Rules = Callable[..., None]


class Version(sealed.Sealed):
    """The same game by other rules: from round ``since`` on the deck has no sixes to turn up."""

    def __init__(self, rules_version: int, since: int = 99) -> None:
        self.rules_version = rules_version
        self.since = since

    def _show(self, state: Any, story: Any) -> None:
        if len(state.turned) >= self.since:
            state.deck[-1] = min(state.deck[-1], 5) - 6  # a card that never was there before
        super()._show(state, story)


class Remembers(Version):
    """It turns all cards over, but only in games that began so."""

    @property
    def older_rules(self) -> dict[int, Any]:
        return {1: Version(1)}


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """``rules(engine)``: the server is started with these from now on."""

    def use(*engines: sealed.Sealed) -> None:
        known = {engine.id: engine for engine in engines}
        monkeypatch.setattr("engines.registry._engines", lambda: known)

    return use


async def play_round(players: list[Player], number: int = 3) -> None:
    for player in players:
        await player.act()
        await player.act({"type": "pick", "number": number})
    for player in players:
        await player.settled()


async def began(house: House, people: People, rounds: int = 5, **more: Any) -> Room:
    """A game of which two rounds have been played."""
    room = await people.room(house, seats=2, rounds=rounds, **more)
    await play_round(room.players)
    await play_round(room.players)
    return room


async def row(database: Database) -> dict[str, Any]:
    async with database.raw() as connection:
        found = await connection.fetchrow(
            "SELECT rules_version AS version, frozen, rules_changes AS changes, seq"
            " FROM games ORDER BY number LIMIT 1"
        )
    return dict(found)


def changes(messages: list[dict[str, Any]]) -> list[tuple[int, int, int]]:
    """The version of the frame that tells, from which rules, to which."""
    return [
        (message["version"], event["from"], event["to"])
        for message in messages
        if message["type"] == "frame"
        for event in message["events"]
        if event["type"] == "rules.changed"
    ]


async def told(player: Player) -> list[str]:
    await player.settled()
    return [message["code"] for message in player.of("reject")]


async def test_by_the_same_rules_it_goes_on(
    new_house: NewHouse, people: People, database: Database
) -> None:
    room = await began(await new_house(), people)
    before = await row(database)
    ada = await people.sit_down(await new_house(), room.guests[0], room.code)
    assert await told(ada) == []
    assert (await ada.act())["type"] == "ack"
    assert (before["version"], before["frozen"], before["changes"]) == (1, None, [])
    assert await row(database) == before | {"seq": 9}


async def test_it_goes_on_as_it_began_where_the_engine_remembers(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    room = await began(await new_house(), people)
    rules(Remembers(2, since=0))
    house = await new_house()
    players = [await people.sit_down(house, guest, room.code) for guest in room.guests]
    await play_round(players)
    assert min(players[0].view["public"]["turned"]) > 0
    assert await told(players[0]) == []
    assert (await row(database))["version"] == 1
    replay = await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    assert changes(replay["frames"]) == []


async def test_by_new_rules_with_a_line_that_says_so(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    room = await began(await new_house(), people)
    view = deepcopy(room.players[0].view)
    at, watched = room.players[0].version, room.watcher.version
    rules(Version(3, since=2))
    houses = [await new_house(), await new_house()]
    ada = await people.sit_down(houses[0], room.guests[0], room.code)
    bob = await people.sit_down(houses[1], room.guests[1], room.code)
    await play_round([ada, bob])
    await ada.until(lambda: len(ada.view["public"]["turned"]) == 3)
    assert ada.view["public"]["turned"][2] < 0, "the third round goes by the new rules"
    # the line stands where the rules changed, once, for everybody and in every process
    line = [(at + 1, 1, 3)]
    for house, guest, where in (
        (houses[0], room.guests[0], line),
        (houses[1], room.guests[0], line),
        (await new_house(), None, [(watched + 1, 1, 3)]),
    ):
        async with over_http(base_url=house.url, headers={}) as client:
            client.cookies = guest.client.cookies if guest else client.cookies
            answer = await client.get(f"/api/rooms/{room.code}/replay")
        assert changes(answer.json()["frames"]) == where
    # who was at the table before the server was restarted is sent it as news
    back = Player(houses[0].socket(room.code), ada.cookie)
    people.players.append(back)
    back.version, back.view = at, view
    await back.open(at)
    await back.until(lambda: back.of("frame"))
    assert changes(back.seen)[0] == line[0]
    assert await row(database) == {
        "version": 3, "frozen": None, "seq": 12, "changes": [{"seq": 8, "from": 1, "to": 3}],
    }  # fmt: skip


async def test_every_upgrade_has_its_line(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    room = await people.room(await new_house(), seats=1, rounds=3)
    rules(Version(2))
    ada = await people.sit_down(await new_house(), room.guests[0], room.code)
    await play_round([ada])
    rules(Version(3))
    ada = await people.sit_down(await new_house(), room.guests[0], room.code)
    await play_round([ada])
    await play_round([ada])
    noted = (await row(database))["changes"]
    assert [(one["seq"], one["from"], one["to"]) for one in noted] == [(0, 1, 2), (2, 2, 3)]
    replay = await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    assert [change[1:] for change in changes(replay["frames"])] == [(1, 2), (2, 3)]
    assert changes(replay["frames"])[0][0] == 1
    exported = await room.guests[0].client.get(f"/api/games/{ada.room['game']['id']}/export")
    record = Record.from_json(exported.content)
    record.verify()
    assert record.rules_version == 3


async def test_a_server_that_still_has_the_old_rules_stores_nothing_by_them(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    old = await new_house()
    room = await began(old, people)
    ada = room.players[0]
    async with database.raw() as connection:
        await connection.execute("UPDATE games SET rules_version = 2")
    answer = await ada.act()
    assert (answer["type"], answer.get("code")) == ("reject", "try_again")
    assert (await row(database))["seq"] == 8


async def test_what_can_not_go_on_is_frozen_and_its_room_plays_another(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    room = await began(await new_house(), people, bots=0)
    ada, bob = room.guests
    assert await ada.fails(room.code, "rematch") == "not_over"
    rules(Version(2, since=1))
    house = await new_house()
    for guest in room.guests:
        guest.client.base_url = house.url
    player = await people.sit_down(house, ada, room.code)
    assert await told(player) == ["rules_changed"]
    assert (player.decision, player.undo) == (None, False)
    assert player.room["game"]["frozen"] == "rules_changed"
    assert (await row(database))["frozen"] == "rules_changed"
    assert (await player.ask({"type": "undo"}))["code"] == "rules_changed"
    (line,) = (await ada.get("/api/rooms"))["mine"]
    assert (line["frozen"], line["my_turn"]) == ("rules_changed", False)
    # up to there it can be seen again, by the very frames that were sent
    replay = await ada.get(f"/api/rooms/{room.code}/replay")
    sent = room.players[0].of("frame")
    assert replay["frozen"] == "rules_changed"
    assert 0 < len(replay["frames"][1:]) < len(sent)
    assert replay["frames"][1:] == sent[: len(replay["frames"]) - 1]
    game = player.room["game"]["id"]
    assert (await bob.do(room.code, "rematch"))["status"] == "lobby"
    await bob.do(room.code, "ready", ready=True)
    await ada.do(room.code, "start")
    await player.until(lambda: player.room["game"] and player.room["game"]["id"] != game)
    await player.until(lambda: player.decision)
    assert (await player.act())["type"] == "ack"
    # the old one can still be read, by those who played it only through their own eyes
    old = await ada.get(f"/api/rooms/{room.code}/replay?game={game}")
    assert old["frames"][0]["you"]["seat"] == 0
    peeking = await ada.client.get(f"/api/rooms/{room.code}/replay?game={game}&seat=1")
    assert peeking.status_code == 403


async def test_an_update_that_is_taken_back_thaws_what_it_froze(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    room = await began(await new_house(), people)
    rules(Version(2, since=0))
    await people.sit_down(await new_house(), room.guests[0], room.code)
    assert (await row(database))["frozen"] == "rules_changed"
    rules(Version(1))
    ada = await people.sit_down(await new_house(), room.guests[0], room.code)
    assert await told(ada) == []
    assert (await ada.act())["type"] == "ack"
    assert (await row(database))["frozen"] is None


async def test_a_game_that_is_newer_than_the_server_is_left_alone(
    new_house: NewHouse, people: People, database: Database, rules: Rules
) -> None:
    rules(Version(2))
    room = await began(await new_house(), people)
    before = await row(database)
    rules(Version(1))
    house = await new_house()
    room.guests[0].client.base_url = house.url
    ada = await people.sit_down(house, room.guests[0], room.code)
    assert await told(ada) == ["rules_newer"]
    assert (ada.view["public"]["round"], ada.decision) == (3, None)
    assert (await ada.ask({"type": "undo"}))["code"] == "rules_newer"
    assert await room.guests[0].fails(room.code, "rematch") == "rules_newer"
    assert (await room.guests[0].get("/api/rooms"))["mine"][0]["frozen"] == "rules_newer"
    assert await row(database) == before


async def test_who_comes_back_to_a_frozen_table_is_asked_nothing(
    new_house: NewHouse, people: People, rules: Rules
) -> None:
    """Not by the frames they have missed either."""
    rules(Version(2))
    room = await began(await new_house(), people)
    ada = room.players[0]
    at, view = ada.version, deepcopy(ada.view)
    await play_round(room.players)
    rules(Version(1))
    house = await new_house()
    back = Player(house.socket(room.code), ada.cookie)
    people.players.append(back)
    back.version, back.view = at, view
    await back.open(at)
    assert await told(back) == ["rules_newer"]
    assert (back.decision, back.undo) == (None, False)


async def test_a_finished_game_is_exported_only_as_it_ended(
    new_house: NewHouse, people: People, rules: Rules
) -> None:
    house = await new_house()
    room = await began(house, people, rounds=2)
    ada = room.players[0]
    await ada.until(lambda: ada.room["status"] == "over")
    address = f"/api/games/{ada.room['game']['id']}/export"
    rules(Version(2))
    exported = (await room.guests[0].client.get(address)).json()
    assert exported["rules_version"] == 1
    Record.from_json(orjson.dumps(exported)).verify()
    for rule, code in ((Version(3, since=1), "rules_changed"), (Version(0), "rules_newer")):
        rules(rule)
        answer = await room.guests[0].client.get(address)
        assert (answer.status_code, answer.json().get("code")) == (409, code)
    rules(Version(3, since=1))
    upgraded = await new_house()
    room.guests[0].client.base_url = upgraded.url
    replay = await room.guests[0].get(f"/api/rooms/{room.code}/replay")
    assert replay["frozen"] == "rules_changed"
    watching = await people.sit_down(upgraded, room.guests[0], room.code)
    assert (await watching.ask({"type": "undo"}))["type"] == "reject"


@pytest.mark.parametrize("status", ["lobby", "playing", "over"])
async def test_a_game_that_is_gone_is_a_sentence(
    new_house: NewHouse, people: People, rules: Rules, status: str
) -> None:
    house = await new_house()
    ada = await people.guest(house, "Ada")
    room = await people.room(house, rounds=1, guests=[ada])
    game = room.players[0].room["game"]["id"]
    if status != "playing":
        await play_round(room.players)
        await room.players[0].until(lambda: room.players[0].room["status"] == "over")
    if status == "lobby":
        await ada.do(room.code, "rematch")
    rules()
    house = await new_house()
    ada.client.base_url = house.url
    seen = await ada.get(f"/api/rooms/{room.code}")
    assert seen["status"] == status
    if status == "lobby":
        assert seen["missing"]["key"] == "room.missing.engine_gone"
    player = await people.sit_down(house, ada, room.code)
    assert await told(player) == (["engine_gone"] if status == "playing" else [])
    assert (await ada.get("/api/rooms"))["mine"][0]["frozen"] == "engine_gone"
    assert (await player.ask({"type": "chat", "text": "Oh."}))["type"] == "ack"
    for address, expected in {
        f"/api/rooms/{room.code}/replay?game={game}": 404,
        f"/api/games/{game}/export": 409 if status == "playing" else 404,
        f"/r/{room.code}": 404,
        "/help/sealed": 404,
        "/messages/en/sealed.json": 404,
        f"/api/rooms/{room.code}/qr.svg": 200,
        "/": 200,
    }.items():
        answer = await ada.client.get(address)
        assert answer.status_code == expected, address
    for command in ("start", "rematch", "stand", "sit", "ready", "settings", "bot"):
        body = {"ready": {"ready": True}, "settings": {"seats": 2}, "bot": {"seat": 0, "bot": "x"}}
        answer = await ada.client.post(
            f"/api/rooms/{room.code}/{command}", json=body.get(command, {})
        )
        assert answer.status_code < 500, command


class FewerOptions(sealed.Sealed):
    class Options(BaseModel):
        model_config = ConfigDict(extra="forbid")
        rounds: int = 2
        together: bool = False
        colour: str = "red"


async def test_a_room_whose_options_are_no_longer_known(
    new_house: NewHouse, people: People, rules: Rules, database: Database
) -> None:
    house = await new_house()
    ada = await people.guest(house, "Ada")
    code = await ada.new_room("sealed")
    async with database.raw() as connection:
        await connection.execute("""UPDATE rooms SET options = '{"rounds": 4, "moons": 2}'""")
    rules(FewerOptions())
    fits = {"rounds": 4, "together": False, "colour": "red"}
    assert (await ada.get(f"/api/rooms/{code}"))["options"] == fits
    await ada.do(code, "settings", seats=1)
    assert (await ada.do(code, "start"))["status"] == "playing"
    player = await people.sit_down(await new_house(), ada, code)
    assert (await player.act())["type"] == "ack"


class Fails(Version):
    """It can't play anything."""

    def apply(self, state: Any, seat: int, action: Any, on_beat: Any = None) -> Any:
        raise RuntimeError


async def test_bots_leave_a_frozen_game_alone(
    new_house: NewHouse, people: People, rules: Rules
) -> None:
    room = await people.room(await new_house(), seats=1, bots=1)
    await room.players[0].act()
    rules(Fails(2))
    upgraded = await new_house()
    ada = await people.sit_down(upgraded, room.guests[0], room.code)
    assert await told(ada) == ["rules_changed"]
    (table,) = upgraded.app.state.tables.rooms.values()
    assert 1 in table.live.game.engine.decisions(table.live.game.state)
    assert table.bots_to_choose() == []
