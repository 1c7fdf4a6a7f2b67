"""Set-up and draft: 101a and R3, rulings 109 and 110, R32."""

from collections import Counter
from typing import Any

import pytest

from engines.bone_wars import engine
from engines.bone_wars.testing import choices, kind, play
from engines.contract import View

from .table import BONES, Table

COUNTS = dict(zip(BONES, (15, 15, 12, 12, 8, 7, 6, 5), strict=True))
SEATS = [2, 3, 4]


def new(seats: int, seed: bytes = b"") -> Any:
    return engine.new(engine.Options(), seats, seed)


def view(state: Any) -> View:
    return engine.public(state)


def actor(state: Any) -> int:
    (seat,) = engine.decisions(state)
    return seat


def settle(state: Any) -> list[Any]:
    """Answers whatever is asked within the draft with the first choice, up to the next choice."""
    events: list[Any] = []
    while kind(state) not in ("setup.choose", "setup.university", "turn.play", None):
        events += play(state, _least(state))
    return events


def _least(state: Any) -> Any:
    offered = choices(state)
    return next((c for c in offered if c.get("stop") or c.get("decline")), offered[0])


def career(state: Any, row: int | None = None, space: int | None = None) -> list[Any]:
    rows = [choice["profession"] for choice in choices(state) if "profession" in choice]
    events = play(state, {"profession": row or rows[-1]})
    events += settle(state)
    if kind(state) == "setup.university":
        spaces = [choice["space"] for choice in choices(state)]
        events += play(state, {"space": space or spaces[0]})
    return events


def species(state: Any) -> list[Any]:
    card = next(choice["species"] for choice in choices(state) if "species" in choice)
    events = play(state, {"species": card})
    return events + settle(state)


def drafted(seats: int, seed: bytes = b"", rows: tuple[int, ...] = (5, 4, 6, 2)) -> Any:
    """Everybody takes a species card first, then a career path, rows in the order of the draft."""
    state = new(seats, seed)
    for _ in range(seats):
        species(state)
    for row in rows[:seats]:
        career(state, row)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_bones_at_the_start(seats: int) -> None:
    """80 in all: 16 on display, 18 on sites, two on each card of the draft, the rest in the bag."""
    found = view(new(seats))
    assert found["rare"] == dict.fromkeys(BONES, 2)
    assert all(len(site["bones"]) == 3 for site in found["sites"].values())
    assert [len(card["bones"]) for card in found["draft"]["offer"]] == [2] * (seats + 1)
    total: Counter[str] = Counter(found["rare"]) + Counter(found["bag"])
    total += Counter(bone for site in found["sites"].values() for bone in site["bones"])
    total += Counter(bone for card in found["draft"]["offer"] for bone in card["bones"])
    assert total == Counter(COUNTS)


@pytest.mark.parametrize("seats", SEATS)
def test_cards_at_the_start(seats: int) -> None:
    found = view(new(seats))
    assert all(site["card"] is not None for site in found["sites"].values())
    assert found["decks"]["species"] == 48 - 6 - (seats + 1)
    assert len(found["display"]) == 3
    assert found["decks"]["paleontologists"] == 24 - 3 - seats
    for player in found["players"]:
        assert player["money"] == 5
        assert player["hand"]["paleontologists"] == {"count": 1, "known": []}
        assert sorted(player["hand"]["team"]) == ["T1", "T2", "T3"]
        assert (player["capacity"], player["covers"], player["limit"], player["awards"]) == (
            4,
            3,
            1,
            3,
        )
        assert player["loyalty"] == {"marsh": 0, "cope": 0}


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_at_the_start(seats: int) -> None:
    found = view(new(seats))
    icons = Counter(icon for column in found["finds"] for icon in column["tiles"])
    assert icons == dict.fromkeys(("fossil", "bug", "footprint", "plant", "hammer"), seats)
    assert [len(column["tiles"]) for column in found["finds"]] == [seats] * 5
    bonuses = [column["bonus"] for column in found["finds"]] + found["rounds"][:3]
    assert sorted(bonuses) == sorted(
        ["rare2", "chooseSpecies", "upgradeTeam", "bones3", "money3", "upgradeSlot", "removeCover",
         "digSiteActions3"]
    )  # fmt: skip
    assert found["rounds"][3] == "loyalty1"
    assert sorted(site["tile"] for site in found["sites"].values()) == sorted(
        ["swapPatron", "cycleSpecies", "money1", "bone1", "exchangeRare", "takeBackPaleontologist"]
    )
    assert len(set(found["grants"])) == 4
    assert [found["awards"][letter]["id"][0] for letter in "ABC"] == ["A", "B", "C"]
    assert found["slot_tiles"] == 16
    assert found["credibility"] == {"marsh": 1, "cope": 1}


