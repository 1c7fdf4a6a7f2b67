"""Start, coming back, rematch: what the database has to say afterwards."""

from hashlib import sha256

from sqlalchemy import select, update

from app.db.models import Game, Job, Room
from app.db.session import Database

from ..conftest import NewGuest


async def the_game(database: Database) -> tuple[Game, list[Job]]:
    async with database.session() as session:
        game = (await session.scalars(select(Game))).one()
        jobs = (await session.scalars(select(Job).order_by(Job.seat))).all()
        return game, list(jobs)


async def test_start_draws_a_seed_and_publishes_its_hash(
    guest: NewGuest, database: Database
) -> None:
    ada = await guest("Ada")
    code = await ada.new_room()
    # a goal out of reach: the bots' moves can't end the game meanwhile
    await ada.do(code, "settings", options={"goal": 1_000_000})
    await ada.do(code, "bot", seat=2, bot="first")
    room = await ada.do(code, "start")
    game, _ = await the_game(database)
    assert len(game.seed) == 32
    assert room["game"]["seed_hash"] == sha256(game.seed).hexdigest() == game.seed_hash
    assert (game.engine, game.rules_version, game.seats) == ("toy", 1, 2)
    assert game.seed.hex() not in str(room)
    assert [seat["name"] or seat["bot"] for seat in room["seats"]] == ["Ada", "first"]
    assert await ada.fails(code, "start") == "game_runs"
    assert await ada.fails(code, "settings", options={"goal": 3}) == "game_runs"
    assert (await ada.do(code, "settings", listed=True))["listed"] is True


async def test_a_bot_stands_in_until_one_comes_back(guest: NewGuest, database: Database) -> None:
    ada, theo, eve = await guest("Ada"), await guest("Théo"), await guest("Eve")
    code = await ada.new_room()
    await theo.do(code, "sit")
    await theo.do(code, "ready", ready=True)
    await ada.do(code, "start")

    room = await theo.do(code, "stand")
    assert room["seats"][1] | {"ready": True} == {
        "seat": 1, "person": None, "name": None, "avatar": None, "bot": "first",
        "ready": True, "away": theo.id,
    }  # fmt: skip
    assert await eve.fails(code, "sit") == "game_runs"
    room = await theo.do(code, "sit")
    assert (room["seats"][1]["person"], room["seats"][1]["bot"]) == (theo.id, None)

    room = await ada.do(code, "bot", seat=1, bot="first")
    assert room["seats"][1]["away"] == theo.id, "the host may let a bot play for who is away"
    await theo.do(code, "sit")


async def test_rematch_keeps_the_seats_and_counts_on(guest: NewGuest, database: Database) -> None:
    ada, theo, eve = await guest("Ada"), await guest("Théo"), await guest("Eve")
    code = await ada.new_room()
    await theo.do(code, "sit", seat=3)
    await theo.do(code, "ready", ready=True)
    await ada.do(code, "start")
    assert await ada.fails(code, "rematch") == "not_over"
    async with database.session() as session:
        await session.execute(update(Room).values(status="over"))
        await session.execute(update(Game).values(result={"places": [1, 2]}))
    room = await ada.get(f"/api/rooms/{code}")
    assert sha256(bytes.fromhex(room["game"]["seed"])).hexdigest() == room["game"]["seed_hash"]
    assert await ada.fails(code, "ready", ready=True) == "game_over"
    assert await eve.fails(code, "rematch") == "not_seated"

    room = await theo.do(code, "rematch")
    assert (room["status"], room["game"]) == ("lobby", None)
    assert [seat["name"] for seat in room["seats"]] == ["Ada", "Théo", None, None]
    assert [seat["ready"] for seat in room["seats"]] == [False] * 4
    await theo.do(code, "ready", ready=True)
    assert (await ada.do(code, "start"))["game"]["number"] == 2


async def test_without_spectators_only_players_look_on(guest: NewGuest) -> None:
    ada, eve = await guest("Ada"), await guest("Eve")
    code = await ada.new_room()
    await ada.do(code, "settings", spectators=False)
    await ada.do(code, "bot", seat=1, bot="first")
    assert (await eve.get(f"/api/rooms/{code}"))["status"] == "lobby", "she might sit down"
    await ada.do(code, "start")
    answer = await eve.client.get(f"/api/rooms/{code}")
    assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")
    assert (await ada.get(f"/api/rooms/{code}"))["status"] == "playing"
