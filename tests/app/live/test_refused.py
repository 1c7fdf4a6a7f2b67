"""Whatever a client sends: a clear answer, nothing changed, and nobody else notices."""

from dataclasses import replace
from typing import Any

import pytest

from app import texts
from app.live.socket import connection
from app.protocol.client import CLIENT
from app.web.rates import FRAMES, MESSAGES
from engines.runtime.messages import LANGUAGES

from ..support import words
from ..support.player import Player
from .conftest import House, People, Room


def act(**changes: Any) -> dict[str, Any]:
    action = {"type": "lean", "side": "left"}
    return {"type": "act", "id": "x", "decision": "0.lean.0", "action": action, **changes}


def deep(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"in": value}
    return value


REFUSED: list[tuple[Any, str]] = [
    ("", "not_json"),
    ("{", "not_json"),
    ("nonsense", "not_json"),
    ('{"type":"ping"}{"type":"ping"}', "not_json"),
    ("[" * 5000, "not_json"),
    ('{"type":"chat","id":"x","text":"\\ud800"}', "not_json"),
    (b'{"type":"ping"}', "not_text"),
    ("null", "malformed"),
    ("[]", "malformed"),
    ({"id": "x"}, "malformed"),
    ({"type": "fly", "id": "x"}, "unknown_type"),
    ({"type": None}, "unknown_type"),
    ({"type": "ping", "more": 1}, "malformed"),
    ({"type": "resume", "at": -1}, "malformed"),
    ({"type": "resume", "at": True}, "malformed"),
    ({"type": "resume", "at": "1"}, "malformed"),
    (act(id=""), "malformed"),
    (act(id="y" * 65), "malformed"),
    (act(id="\u0000"), "malformed"),
    (act(id="bot:0:0"), "malformed"),
    (act(id=7), "malformed"),
    (act(decision=None), "malformed"),
    (act(decision="9.lean.0"), "stale"),
    (act(action=None), "malformed"),
    (act(action=[]), "malformed"),
    (act(action={}), "illegal"),
    (act(action=deep(50)), "malformed"),
    (act(action=deep(230)), "not_json"),
    (act(action={"type": "lean", "side": "up"}), "illegal"),
    (act(action={"type": "lean", "side": "left", "more": 1}), "illegal"),
    ({"type": "undo", "id": "x"}, "nothing_to_undo"),
    ({"type": "preview", "id": "x", "decision": "?", "action": {}}, "stale"),
    ({"type": "preview", "id": "x", "decision": "0.lean.0", "action": {}}, "illegal"),
    ({"type": "chat", "id": "x", "text": ""}, "malformed"),
    ({"type": "chat", "id": "x", "text": " \u0000\n "}, "empty"),
    ({"type": "chat", "id": "x", "text": "x" * 501}, "malformed"),
    ({"type": "chat", "id": "x", "text": "hi", "channel": "all"}, "malformed"),
    ({"type": "chat", "id": "x", "text": "hi", "channel": "watch"}, "spectators_only"),
]


