"""The measurement of the draft takes apart what bots do by habit."""

import pytest

from bench.draft import Plan, bots, interval


@pytest.mark.parametrize(("order", "begins"), [("rows", [1, 0]), ("turned", [0, 1])])
def test_rows_are_given_and_the_order_of_round_1_is_turned(order: str, begins: list[int]) -> None:
    chance = bots("random", 2)
    game = Plan(seed=0, draft=chance, rest=chance, rows="4,2", order=order).play(0)
    assert game["row"] == [4, 2]
    assert game["order"] == begins
    assert game["begins_with"] == ["profession", "profession"]
    assert sum(game["won"]) == 1
    assert sorted(game["seats"]) == [0, 1]


def test_rows_at_random_differ_and_a_game_can_be_played_again() -> None:
    chance = bots("random", 4)
    plan = Plan(seed=0, draft=chance, rest=chance, rows="random", order="random")
    games = [plan.play(number) for number in range(3)]
    assert all(len(set(game["row"])) == 4 for game in games)
    assert len({tuple(game["row"]) for game in games}) > 1
    assert plan.play(1) == games[1]


def test_interval() -> None:
    """Wilson's own: 8 of 10."""
    share, low, high = interval([1.0] * 8 + [0.0] * 2)
    assert (round(share, 3), round(low, 3), round(high, 3)) == (0.8, 0.49, 0.943)
