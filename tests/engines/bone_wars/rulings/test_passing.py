"""Passing: rulings 60 and 84 to 89, R12, R18, R21, R29."""

from typing import Any

import pytest

from engines.bone_wars import engine

from .table import Table, grant, has


def spaces(table: Table) -> set[tuple[int, int]]:
    assert table.kind == "pass.profession", table.kind
    return {(choice["row"], choice["column"]) for choice in table.choices}


def test_ruling_60_and_r21_another_row_and_another_column() -> None:
    """Rulings 60, R21: rows of all markers are barred, also of those who have not passed."""
    table = Table(p0=has(profession=(1, 1)), p1=has(profession=(2, 3))).passes()
    assert spaces(table) == {(row, column) for row in (3, 4, 5, 6) for column in (2, 3)}
    table = Table(
        seats=4,
        p0=has(profession=(4, 2)), p1=has(profession=(1, 1)),
        p2=has(profession=(2, 2)), p3=has(profession=(6, 3)),
    ).passes()  # fmt: skip
    assert spaces(table) == {(3, 1), (3, 3), (5, 1), (5, 3)}


@pytest.mark.parametrize(
    ("row", "column", "money", "asked"),
    [
        (5, 2, 5 + 6 + 3, None), (5, 3, 5 + 6 + 1, None), (4, 3, 5 + 2 + 1, "cover.bonus"),
        (6, 3, 5 + 4 + 1, "slot.upgrade"), (2, 3, 5 + 1, "team.upgrade"),
        (3, 3, 5 + 1 + 1, "site.action"),
    ],
)  # fmt: skip
def test_rows_and_columns_bring_their_bonuses(
    row: int, column: int, money: int, asked: str | None
) -> None:
    others = has(profession=(5 if row == 6 else 6, 1))
    table = Table(p0=has(profession=(1, 1), money=5), p1=others)
    table.passes().do("pass.profession", row=row, column=column)
    while table.kind == "reward.next":
        wanted = [c for c in table.choices if not c["reward"].startswith(("species", "bones"))]
        table.take((wanted or table.choices)[0])
    assert table.me["money"] == money
    if asked:
        assert table.kind == asked


def test_r6_the_parts_of_a_profession_are_ordered_by_the_owner() -> None:
    """R6: row and column parts wait in the queue; money comes unasked."""
    table = Table(p0=has(money=5)).passes().do("pass.profession", row=6, column=2)
    assert table.me["money"] == 5 + 4 + 3
    assert table.kind == "reward.next"
    assert set(table.offered("reward")) == {"upgrade_slot:1", "bones:1"}


def test_fossil_hunter_draws_three() -> None:
    table = Table(p0=has(profession=(3, 1))).passes().do("pass.profession", row=1, column=3)
    while table.kind == "reward.next":
        table.take(table.choices[0])
    assert len(table.me["crates"]) == 3
    assert table.me["hand"]["species"]["count"] == 1


def test_ruling_84_the_order_of_passing() -> None:
    """Profession, neutral team, university, then the icons of the new patron's track."""
    table = Table(
        p0=has(profession=(1, 1), money=5, team="kansas", cope=0, marsh=12),
        neutral=3,
    ).passes()
    table.do("pass.profession", row=5, column=3)
    assert table.kind == "pass.university"
    assert table.view["neutral"] == 4, "moved before the own team is placed"
    assert sorted(table.offered("space")) == [1, 3], "2 and 4 are taken"
    table.do("pass.university", space=3)
    assert table.me["patron"] == "cope"
    assert table.me["loyalty"] == {"marsh": 12, "cope": 1}
    assert table.me["money"] == 5 + 6 + 1 + 1
    assert (table.me["team"], table.me["grant"]) == (3, 3)
    types = [event.type for event in table.all]
    order = ["profession.taken", "neutral.moved", "university.chosen"]
    assert [types.index(name) for name in order] == sorted(types.index(name) for name in order)
    assert types.index("university.chosen") < types.index("loyalty.gained")


def test_ruling_84_the_bonuses_come_under_the_old_grant() -> None:
    """G3 is still there for the fossil hunter's bones, though another grant is taken next."""
    table = Table(p0=has(profession=(3, 1)), grants=grant("G3")).passes()
    table.do("pass.profession", row=1, column=3)
    while table.kind == "reward.next":
        table.do("reward.next", reward="bones:3")
    assert table.kind == "bones.source"


def test_ruling_84_and_under_the_old_patron() -> None:
    """Surveyor: a swap before the university is chosen is a swap, then the university decides."""
    table = Table(p0=has(profession=(1, 1))).passes().do("pass.profession", row=3, column=3)
    while table.kind == "reward.next":
        table.do("reward.next", reward="dig_site_actions:3")
    table.do("site.action", at="montana").do("site.action", stop=True)
    assert table.me["patron"] == "cope"
    while table.kind == "reward.next":
        table.take(table.choices[0])
    table.do("pass.university", space=1)
    assert table.me["patron"] == "marsh"


def test_ruling_84_only_the_first_passer_moves_the_neutral_team() -> None:
    table = Table(p0=has(profession=(1, 1)), p1=has(passed=True, profession=(2, 1)), neutral=3)
    table.passes().do("pass.profession", row=5, column=3)
    assert table.view["neutral"] == 3
    assert "neutral.moved" not in [event.type for event in table.all]


def test_with_four_players_there_is_no_neutral_team() -> None:
    table = Table(seats=4)
    assert table.view["neutral"] is None
    table.passes().finish()
    assert "neutral.moved" not in [event.type for event in table.all]


