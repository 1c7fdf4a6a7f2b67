"""A table from its first minute to the rematch."""

from app.db.session import Database

from ..conftest import NewGuest


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


async def test_a_new_name_is_told_to_the_tables(guest: NewGuest, database: Database) -> None:
    ada = await guest("Ada")
    await ada.new_room()
    told: list[str] = []
    async with database.raw() as connection:
        await connection.add_listener("boneyard", lambda *heard: told.append(heard[3]))
        await ada.post("/api/me", name="Countess")
        await connection.execute("SELECT 1")
        await connection.reset()
    assert any('"kind":"room"' in text for text in told)
