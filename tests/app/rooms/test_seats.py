"""Who sits where, who may say so, and what the host may do."""

import pytest

from ..conftest import NewGuest
from ..support.people import Guest


@pytest.fixture
async def ada(guest: NewGuest) -> Guest:
    return await guest("Ada")


@pytest.fixture
async def theo(guest: NewGuest) -> Guest:
    return await guest("Théo")


@pytest.fixture
async def code(ada: Guest, toy_engine: object) -> str:
    return await ada.new_room()


def sitters(room: dict[str, list[dict[str, str]]]) -> list[str | None]:
    return [seat["name"] or seat["bot"] for seat in room["seats"]]


async def test_sit_where_one_likes_and_change_seats(theo: Guest, code: str) -> None:
    assert sitters(await theo.do(code, "sit", seat=2)) == ["Ada", None, "Théo", None]
    assert sitters(await theo.do(code, "sit", seat=1)) == ["Ada", "Théo", None, None]
    assert sitters(await theo.do(code, "sit")) == ["Ada", "Théo", None, None]
    assert await theo.fails(code, "sit", seat=0) == "seat_taken"
    assert await theo.fails(code, "sit", seat=9) == "no_seat"


async def test_a_full_room_says_so(ada: Guest, theo: Guest, code: str) -> None:
    for seat in (1, 2, 3):
        await ada.do(code, "bot", seat=seat, bot="first")
    assert await theo.fails(code, "sit") == "room_full"


async def test_ready_stays_when_one_changes_seats_and_goes_when_one_stands(
    theo: Guest, code: str
) -> None:
    await theo.do(code, "sit")
    await theo.do(code, "ready", ready=True)
    assert (await theo.do(code, "sit", seat=3))["seats"][3]["ready"] is True
    await theo.do(code, "stand")
    assert (await theo.do(code, "sit", seat=3))["seats"][3]["ready"] is False
    await theo.do(code, "stand")
    assert await theo.fails(code, "ready", ready=True) == "not_seated"
    assert await theo.fails(code, "stand") == "not_seated"


async def test_when_the_host_leaves_the_next_person_is_host(
    ada: Guest, theo: Guest, code: str
) -> None:
    assert (await ada.do(code, "stand"))["host"] == ada.id, "nobody else is there"
    await ada.do(code, "sit", seat=0)
    await theo.do(code, "sit")
    assert (await ada.do(code, "stand"))["host"] == theo.id
    assert await ada.fails(code, "start") == "not_host"


@pytest.mark.parametrize(
    ("command", "body"),
    [
        ("settings", {"name": "Mine"}),
        ("bot", {"seat": 1, "bot": "first"}),
        ("remove", {"seat": 0}),
        ("move", {"from": 0, "to": 1}),
        ("start", {}),
    ],
)
async def test_only_the_host_may(
    theo: Guest, code: str, command: str, body: dict[str, object]
) -> None:
    await theo.do(code, "sit")
    assert await theo.fails(code, command, **body) == "not_host"


async def test_removed_people_cannot_come_back(ada: Guest, theo: Guest, code: str) -> None:
    await theo.do(code, "sit")
    assert sitters(await ada.do(code, "remove", seat=1))[1] is None
    assert await theo.fails(code, "sit") == "removed"
    answer = await theo.client.get(f"/api/rooms/{code}")
    assert (answer.status_code, answer.json()["code"]) == (403, "removed")


async def test_nor_as_somebody_else_in_the_same_browser(
    ada: Guest, theo: Guest, guest: NewGuest, code: str
) -> None:
    await theo.do(code, "sit")
    await ada.do(code, "remove", person=theo.id)
    await theo.post("/api/logout")
    await theo.post("/api/me", name="Not Théo")
    assert await theo.fails(code, "sit") == "removed"
    other = await ada.new_room()
    await theo.do(other, "sit")
    # also when it has been somebody else again in between
    zoe = await guest("Zoé")
    await zoe.post("/api/account", username="zoe", password="correct horse")
    await theo.post("/api/login", username="zoe", password="correct horse")
    await theo.do(code, "sit")
    await theo.post("/api/logout")
    await theo.post("/api/me", name="Not Théo either")
    assert await theo.fails(code, "sit") == "removed"


