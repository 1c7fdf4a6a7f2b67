"""Scoring: R24, R25, rulings 91 and 51 (what counts as a shelf)."""

from typing import Any

import pytest

from engines.bone_wars import engine

from .table import Table, has

VALUES = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7]
UPTO = {2: [1, 3, 5, 7], 3: [1, 4, 6, 9], 4: [2, 5, 8, 11]}
"""The most tiles with which credibility is still 1, 2, 3, 4 (section 2.6)."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tiles", range(17))
def test_credibility_by_the_number_of_papers(seats: int, tiles: int) -> None:
    """Whatever the values of the papers; nothing counts beyond the fifth shelf (ruling 49)."""
    expected = 1 + sum(tiles > most for most in UPTO[seats])
    for papers in ({2: tiles}, {2: tiles // 2, 4: tiles - tiles // 2}):
        view = Table(seats=seats, papers={"cope": papers}).view
        assert view["credibility"] == {"marsh": 1, "cope": expected}


@pytest.mark.parametrize(("index", "value"), list(enumerate(VALUES)))
def test_r25_the_list_of_values_is_the_rule(index: int, value: int) -> None:
    """R25."""
    player = Table(p0=has(marsh=index), papers={"marsh": {2: 2}}).player(0)
    assert player["value"] == {"marsh": value, "cope": 0}
    assert player["projection"] == {"marsh": value * 2, "cope": 0}
    assert player["then"] == player["rp"] + value * 2


def _end(**given: Any) -> Table:
    """Both pass in round 4: seat 0 takes 3 loyalty, seat 1 gets 2."""
    table = Table(round=4, **given)
    table.passes().do("endgame.space", loyalty=3).passes().do("endgame.space", loyalty=2)
    assert table.view["phase"] == "over"
    return table


def test_final_scoring_adds_both_patrons_to_the_points() -> None:
    table = _end(
        p0=has(rp=7, marsh=2, cope=4, patron="marsh"), p1=has(rp=1, patron="cope"),
        papers={"marsh": {2: 2}, "cope": {3: 6}},
    )  # fmt: skip
    assert table.told("scored", "when", ever=True) == ["final"]
    assert table.player(0)["rp"] == 7 + 3 * 2 + 2 * 4
    assert table.player(1)["rp"] == 1 + 1 * 4
    result = engine.result(table.state)
    assert result is not None
    assert result.points == [21, 5]
    assert result.winners == [0]
    assert result.places == [1, 2]
    assert [sum(parts.values()) for parts in result.parts] == result.points


def test_what_is_counted_is_not_counted_again() -> None:
    """After the end nothing more would come, neither in the views nor in words."""
    given = has(p0=has(rp=7, marsh=2, cope=4), p1=has(rp=1, patron="cope"), papers={"cope": {3: 6}})
    before = Table(round=4, **given)
    assert before.player(0)["projection"] == {"marsh": 1, "cope": 8}
    assert "7 RP, 9 more if scored now" in engine.describe(before.view, "en")
    table = _end(**given)
    assert [player["projection"] for player in table.view["players"]] == [
        {"marsh": 0, "cope": 0}
    ] * 2
    assert [player["then"] - player["rp"] for player in table.view["players"]] == [0, 0]
    assert engine.private(table.state, 0)["sum"]["projections"] == [[0, 0], [0, 0]]
    for lang, again in (("en", "if scored now"), ("fr", "si l’on comptait")):
        assert again not in engine.describe(table.view, lang)
    assert f"{table.player(0)['rp']} RP, all counted" in engine.describe(table.view, "en")


def _points(marsh: int) -> int:
    return VALUES[marsh]


def test_ruling_91_most_points_then_most_archived_cards() -> None:
    """3 loyalty is worth 2 points and 2 loyalty 1: one point more makes them equal."""
    table = _end(p0=has(rp=5, archive={"A": ["Stegosaurus"]}), p1=has(rp=6))
    result = engine.result(table.state)
    assert result is not None
    assert result.points == [7, 7]
    assert result.winners == [0]
    assert result.places == [1, 2]
    table = _end(p0=has(rp=5), p1=has(rp=6, archive={"A": ["Stegosaurus"]}))
    result = engine.result(table.state)
    assert result is not None
    assert result.winners == [1]


def test_ruling_91_and_r24_then_they_share_the_victory() -> None:
    """Rulings 91, R24."""
    table = _end(
        p0=has(rp=5, archive={"A": ["Stegosaurus"]}), p1=has(rp=6, archive={"E": ["Eryops"]})
    )
    result = engine.result(table.state)
    assert result is not None
    assert result.points == [7, 7]
    assert result.winners == [0, 1]
    assert result.places == [1, 1]


def test_ruling_89_money_and_cards_are_worth_nothing() -> None:
    table = _end(p0=has(money=50, species=["Stegosaurus", "Eryops"]), p1=has(money=0))
    assert [player["rp"] for player in table.view["players"]] == [2, 1]
