"""The market: section 3's stock and costs, rulings 38, 48, 49 and 61."""

import random
from typing import Any

import pytest

from engines.bad_bones import engine
from engines.contract import IllegalAction

STOCK = {
    "K": (1, 1, 2, 2, 3, 3), "B": (1, 1, 2, 2, 3, 3), "Q": (1, 1, 2, 2, 3, 3),
    "L": (1, 1, 2, 2, 3, 3), "P": (1, 1, 2, 2, 3, 3), "S": (1, 1, 2, 2, 3, 3),
    "C": (2, 4, 6, 8, 10, 12), "W": (2, 4, 6, 8, 10, 12), "D": (2, 3, 5, 6, 8, 9),
}  # fmt: skip
COSTS = {
    "W": 3, "C": 4, "D": 5, "Q": 1, "K": 2, "B": 2, "S": 3, "L": 3, "P": 3,
    "crossbow": 2, "teleport": 2, "rapier": 2, "morningstar": 3, "sword": 3, "axe": 3, "ice": 3,
    "death": 4,
}  # fmt: skip
STARS = {"W": 2, "C": 2, "D": 3, "$": 4, "Q": 1, "K": 1, "B": 1, "S": 2, "L": 2, "P": 2}
WEAPONS = {"crossbow", "teleport", "rapier", "morningstar", "sword", "axe", "ice", "death"}


def _new(seats: int, mode: str = "competitive", seed: bytes = b"x", **options: Any) -> Any:
    return engine.new(engine.Options(mode=mode, advanced=True, **options), seats, seed)


def _market(state: Any) -> dict[str, Any]:
    market: dict[str, Any] = engine.public(state)["market"]
    return market


def _buy(state: Any, seat: int, item: str) -> None:
    engine.apply(state, seat, {"type": "market.buy", "item": item})


def _pass(state: Any, seat: int) -> None:
    engine.apply(state, seat, {"type": "market.pass"})


def _offered(state: Any, seat: int) -> set[str]:
    return {a["item"] for a in engine.decisions(state)[seat].actions if "item" in a}


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "solo"])
def test_ruling_61_stock_by_number_of_players(mode: str, seats: int) -> None:
    """Section 3's table and all eight weapons.

    Rulings 38, 48, 62: no hearse in solo and coop, no death staff alone.
    """
    if (mode == "solo") != (seats == 1):
        return
    stock = {item: count for item, count in _market(_new(seats, mode))["stock"].items() if count}
    expected = {item: counts[seats - 1] for item, counts in STOCK.items()}
    expected |= dict.fromkeys(WEAPONS, 1)
    if mode != "competitive":
        del expected["Q"]
    if mode == "solo":
        del expected["death"]
    assert stock == expected


def test_section_3_57_tiles_in_the_box() -> None:
    """Six players: 51 tiles and six treasures."""
    assert sum(counts[5] for counts in STOCK.values()) + 6 == 57


def test_section_3_and_4_costs_and_stars() -> None:
    layout = engine.public(_new(2))["layout"]
    assert {item: cost for item, cost in layout["costs"].items() if item in COSTS} == COSTS
    assert layout["stars"] == STARS


def test_ruling_61_twenty_coins_each_and_a_treasure_for_free() -> None:
    state = _new(3)
    assert _market(state)["purses"] == [20, 20, 20]
    for seat in list(_market(state)["order"][:3]):
        _pass(state, seat)
    view = engine.public(state)
    assert view["market"] is None
    assert [seat["board"]["supply"] for seat in view["seats"]] == [{"$": 1}] * 3


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ruling_61_snake_order(seats: int) -> None:
    """From the first player clockwise, then back from the last one, and so on."""
    state = _new(seats)
    first = _market(state)["turn"]
    lap = [(first + step) % seats for step in range(seats)]
    expected = [*lap, *lap[::-1], *lap]
    turns = []
    for _ in range(2 * seats):
        turn = _market(state)["turn"]
        assert list(engine.decisions(state)) == [turn]
        assert _market(state)["order"][0] == turn
        turns.append(turn)
        _buy(state, turn, "W" if seats < 4 or len(turns) % 2 else "C")
    assert turns == expected[: len(turns)]