async def test_refused_with_a_clear_code(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await room.settled()
    noticed = [player.noticed() for player in (bob, room.watcher)]
    for message, code in REFUSED:
        already = len(ada.of("reject"))
        await ada.send(message)
        await ada.settled()
        answers = ada.of("reject")[already:]
        assert [answer["code"] for answer in answers] == [code], message
        assert answers[0]["text"]
        if isinstance(message, dict) and message.get("id") == "x":
            assert answers[0]["id"] == "x"
    await room.settled()
    assert not ada.of("frame")
    assert [player.noticed() for player in (bob, room.watcher)] == noticed
    assert (await ada.act())["type"] == "ack"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of bad messages are longer than anybody's burst."""
    monkeypatch.setattr(connection, "MESSAGES", replace(MESSAGES, burst=300))


async def test_in_ones_own_language(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    await room.guests[0].post("/api/me/lang", lang="fr")
    house.app.state.people.forget(room.guests[0].id)
    ada = await people.sit_down(house, room.guests[0], room.code)
    assert (await ada.ask({"type": "undo"}))["text"] == "Il n’y a rien à annuler pour le moment."


async def test_every_message_with_every_mistake(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is one of our texts, in one's own language."""
    monkeypatch.setattr(connection, "MESSAGES", replace(MESSAGES, burst=9999))
    monkeypatch.setattr("app.wire.socket.FRAMES", replace(FRAMES, burst=9999))
    ada = await people.guest(house, "Ada")
    code = await ada.new_room("sealed")
    for lang in LANGUAGES:
        await ada.post("/api/me/lang", lang=lang)
        player = await people.sit_down(house, ada, code)
        said = words.Said(lang)
        for model in CLIENT:
            for message in words.mistakes(model.model_json_schema()):
                await player.send(message)
            await player.settled()
        answers = player.of("reject")
        assert [answer for answer in answers if not said(answer["text"])] == []
        assert {"malformed", "unknown_type", "not_json"} <= {answer["code"] for answer in answers}
        told = "".join(answer["text"] for answer in answers)
        for kind in ("bots_id", "too_deep", "missing", "extra", "signs", "whole", "object"):
            assert texts.text(lang, f"wrong.{kind}") in told


async def test_spectators_do_not_play(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    assert (await room.watcher.ask(act()))["code"] == "not_seated"
    assert (await room.watcher.ask({"type": "undo"}))["code"] == "not_seated"
    said = {"type": "chat", "text": "hi"}
    assert (await room.watcher.ask(said))["code"] == "no_name"
    named = await people.guest(house, "Cat")
    cat = await people.sit_down(house, named, room.code)
    assert (await cat.ask(said))["code"] == "players_only"


async def test_nobody_answers_for_another_seat(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    bob = room.players[1]
    assert (await bob.ask(act()))["code"] == "stale"  # seat 0's decision
    for player in room.players:
        await player.act()
    await bob.act()
    assert (await bob.ask(act(id="y", decision="0.pick.1")))["code"] == "not_your_turn"


async def test_resume_comes_first(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    from websockets.asyncio.client import connect

    async with connect(house.socket(room.code)) as socket:
        await socket.send('{"type":"undo","id":"x"}')
        assert '"resume_first"' in str(await socket.recv())


async def test_before_the_start_there_is_nothing_to_play(house: House, people: People) -> None:
    ada = await people.guest(house, "Ada")
    code = await ada.new_room("sealed")
    player = await people.sit_down(house, ada, code)
    assert player.view == {"public": None, "private": None}
    assert player.of("snapshot")[0]["game"] is None
    assert (await player.ask(act()))["code"] == "no_game"


async def turned_away(player: Player) -> tuple[int, str]:
    await player.open()
    code = await player.until_closed()
    assert [message["type"] for message in player.seen] == ["bye"]
    assert player.seen[0]["text"]
    return code, player.seen[0]["code"]


async def test_who_may_come_in(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    there = house.socket(room.code)
    assert await turned_away(Player(house.socket("ZZZZZZ"))) == (4001, "no_room")
    assert await turned_away(Player(house.socket("nowhere"))) == (4001, "no_room")
    wrong = Player(there, origin="https://evil.example")
    assert await turned_away(wrong) == (4003, "wrong_origin")
    right = Player(there, origin=house.url)
    people.players.append(right)
    await right.open()
    await right.until(lambda: right.of("snapshot"))

    await room.guests[0].do(room.code, "settings", spectators=False)
    assert await right.until_closed() == 4003
    assert right.of("bye")[0]["code"] == "no_spectators"
    assert await turned_away(Player(there)) == (4003, "no_spectators")
    await people.sit_down(house, room.guests[1], room.code)


async def test_removed_people_are_shown_out(house: House, people: People) -> None:
    ada, bob = [await people.guest(house, name) for name in ("Ada", "Bob")]
    code = await ada.new_room("sealed")
    await bob.do(code, "sit")
    player = await people.sit_down(house, bob, code)
    await ada.do(code, "remove", person=bob.id)
    assert await player.until_closed() == 4003
    assert player.of("bye")[0]["code"] == "removed"
    again = Player(player.address, player.cookie)
    assert await turned_away(again) == (4003, "removed")


async def test_too_large(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await ada.send({"type": "chat", "id": "x", "text": "x" * 20_000})
    assert await ada.until_closed() == 4009
    assert ada.of("bye")[0]["code"] == "too_large"
    assert (await bob.act())["type"] == "ack"


async def flood(room: Room) -> None:
    ada = room.players[0]
    try:
        for _ in range(20_000):
            await ada.send({"type": "ping"})
    except Exception:  # the server has closed it, as it should
        return


async def test_too_many(house: House, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MESSAGES", MESSAGES)
    room = await people.room(house, seats=2)
    ada, bob = room.players
    await flood(room)
    assert await ada.until_closed() == 4008
    assert ada.of("reject")[0]["code"] == "too_many"
    assert ada.of("bye")[0]["code"] == "too_many"
    assert len(ada.of("pong")) < 200
    assert (await bob.act())["type"] == "ack"
