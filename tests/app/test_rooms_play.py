"""A table from its first minute to the rematch."""

from .conftest import NewGuest


async def test_friends_sit_down_and_start(guest: NewGuest) -> None:
    ada, theo = await guest("Ada"), await guest("Théo")
    code = await ada.new_room()
    room = await theo.get(f"/api/rooms/{code}")
    assert [seat["person"] for seat in room["seats"]] == [ada.id, None, None, None]
    assert room["missing"] == {"key": "room.missing.players", "values": {"count": 1}}

    room = await theo.do(code, "sit")
    assert room["seats"][1]["name"] == "Théo"
    assert room["missing"] == {"key": "room.missing.ready", "values": {"names": "Théo"}}
    assert await ada.fails(code, "start") == "not_ready"

    assert (await theo.do(code, "ready", ready=True))["missing"] is None
    room = await ada.do(code, "start")
    assert room["status"] == "playing"
    assert len(room["seats"]) == 2
    assert room["game"]["number"] == 1
    assert room["game"]["seed"] is None
