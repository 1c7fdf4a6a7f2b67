"""The market's course: what can be taken back, what views show, how it leads into the game."""

from typing import Any

import pytest

from engines.bad_bones import engine
from engines.contract import IllegalAction
from engines.runtime.game import Game, NothingToUndo

STOP: dict[str, Any] = {"type": "market.pass"}


def buy(item: str) -> dict[str, Any]:
    return {"type": "market.buy", "item": item}


def opened(mode: str = "competitive", seats: int = 3, seed: bytes = b"market") -> Game:
    return Game(engine, engine.Options(mode=mode, advanced=True), seats, seed)


def turn(game: Game) -> int:
    (seat,) = engine.decisions(game.state)
    return seat


def test_a_purchase_can_be_taken_back_until_the_next_one_acts() -> None:
    game = opened()
    first = turn(game)
    before = game.state_hash()
    game.act(first, buy("crossbow"))
    game.undo(first)
    assert game.state_hash() == before
    game.act(first, buy("W"))
    game.act(turn(game), buy("C"))
    with pytest.raises(NothingToUndo):
        game.undo(first)


def test_the_last_one_of_a_lap_buys_twice_and_may_take_both_back() -> None:
    game = opened(seats=2)
    game.act(turn(game), buy("D"))
    last = turn(game)
    before = game.state_hash()
    game.act(last, buy("W"))
    assert turn(game) == last
    assert engine.public(game.state)["market"]["lap"] == 2
    game.act(last, buy("W"))
    game.undo(last)
    game.undo(last)
    assert game.state_hash() == before


def test_the_market_opens_with_the_first_purchase_and_closes_into_round_1() -> None:
    game = opened(seats=2)
    first = turn(game)
    told = game.act(first, STOP)
    assert [event.type for event in told] == ["market.opened", "market.passed"]
    assert told[0].values == {"first": first}
    told = game.act(1 - first, STOP)
    assert [event.json() for event in told] == [
        {"type": "market.passed", "seat": 1 - first},
        {"type": "round.started", "round": 1, "side": "white"},
        {"type": "phase.started", "phase": "hero"},
    ]
    view = engine.public(game.state)
    assert (view["phase"], view["market"]) == ("hero", None)
    assert not game.can_undo(1 - first)


def test_together_the_market_is_over_when_the_purse_is_empty() -> None:
    game = opened("cooperative", 2)
    game.act(0, buy("crossbow"))
    game.act(1, buy("teleport"))
    for _ in range(2):
        game.act(0, buy("D"))
        game.act(1, buy("W"))
    view = engine.public(game.state)["market"]
    assert (view["purse"], view["passed"]) == (4, [])
    told = game.act(0, buy("C"))
    # nobody has a coin any more: the market is over, and that is for good
    assert [event.type for event in told][-1] == "phase.started"
    assert not any(game.can_undo(seat) for seat in range(2))


def test_together_each_takes_back_its_own() -> None:
    game, without = opened("cooperative", 3), opened("cooperative", 3)
    game.act(0, buy("D"))
    for either in (game, without):
        either.act(1, buy("W"))
        either.act(2, STOP)
    game.undo(0)
    assert game.state == without.state
    assert engine.public(game.state)["supply"] == {"W": 1, "$": 1}
    game.undo(2)
    assert sorted(engine.decisions(game.state)) == [0, 1, 2]


def test_together_a_weapon_is_its_buyers_and_a_trap_everybodys() -> None:
    game = opened("cooperative", 2)
    game.act(0, buy("axe"))
    game.act(1, buy("D"))
    view = engine.public(game.state)
    assert [seat["board"].get("weapon") for seat in view["seats"]] == ["axe", None]
    assert view["supply"] == {"D": 1, "$": 1}
    assert view["market"]["bought"] == [["axe"], ["D"]]
    assert view["market"]["stock"]["axe"] == 0
    assert "supply" not in view["seats"][0]["board"]


@pytest.mark.parametrize(
    ("item", "code"),
    [("rapier", "one_weapon"), ("Q", "not_for_sale"), ("axe", "one_weapon"), ("$", "not_for_sale")],
)
def test_refusals_say_why(item: str, code: str) -> None:
    game = opened("solo", 1)
    game.act(0, buy("crossbow"))
    with pytest.raises(IllegalAction) as refused:
        game.act(0, buy(item))
    assert refused.value.code == code


def test_too_dear_and_sold_out() -> None:
    game = opened("solo", 1)
    for item in ("D", "D", "C"):
        game.act(0, buy(item))
    for item, code in (("D", "sold_out"), ("W", ""), ("C", "too_dear")):
        if code:
            with pytest.raises(IllegalAction) as refused:
                game.act(0, buy(item))
            assert refused.value.code == code
        else:
            game.act(0, buy(item))


def test_alone_the_market_can_be_taken_back_until_the_first_draw() -> None:
    game = opened("solo", 1)
    start = game.state_hash()
    for item in ("D", "D", "C", "W", "W"):
        game.act(0, buy(item))
    assert engine.public(game.state)["phase"] == "hero"  # 20 coins are spent
    while game.can_undo(0):
        game.undo(0)
    assert game.state_hash() == start


def test_a_preview_shows_my_board_with_it_and_buys_nothing() -> None:
    game = opened("solo", 1)
    before = game.state_hash()
    seen = engine.preview(game.state, 0, buy("ice"))
    assert seen["board"]["weapon"] == "ice"
    assert seen["forecast"] is None
    assert game.state_hash() == before