@pytest.mark.parametrize(("seats", "closed"), [(2, 8), (3, 4), (4, 0)])
def test_ruling_110_virtual_opponents_are_data(seats: int, closed: int) -> None:
    """Closed camp spaces and award spaces, no more players than sit at the table."""
    found = view(drafted(seats))
    camps = [camp for site in found["sites"].values() for camp in site["camps"]]
    assert (len(camps), camps.count("x")) == (18, closed)
    assert len(found["players"]) == seats
    for award in found["awards"].values():
        assert award["spaces"] == [[], [], ["x"] if seats < 4 else [], []]


@pytest.mark.parametrize("seats", SEATS)
def test_the_draft_goes_round_and_back(seats: int) -> None:
    found = view(new(seats))
    order = found["draft"]["order"]
    clockwise = [(found["first"] + step) % seats for step in range(seats)]
    assert order == clockwise + clockwise[::-1]
    assert found["draft"]["at"] == 0


def test_one_option_now_the_other_on_the_way_back() -> None:
    """Nobody is asked for the same thing twice."""
    state = new(2)
    first = actor(state)
    assert any("species" in choice for choice in choices(state))
    assert any("profession" in choice for choice in choices(state))
    species(state)
    assert actor(state) != first
    career(state)
    assert all("species" in choice for choice in choices(state)), "second choice of seat two"
    species(state)
    assert actor(state) == first
    assert all("profession" in choice for choice in choices(state))


def test_professions_of_the_first_column_and_of_free_rows() -> None:
    state = new(3)
    assert {c["profession"] for c in choices(state) if "profession" in c} == set(range(1, 7))
    seat = actor(state)
    career(state, 5)
    assert view(state)["players"][seat]["profession"] == [5, 1]
    assert {c["profession"] for c in choices(state) if "profession" in c} == {1, 2, 3, 4, 6}


def test_bonuses_come_before_the_university() -> None:
    """Financier: $6 + $2, a paleontologist card, and only then the university is asked."""
    state = new(2)
    seat = actor(state)
    play(state, {"profession": 5})
    assert kind(state) == "paleontologist.take"
    assert view(state)["players"][seat]["money"] == 5 + 6 + 2
    assert view(state)["players"][seat]["patron"] is None
    play(state, choices(state)[0])
    assert kind(state) == "setup.university"
    assert [choice["space"] for choice in choices(state)] == [1, 2, 3, 4]
    play(state, {"space": 4})
    player = view(state)["players"][seat]
    assert (player["patron"], player["team"], player["grant"]) == ("cope", 4, 4)
    assert player["loyalty"] == {"marsh": 0, "cope": 0}, "no icons at the start"


def test_two_players_begin_with_different_patrons() -> None:
    state = new(2)
    career(state, 5, 2)
    career(state, 4) if any("profession" in c for c in choices(state)) else None
    found = view(state)
    assert {player["patron"] for player in found["players"]} == {"marsh", "cope"}


def test_three_players_take_any_free_space() -> None:
    state = new(3)
    career(state, 5, 2)
    play(state, {"profession": 4})
    settle(state)
    assert [choice["space"] for choice in choices(state)] == [1, 3, 4]


@pytest.mark.parametrize(("space", "neutral"), [(1, 2), (2, 1), (3, 4), (4, 3)])
def test_the_neutral_team_of_two_players(space: int, neutral: int) -> None:
    """It stands beside the team that was placed first."""
    state = new(2)
    species(state)
    career(state, 5, space)
    species(state)
    career(state, 4)
    assert view(state)["phase"] == "play"
    assert view(state)["neutral"] == neutral