async def test_spectators_are_removed_by_name(ada: Guest, theo: Guest, code: str) -> None:
    await ada.do(code, "remove", person=theo.id)
    assert await theo.fails(code, "sit") == "removed"
    assert await ada.fails(code, "remove", person="p_unknown") == "nobody_there"
    assert await ada.fails(code, "remove", person=ada.id) == "remove_self"
    assert await ada.fails(code, "remove") == "nobody_there"


async def test_the_host_swaps_seats(ada: Guest, theo: Guest, code: str) -> None:
    await theo.do(code, "sit")
    await theo.do(code, "ready", ready=True)
    room = await ada.do(code, "move", **{"from": 1, "to": 3})
    assert sitters(room) == ["Ada", None, None, "Théo"]
    assert room["seats"][3]["ready"] is True
    assert sitters(await ada.do(code, "move", **{"from": 0, "to": 3})) == [
        "Théo", None, None, "Ada",
    ]  # fmt: skip
    assert await ada.fails(code, "move", **{"from": 0, "to": 4}) == "no_seat"


async def test_bots_come_and_go(ada: Guest, theo: Guest, code: str) -> None:
    assert sitters(await ada.do(code, "bot", seat=2, bot="first"))[2] == "first"
    assert await ada.fails(code, "bot", seat=1, bot="no-such") == "no_such_bot"
    assert await ada.fails(code, "bot", seat=0, bot="first") == "seat_taken"
    assert await theo.fails(code, "sit", seat=2) == "seat_taken"
    assert sitters(await ada.do(code, "bot", seat=2, bot=None))[2] is None


async def test_options_are_the_engines_and_seats_follow_them(
    ada: Guest, theo: Guest, code: str
) -> None:
    room = await ada.do(code, "settings", options={"mode": "duel"})
    assert room["options"] == {"mode": "duel", "goal": 10}
    assert len(room["seats"]) == 2
    room = await ada.do(code, "settings", options={"mode": "party"})
    assert len(room["seats"]) == 4, "nobody chose a number: as many as there can be"
    room = await ada.do(code, "settings", seats=3)
    await theo.do(code, "sit", seat=2)
    room = await ada.do(code, "settings", options={"goal": 20})
    assert len(room["seats"]) == 3, "the host chose three"
    assert sitters(await ada.do(code, "settings", options={"mode": "duel"})) == ["Ada", "Théo"]
    assert await ada.fails(code, "settings", options={"mode": "solo"}) == "too_many_seated"
    assert await ada.fails(code, "settings", options={"mode": "chess"}) == "bad_options"
    assert await ada.fails(code, "settings", options={"cheat": 1}) == "bad_options"
    assert await ada.fails(code, "settings", seats=7) == "seats_not_allowed"
    assert await ada.fails(code, "settings", name="\u200b") == "bad_room_name"


async def test_other_rules_ask_again_whether_one_is_ready(
    ada: Guest, theo: Guest, code: str
) -> None:
    await theo.do(code, "sit")
    await theo.do(code, "ready", ready=True)
    assert (await ada.do(code, "settings", name="Friday"))["seats"][1]["ready"] is True
    assert (await ada.do(code, "settings", options={"goal": 5}))["seats"][1]["ready"] is False


async def test_a_failed_change_changes_nothing(ada: Guest, code: str) -> None:
    before = await ada.get(f"/api/rooms/{code}")
    assert await ada.fails(code, "settings", name="New", options={"goal": "x"}) == "bad_options"
    assert await ada.get(f"/api/rooms/{code}") == before


async def test_two_people_want_the_last_seat(ada: Guest, guest: NewGuest, code: str) -> None:
    import asyncio

    await ada.do(code, "settings", seats=2)
    people = [await guest(f"P{n}") for n in range(5)]
    answers = await asyncio.gather(
        *(person.client.post(f"/api/rooms/{code}/sit", json={}) for person in people)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
