"""How a cooperative game goes: rulings 7, 12.62, 20, 49, 58 and 63."""

import pytest

from engines.bad_bones import engine
from engines.contract import IllegalAction, NotYourSeat

from .table import COOPERATIVE, Table, place, retrieve


def test_ruling_20_first_come_first_served() -> None:
    """The last wall goes to whoever places it first; the other can't any more."""
    table = Table(mode="cooperative", seats=3, supply={"W": 1, "C": 1})
    table.act(place("W", "1,1", "/"), 2)
    decision = table.decision(0)
    assert decision is not None
    assert {a.get("trap") for a in decision.actions} == {"C", None}
    with pytest.raises(IllegalAction):
        table.act(place("W", "1,1", "/"), 0)
    table.act(place("C", "1,1"), 0)
    # nothing is left for the third: not asked, the march is over
    assert table.marched


def test_ruling_20_what_is_taken_back_is_locked_until_the_next_round() -> None:
    board = COOPERATIVE.replace(".  .  .    .   .", "W/! .  .    .   .", 1)
    table = Table(board, mode="cooperative", seats=2, supply={"C": 1})
    table.act(retrieve("1,1"))
    view = engine.public(table.state)
    assert view["locked"] == {"W": 1}
    assert view["supply"] == {"C": 1}
    decision = table.decision(1)
    assert decision is not None
    assert "W" not in {a.get("trap") for a in decision.actions}
    table.act({"type": "trap.pass"}, 1)
    view = engine.public(table.state)
    assert view["supply"] == {"W": 1, "C": 1}
    assert not view["locked"]


def test_ruling_63_open_phases_what_is_done_is_seen_at_once() -> None:
    table = Table(mode="cooperative", seats=2, supply={"W": 1})
    table.act(place("W", "1,1", "/"))
    view = engine.public(table.state)
    assert view["seats"][0]["board"]["tiles"]["1,1"]["trap"] == "W"
    assert not view["supply"]


def test_ruling_12_one_trap_action_each() -> None:
    table = Table(mode="cooperative", seats=2, supply={"W": 3})
    table.act(place("W", "1,1", "/"))
    with pytest.raises(NotYourSeat):
        table.act(place("W", "1,2", "/"))
    assert table.decision(1) is not None


@pytest.mark.parametrize("seats", [2, 6])
def test_ruling_12_62_won_when_the_march_of_round_10_is_survived(seats: int) -> None:
    """Rulings 63 and 12.62: its phase 4 is skipped. All win, points are the rounds."""
    table = Table(mode="cooperative", seats=seats, round=10).march()
    result = engine.result(table.state)
    assert result is not None
    assert result.winners == list(range(seats))
    assert result.reason.key == "result.held"
    assert result.points == [10] * seats
    assert result.parts == [{"rounds": 10}] * seats
    assert table.told("skeletons.entered") == []


def test_round_9_goes_on() -> None:
    table = Table(mode="cooperative", round=9).march()
    assert engine.result(table.state) is None
    assert engine.public(table.state)["round"] == 10


def test_ruling_63_endless_play_goes_on_for_a_record() -> None:
    """A loss after the goal is still a record: rounds survived."""
    table = Table(mode="cooperative", round=10, options={"endless": True}).march()
    assert engine.result(table.state) is None
    assert engine.public(table.state)["round"] == 11
    dying = COOPERATIVE.replace(".  .  .    .   .", "^y .  .    .   .", 1) + "houses 1"
    table = Table(dying, mode="cooperative", round=14, options={"endless": True}).march()
    result = engine.result(table.state)
    assert result is not None
    assert result.points == [13, 13]


def test_rulings_58_and_63_lost_even_in_the_last_round() -> None:
    dying = COOPERATIVE.replace(".  .  .    .   .", "^y .  .    .   .", 1) + "houses 1"
    table = Table(dying, mode="cooperative", round=10).march()
    result = engine.result(table.state)
    assert result is not None
    assert result.winners == []


def test_ruling_12_18_in_coop_a_landing_may_cost_the_last_tower_and_the_march_is_played() -> None:
    """Lost for good in phase 2; phase 3 is still played, then the game is over."""
    table = Table(
        """
        .   .    .    .   .
        .   .    .    .   .
        .   .    .    .   .
        .   vp   T1   H   .
        >r  .    .    .   .
        """,
        mode="cooperative",
        supply={"D": 1},
    )
    table.act(place("D", "4,2")).answer("R").march()
    assert table.after().towers == {}
    assert table.after().skeletons.keys() == {"5,2"}
    result = engine.result(table.state)
    assert result is not None
    assert result.reason.key == "result.lost_towers"


def test_ruling_35_one_treasure_for_all() -> None:
    """Ruling 63: on one board only; it lures there alone."""
    board = COOPERATIVE.replace(".  .  .    .   .", "vy .  .    .   .", 1)
    table = Table(board, board, mode="cooperative", supply={"$": 1, "W": 1})
    table.act(place("$", "1,2"))
    assert table.board(0).skeletons["1,1"][0].facing == "R"
    assert table.board(1).skeletons["1,1"][0].facing == "D"
    decision = table.decision(1)
    assert decision is not None
    assert {action.get("trap") for action in decision.actions} == {"W", None}


def test_ruling_38_no_hearse_in_coop() -> None:
    state = engine.new(engine.Options(mode="cooperative", advanced=True), 4, b"m")
    market = engine.public(state)["market"]
    assert "Q" not in market["stock"]
