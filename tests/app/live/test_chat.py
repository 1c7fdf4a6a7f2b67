"""Chat: kept, told once, and never anything but text."""

from typing import Any

from ..support.player import Player
from .conftest import House, NewHouse, People


def texts(player: Player) -> list[str]:
    return [line["text"] for said in player.of("chat") for line in said["messages"]]


def chat(text: str, **more: Any) -> dict[str, Any]:
    return {"type": "chat", "text": text, "channel": "table", **more}


async def test_said_to_everybody_and_kept(new_house: NewHouse, people: People) -> None:
    first, second = await new_house(), await new_house()
    room = await people.room(first, seats=2, other=second)
    ada, bob = room.players
    said = "<b>hello</b> \u202e & “bones” 💀"
    assert (await ada.ask(chat(said, id="one")))["type"] == "ack"
    assert (await ada.ask(chat("never", id="one")))["type"] == "ack"  # sent again: not said again
    await bob.ask(chat("hi"))
    expected = ["<b>hello</b>  & “bones” 💀", "hi"]
    for player in room.everybody:
        await player.until(lambda player: texts(player) == expected, player)
    late = await people.sit_down(second, None, room.code)
    await late.until(lambda: late.of("chat"))
    lines = late.of("chat")[0]["messages"]
    assert [line["text"] for line in lines] == expected
    assert lines[0] | {"n": 0, "at": ""} == {
        "n": 0,
        "person": room.guests[0].id,
        "name": "Guest 0",
        "text": expected[0],
        "channel": "table",
        "at": "",
    }


async def test_spectators_talk_among_themselves(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    cat = await people.sit_down(house, await people.guest(house, "Cat"), room.code)
    assert (await cat.ask(chat("psst", channel="watch")))["type"] == "ack"
    await room.watcher.until(lambda: texts(room.watcher) == ["psst"])
    await room.players[0].ask(chat("what?"))
    ada = room.players[0]
    await ada.until(lambda: texts(ada) == ["what?"])
    again = await people.sit_down(house, room.guests[0], room.code)
    await again.until(lambda: again.of("chat"))
    assert texts(again) == ["what?"]


async def test_the_last_fifty(house: House, people: People) -> None:
    room = await people.room(house, seats=2)
    ada = room.players[0]
    for number in range(55):
        await ada.ask(chat(str(number)))
    await ada.until(lambda: len(texts(ada)) == 55)
    late = await people.sit_down(house, None, room.code)
    await late.until(lambda: late.of("chat"))
    assert texts(late) == [str(number) for number in range(5, 55)]
