"""The fourteen grants, rulings 82, R7 and R28; others are beside what they change."""

import pytest

from .papers import paper, published, publishing
from .table import COLUMNS, HERBIVORE, PAW, TAIL, TORSO, Table, first_column, grant, has

FOUR = [TORSO, TAIL, HERBIVORE, PAW]


def test_g1_discovering_takes_one_point() -> None:
    table = Table(p0=has(team="montana"), grants=grant("G1")).plays("T1")
    assert "discover" in table.does()
    table.acts("discover")
    assert len(table.species()) == 1


@pytest.mark.parametrize(("card", "cost"), [("T1", 0), ("T2", 1), ("T3", 3)])
def test_g6_slots_are_free_but_cards_are_not(card: str, cost: int) -> None:
    played = [{"team": "T4"}, {"team": "T5"}]
    table = Table(p0=has(money=9, slots=played, reserve=["T6"]), grants=grant("G6")).plays(card)
    assert table.me["money"] == 9 - cost


def test_g6_an_empty_purse_still_plays() -> None:
    played = [{"team": "T2"}, {"team": "T3"}]
    table = Table(p0=has(money=0, slots=played, team_cards=["T1"]), grants=grant("G6"))
    assert table.playable() == {"T1"}


def test_g8_the_round_bonus_instead_of_the_columns() -> None:
    """Ruling 81: a choice of one of the two."""
    given = has(p0=has(paleontologists=["joseph_leidy"], species=["Stegosaurus"], money=5))
    for wanted, money in (("round", 5 + 2 + 3), ("column", 5 + 2)):
        table = Table(**given, grants=grant("G8")).plays("joseph_leidy")
        while table.kind in ("turn.mode", "minor.card"):
            table.take(table.choices[0])
        table.do("minor.tile", column=1)
        assert table.kind == "round.swap"
        assert set(table.offered("bonus")) == {"round", "column"}
        table.do("round.swap", bonus=wanted)
        assert table.player(0)["money"] == money
        assert (table.kind == "rare.take") == (wanted == "column")


def test_g9_a_round_bonus_of_choice_for_every_whole_skeleton() -> None:
    """R7: G9 alone applies to every paper of four bones; ruling 79: any of the four."""
    table = publishing(
        species=["Diplodocus", "Stegosaurus"], crates=FOUR * 2, covers=1, money=5,
        table=has(grants=grant("G9")),
    )  # fmt: skip
    paper(paper(table, "Diplodocus", *FOUR), "Stegosaurus", *FOUR)
    chosen = 0
    while table.turn == 0 and table.kind != "turn.play":
        if table.kind == "round.choose":
            assert set(table.offered("bonus")) == {"money3", "bones3", "upgradeSlot", "loyalty1"}
            table.do("round.choose", bonus="loyalty1")
            chosen += 1
        else:
            table.take(table._least())
    assert chosen == 2
    assert table.player(0)["loyalty"]["marsh"] == 2 + 2 + 1 + 1


def test_g9_does_not_touch_awards() -> None:
    table = Table(
        p0=has(paleontologists=["joseph_leidy"], archive={"A": ["Stegosaurus"]}, money=5),
        awards={"A": "A3", "B": "B4", "C": "C1"},
        grants=grant("G9"),
    ).plays("joseph_leidy")
    table.finish()
    assert "round.choose" not in str(table.all)
    assert table.player(0)["money"] == 8


def test_g11_the_paleontologist_may_stay() -> None:
    given = has(
        p0=has(paleontologists=["joseph_leidy"], paleontologist="minor", species=["Stegosaurus"])
    )
    assert "joseph_leidy" not in Table(**given).playable()
    table = Table(**given, grants=grant("G11"))
    assert "joseph_leidy" in table.playable()
    table.plays("joseph_leidy")
    assert table.me["paleontologist"] == "minor"


def test_g12_goes_with_every_round_bonus() -> None:
    """Also R6: a paper of four bones; the round bonus waits in the queue though it shows $3."""
    table = publishing(species=["Stegosaurus"], crates=FOUR, table=has(grants=grant("G12")))
    published(paper(table, "Stegosaurus", *FOUR))
    assert "round" in table.offered("reward"), "not only money, so its time is the owner's choice"
    table.do("reward.next", reward="round")
    assert table.kind == "round.swap"
    assert set(table.offered("bonus")) == set(COLUMNS)


def test_ruling_82_and_r28_meeting_another_team_pays_the_holder() -> None:
    """Rulings 82, R28: the first step out of the university counts; $1 per step, not per team."""
    teams = has(p1=has(team="montana"), p2=has(team="montana"))
    table = Table(seats=3, p0=has(money=5), grants=grant("G13"), **teams).plays("T1")
    table.acts("step montana")
    assert table.me["money"] == 6
    assert table.told("teams.met", "amount") == [1]
    assert [player["money"] for player in table.view["players"][1:]] == [5, 5]


def test_ruling_82_also_when_another_team_comes() -> None:
    table = Table(
        active=1, p0=has(team="montana", money=5), p1=has(team="wyoming"), grants=grant("G13")
    ).plays("T1")
    table.acts("step montana")
    assert (table.player(0)["money"], table.player(1)["money"]) == (6, 5)
    assert table.told("teams.met", "seat") == [0]


def test_ruling_82_leaving_and_passing_by_others_alone_pays_nothing() -> None:
    table = Table(p0=has(team="montana", money=5), p1=has(team="montana"), grants=grant("G13"))
    table.plays("T1").acts("step wyoming")
    assert table.me["money"] == 5


def test_r28_returning_to_a_university_pays_nothing() -> None:
    """R28: two teams at one university do not meet."""
    table = Table(
        p0=has(money=0, marsh=12, team="kansas", profession=(1, 1)),
        p1=has(passed=True, team=2, profession=(2, 1)), neutral=3, grants=grant("G13"),
    ).passes()  # fmt: skip
    table.do("pass.profession", row=5, column=3).do("pass.university", space=1)
    assert table.told("teams.met", ever=True) == []


def test_r28_every_step_counts() -> None:
    """R28: there and back again: twice."""
    table = Table(
        p0=has(team="kansas", money=9), p1=has(team="nebraska"), grants=grant("G13")
    ).plays("T3")
    money = table.me["money"]
    table.acts("step nebraska", "step kansas", "step nebraska")
    assert table.me["money"] == money + 2


def test_g14_two_more_free_steps() -> None:
    table = Table(p0=has(team="kansas"), grants=grant("G14"))
    assert table.me["steps"] == 3
    table.plays("T1").acts("step nebraska", "step montana", "step wyoming")
    assert (table.action["ap"], table.action["steps"]) == (1, 0)


def test_a_grant_works_for_its_holder_only() -> None:
    """Seat 1, at space 2, discovers for one point; seat 0 does not."""
    grants = ["G13", "G1", "G7", "G10"]
    table = Table(p0=has(team="montana"), grants=grants).plays("T1")
    assert "discover" not in table.does()
    table = Table(active=1, p1=has(team="montana"), grants=grants).plays("T1")
    assert "discover" in table.does()


def test_columns_helper_keeps_all_eight_tiles() -> None:
    found = first_column("money3")
    assert sorted(found["columns"] + found["rounds"][:3]) == sorted(
        [*COLUMNS, "money3", "bones3", "upgradeSlot"]
    )
