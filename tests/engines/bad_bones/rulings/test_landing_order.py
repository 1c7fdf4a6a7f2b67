"""Who flees first from a dragon that lands: ruling 16 and the decisions of section 10."""

from typing import Any

import pytest

from engines.bad_bones import engine
from engines.contract import Action, IllegalAction

from .table import Table, drawn, place

AT_THE_TOWER = """
.  .   .                         .  .
.  .   vr@L*pyrovg@L*friendly    .  .
.  .   T2                        .  H
.  .   .                         .  .
.  .   .                         .  .
"""


def _landed(board: str, *sides: str, at: str = "2,3", **more: Any) -> Table:
    """A dragon has landed there, and the sides are said."""
    table = Table(board, supply={"D": 1}, **more)
    table.act(place("D", at))
    for side in sides:
        actions = [] if (decision := table.decision()) is None else decision.actions
        assert {action["type"] for action in actions} == {"dragon.repel"}
        table.act(next(action for action in actions if action["side"] == side))
    return table


def _kind(table: Table) -> str | None:
    decision = table.decision()
    return decision.kind if decision else None


@pytest.mark.parametrize(("symbol", "floors"), [("r", 0), ("g", 1)])
def test_ruling_16_their_owner_says_who_goes_first(symbol: str, floors: int) -> None:
    """Rulings 16 and 51: the friend first saves a floor, after the other there is none left."""
    table = _landed(AT_THE_TOWER, "D", "D")
    assert _kind(table) == "dragon.order"
    assert table.board().towers == {"3,3": 2}
    table.answer(drawn("dragon.order", "2,3", symbol))
    assert table.board().towers == {"3,3": floors}
    assert _kind(table) is None


def test_ruling_16_what_is_offered_is_who_goes_next() -> None:
    table = _landed(AT_THE_TOWER, "D", "D")
    tokens = [table.token("2,3", "r"), table.token("2,3", "g")]
    decision = table.decision()
    assert decision is not None
    expected: list[Action] = [{"type": "dragon.order", "skeleton": token} for token in tokens]
    assert list(decision.actions) == expected
    for wrong in (180 + 18, -1, True, str(tokens[0])):
        with pytest.raises(IllegalAction):
            engine.apply(table.state, 0, {"type": "dragon.order", "skeleton": wrong})
    loaded = engine.load(engine.dump(table.state))
    assert engine.decisions(loaded)[0].id == decision.id


@pytest.mark.parametrize("sides", ["DU", "UD", "LR", "UU"])
def test_ruling_16_where_their_ways_part_nobody_is_asked(sides: str) -> None:
    assert _kind(_landed(AT_THE_TOWER, *sides)) is None


def test_ruling_16_where_all_are_alike_nobody_is_asked() -> None:
    """Nor do they wait for each other: each flees as soon as its side is said."""
    table = _landed(AT_THE_TOWER.replace("vg@L*friendly", "vp"), "D")
    assert table.board().towers == {"3,3": 0}
    assert _kind(table) == "dragon.repel"
    table.answer("D")
    assert _kind(table) is None


def test_rulings_16_and_63_whom_a_cooperative_tower_stops() -> None:
    """Ruling 63: the first is stopped, the second stands on the ruin."""
    board = """
    .  .   .     .    .
    .  .   .     .    .
    .  T1  .     T1   H
    .  >p>y  T1  .    .
    .  .   .     .    .
    """
    table = _landed(board, "R", "R", at="4,2", mode="cooperative")
    assert _kind(table) == "dragon.order"
    table.answer(drawn("dragon.order", "4,2", "y"))
    assert "4,3" not in table.board().towers
    assert [skeleton.symbol for skeleton in table.board().skeletons["4,3"]] == ["p"]


def test_rulings_16_and_12_55_a_side_that_is_closed_meanwhile_is_asked_for_again() -> None:
    """Rulings 12.32 and 12.55: the hero falls, and the trap under him leads to a barricade."""
    board = """
    .   .               K     .   .
    .   vr@T*emperor>p  W/H   .   .
    .   .               T4    .   .
    .   .               .     .   .
    .   .               .     .   .
    """
    table = _landed(board, "R", "R", at="2,2")
    assert _kind(table) == "dragon.order"
    table.answer(drawn("dragon.order", "2,2", "r"))
    assert table.board().hero is None
    assert _kind(table) == "dragon.repel"
    assert set(table.offered("side")) == {"U", "D", "L"}


def test_ruling_16_the_forecast_knows_which_way_they_will_flee() -> None:
    table = _landed(AT_THE_TOWER, "D")
    red, green = (str(table.token("2,3", symbol)) for symbol in "rg")
    paths = engine.private(table.state, 0)["forecast"]["paths"]
    assert paths[red] == {"path": ["2,3"], "facing": "D", "end": "choice", "side": "D"}
    assert "side" not in paths[green]


def test_ruling_16_bots_let_the_friend_go_first() -> None:
    table = _landed(AT_THE_TOWER, "D", "D")
    decision = table.decision()
    assert decision is not None
    chosen = engine.bots()["careful"].choose(table.state, 0, decision, b"")
    assert chosen == {"type": "dragon.order", "skeleton": table.token("2,3", "g")}