def test_ruling_61_a_random_player_begins() -> None:
    firsts = {_market(_new(4, seed=bytes([seed])))["turn"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_ruling_61_a_pass_is_final_and_coins_need_not_be_spent() -> None:
    """The others go on; leftovers are worth nothing."""
    state = _new(2)
    one = _market(state)["turn"]
    other = 1 - one
    _pass(state, one)
    assert _market(state)["passed"] == [one]
    for item in ("W", "D", "crossbow"):
        assert list(engine.decisions(state)) == [other]
        _buy(state, other, item)
    _pass(state, other)
    view = engine.public(state)
    assert view["market"] is None
    assert view["phase"] == "hero"
    boards = [seat["board"] for seat in view["seats"]]
    assert boards[one]["points"] == {"tower": 16, "village": 15, "traps": 4}
    assert boards[other]["points"] == {"tower": 16, "village": 15, "traps": 4 + 2 + 3}
    assert boards[other]["weapon"] == "crossbow"
    assert boards[other]["supply"] == {"W": 1, "D": 1, "$": 1}


def test_ruling_61_a_second_weapon_is_refused() -> None:
    state = _new(2)
    one = _market(state)["turn"]
    _buy(state, one, "sword")
    _pass(state, 1 - one)
    offered = _offered(state, one)
    assert not offered & WEAPONS
    with pytest.raises(IllegalAction):
        _buy(state, one, "axe")


def test_ruling_61_what_is_sold_out_or_too_dear_is_not_offered() -> None:
    state = _new(2)
    one = _market(state)["turn"]
    _buy(state, one, "B")
    _buy(state, 1 - one, "sword")
    assert "B" not in _offered(state, 1 - one)  # there was one
    with pytest.raises(IllegalAction):
        _buy(state, 1 - one, "B")
    _pass(state, 1 - one)
    for item in ("D", "D", "D"):  # 18 - 15 = 3 coins left
        _buy(state, one, item)
    offered = _offered(state, one)
    assert offered
    assert all(COSTS[item] <= 3 for item in offered)


def test_ruling_61_who_can_buy_nothing_is_not_asked() -> None:
    """No coin left is a pass (section 10: a single action is never asked)."""
    state = _new(2)
    one = _market(state)["turn"]
    _pass(state, one)
    other = 1 - one
    for item in ("D", "D", "D", "W", "K"):  # 20 coins
        _buy(state, other, item)
    assert engine.public(state)["phase"] == "hero"
    assert engine.public(state)["seats"][other]["board"]["supply"] == {
        "D": 3, "W": 1, "K": 1, "$": 1
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 5])
def test_ruling_49_in_coop_twelve_coins_per_player_in_common(seats: int) -> None:
    """Everybody may buy at any time; what is bought is common, a weapon is its buyer's."""
    state = _new(seats, "cooperative")
    market = _market(state)
    assert (market["purse"], market["purses"], market["turn"]) == (12 * seats, None, None)
    assert sorted(engine.decisions(state)) == list(range(seats))
    _buy(state, 1, "W")
    _buy(state, 1, "ice")
    _buy(state, 0, "axe")
    assert _market(state)["purse"] == 12 * seats - 9
    for seat in range(seats):
        _pass(state, seat)
    view = engine.public(state)
    assert view["supply"] == {"W": 1, "$": 1}
    weapons = [seat["board"].get("weapon") for seat in view["seats"]]
    assert weapons == ["axe", "ice", *[None] * (seats - 2)]


def test_ruling_49_in_coop_one_weapon_each() -> None:
    state = _new(2, "cooperative")
    _buy(state, 0, "ice")
    with pytest.raises(IllegalAction):
        _buy(state, 0, "axe")
    with pytest.raises(IllegalAction):
        _buy(state, 1, "ice")  # there is one of each
    _buy(state, 1, "axe")


def test_ruling_49_in_coop_the_purse_is_the_limit() -> None:
    state = _new(2, "cooperative")
    for item in ("D", "D", "C", "C", "C"):  # 22 of 24
        _buy(state, 0, item)
    offered = _offered(state, 1)
    assert offered
    assert all(COSTS[item] <= 2 for item in offered)


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "solo"])
def test_ruling_61_random_buying_always_ends_and_adds_up(mode: str) -> None:
    """Coins, stock and what everybody has always come to the same."""
    seats = 1 if mode == "solo" else 3
    for number in range(5):
        chance = random.Random(number)
        state = _new(seats, mode, bytes([number]))
        start = _market(state)["stock"]
        coins = 36 if mode == "cooperative" else 20
        while engine.public(state)["phase"] == "market":
            market = _market(state)
            bought = [item for items in market["bought"] for item in items]
            assert all(market["stock"].get(i, 0) + bought.count(i) == start[i] for i in start)
            spent = [sum(COSTS[item] for item in items) for items in market["bought"]]
            if mode == "cooperative":
                assert market["purse"] == coins - sum(spent) >= 0
            else:
                assert market["purses"] == [coins - each for each in spent]
            seat = chance.choice(list(engine.decisions(state)))
            engine.apply(state, seat, chance.choice(list(engine.decisions(state)[seat].actions)))