def _neutral_goes(neutral: int, *teams: Any) -> int:
    """Where the neutral team goes from there when seat 0 passes first."""
    players = {
        f"p{seat}": has(
            team=team, grant=team if isinstance(team, int) else seat + 1, profession=(seat + 1, 1)
        )
        for seat, team in enumerate(teams)
    }
    table = Table(seats=len(teams), neutral=neutral, **players).passes()
    table.do("pass.profession", row=5, column=3)
    found: int = table.view["neutral"]
    return found


@pytest.mark.parametrize(("neutral", "to"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_the_neutral_team_goes_up_and_round(neutral: int, to: int) -> None:
    assert _neutral_goes(neutral, "kansas", "montana") == to


@pytest.mark.parametrize(
    ("neutral", "teams", "to"),
    [
        (3, ("kansas", 4), 1), (4, (1, "kansas"), 2), (4, (1, 2), 3), (3, (4, 1), 2),
        (1, ("kansas", 2, 3), 4), (4, (1, 2, 3), 4), (2, (3, 4, 1), 2),
    ],
)  # fmt: skip
def test_ruling_85_and_r12_it_passes_over_teams_that_never_left(
    neutral: int, teams: tuple[Any, ...], to: int
) -> None:
    """Rulings 85, R12: also the passer's own; after a full circle it stays."""
    assert _neutral_goes(neutral, *teams) == to


def test_ruling_86_and_r29_a_team_that_never_left_may_stay() -> None:
    """Rulings 86, R29: it keeps its grant, and gets what the track shows."""
    table = Table(p0=has(money=5, marsh=2), neutral=3).passes()
    table.do("pass.profession", row=5, column=3)
    assert sorted(table.offered("space")) == [1, 3]
    table.do("pass.university", space=1)
    assert (table.me["team"], table.me["grant"]) == (1, 1)
    assert table.me["loyalty"]["marsh"] == 3
    assert table.me["money"] == 5 + 7 + 1


def test_ruling_86_or_move_elsewhere() -> None:
    table = Table(neutral=3).passes().do("pass.profession", row=5, column=3)
    table.do("pass.university", space=3)
    assert (table.me["team"], table.me["grant"], table.me["patron"]) == (3, 3, "cope")
    assert table.told("university.chosen", "space", "patron", "grant", "changed") == [
        (3, "cope", "G7", True)
    ]


def test_ruling_87_in_round_four_the_neutral_team_stays() -> None:
    table = Table(round=4, neutral=3).passes()
    table.do("endgame.space", loyalty=3)
    assert table.view["neutral"] == 3
    assert table.me["team"] == 1, "and so do all others"


@pytest.mark.parametrize(
    ("index", "loyalty", "money"),
    [(0, 1, 1), (4, 1, 1), (5, 0, 1), (9, 0, 1), (10, 0, 0), (18, 0, 0)],
)
def test_ruling_88_both_icons_are_looked_at_before_advancing(
    index: int, loyalty: int, money: int
) -> None:
    table = Table(p0=has(marsh=index, money=0, profession=(1, 1)), neutral=3).passes()
    table.do("pass.profession", row=5, column=3).do("pass.university", space=1)
    assert table.me["loyalty"]["marsh"] == index + loyalty
    assert table.me["money"] == 7 + money


def test_ruling_88_only_the_new_patrons_track_counts() -> None:
    table = Table(p0=has(marsh=0, cope=10, money=0, profession=(1, 1)), neutral=3).passes()
    table.do("pass.profession", row=5, column=3).do("pass.university", space=3)
    assert table.me["loyalty"] == {"marsh": 0, "cope": 10}
    assert table.me["money"] == 7


@pytest.mark.parametrize(("seats", "offered"), [(2, [2, 3]), (3, [2, 3]), (4, [1, 2, 3])])
def test_ruling_89_and_r18_the_endgame_tile(seats: int, offered: list[int]) -> None:
    """Rulings 89, R18: spaces of equal value are one entry."""
    table = Table(seats=seats, round=4).passes()
    assert table.kind == "endgame.space"
    assert sorted(table.offered("loyalty")) == offered
    assert len(table.view["endgame"]) == seats


def test_ruling_89_its_loyalty_goes_to_the_current_patron() -> None:
    table = Table(seats=3, round=4, p0=has(patron="cope", money=5)).passes()
    table.do("endgame.space", loyalty=3)
    assert table.me["loyalty"] == {"marsh": 0, "cope": 3}
    assert table.me["money"] == 5, "no profession, no icons"
    assert table.me["profession"] == [1, 1]
    table.passes()
    assert table.choices == [{"loyalty": 2}], "the others are worth 2"
    table.do("endgame.space", loyalty=2)
    assert table.player(1)["loyalty"]["marsh"] == 2


def test_ruling_89_first_come_first_served() -> None:
    table = Table(seats=4, round=4).passes().do("endgame.space", loyalty=2)
    table.passes()
    assert sorted(table.offered("loyalty")) == [1, 2, 3], "the other space of value 2"
    table.do("endgame.space", loyalty=2).passes()
    assert sorted(table.offered("loyalty")) == [1, 3]


def test_games_of_older_rules_pay_what_they_paid() -> None:
    """Professions that play late pay more since rules 3; nobody's running game changes."""
    seed, options = b"older", engine.Options()
    for played, pays in ((engine, 6), (engine.older_rules[2], 4)):
        state = played.load(played.dump(played.new(options, 2, seed)))
        (seat,) = played.decisions(state)
        before = played.public(state)["players"][seat]["money"]
        played.apply(state, seat, {"type": "setup.choose", "profession": 5})
        after = played.public(played.clone(state))
        assert after["players"][seat]["money"] - before == pays + 2
        assert after["components"]["professions"]["rows"][4]["bonus"] == {"money": pays}