def test_the_neutral_team_of_three_players() -> None:
    """It stands on the space that is left."""
    state = drafted(3)
    found = view(state)
    taken = {player["team"] for player in found["players"]}
    assert {found["neutral"]} == {1, 2, 3, 4} - taken


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_round_is_played_from_the_top_of_the_track(seats: int) -> None:
    state = drafted(seats)
    found = view(state)
    by_row = sorted(range(seats), key=lambda seat: found["players"][seat]["profession"][0])
    assert found["order"] == by_row
    assert found["turn"] == by_row[0]
    assert (found["phase"], found["round"], found["draft"]) == ("play", 1, None)


@pytest.mark.parametrize("seats", SEATS)
def test_the_card_that_is_left_is_discarded(seats: int) -> None:
    """Its bones go back to the bag."""
    state = new(seats)
    offer = {card["species"]: card["bones"] for card in view(state)["draft"]["offer"]}
    for _ in range(seats):
        species(state)
    before = view(state)["bag"]
    rows = [5, 4, 6, 2]
    for row in rows[:seats]:
        career(state, row)
    found = view(state)
    (left,) = found["discards"]["species"]
    drawn = Counter(before) + Counter(offer[left]) - Counter(found["bag"])
    assert left in offer
    assert not drawn, "none of these careers draws bones"


def test_drafted_cards_come_with_their_bones() -> None:
    state = new(2)
    seat, offer = actor(state), view(state)["draft"]["offer"][0]
    play(state, {"species": offer["species"]})
    player = view(state)["players"][seat]
    assert sorted(player["crates"]) == sorted(offer["bones"])
    assert player["hand"]["species"] == {"count": 1, "known": [offer["species"]]}


def test_101a_and_r3_dig_site_actions_before_there_is_a_patron() -> None:
    """Rulings 101a, R3: no swap without a patron, nothing to take back, cycle or exchange."""
    state = new(2)
    play(state, {"profession": 3})
    while kind(state) == "reward.next":
        play(state, {"reward": "dig_site_actions:3"})
    assert kind(state) == "site.action"
    tiles = {view(state)["sites"][c["at"]]["tile"] for c in choices(state) if "at" in c}
    assert tiles == {"money1", "bone1"}


def test_101a_and_r3_with_a_card_and_bones() -> None:
    """Rulings 101a, R3: who has drafted a card may cycle it, and exchange its bones."""
    state = new(2)
    species(state)
    species(state)
    play(state, {"profession": 3})
    while kind(state) == "reward.next":
        play(state, {"reward": "dig_site_actions:3"})
    tiles = {view(state)["sites"][c["at"]]["tile"] for c in choices(state) if "at" in c}
    assert tiles == {"money1", "bone1", "cycleSpecies", "exchangeRare"}


def test_101a_and_r3_draft_bones_that_do_not_fit() -> None:
    """Rulings 101a, R3, 69: three bones of the fossil hunter and two of the card: one goes back."""
    state = new(2)
    species(state)
    career(state, 1)
    card = choices(state)[0]["species"]
    bag = sum(view(state)["bag"].values())
    events = play(state, {"species": card})
    if kind(state) == "crates.return":
        assert "stop" not in str(choices(state))
        events += play(state, choices(state)[0])
    returned = [event for event in events if event.type == "bone.returned"]
    assert len(returned) == 1
    assert sum(view(state)["bag"].values()) == bag + 1


def test_ruling_109_the_seed_decides_all_chance() -> None:
    one, same, other = drafted(3, b"a"), drafted(3, b"a"), drafted(3, b"b")
    assert engine.dump(one) == engine.dump(same)
    assert engine.dump(one) != engine.dump(other)
    assert view(one)["sites"] != view(other)["sites"]


def test_the_first_player_is_drawn() -> None:
    assert {view(new(4, bytes([seed])))["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_scenarios_begin_with_a_turn() -> None:
    assert Table().kind == "turn.play"
