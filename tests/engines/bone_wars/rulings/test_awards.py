"""Awards: rulings 56 to 59, 67 and 68, R9 (as far as awards go)."""

from typing import Any

import pytest

from .table import Table, bonus_tiles, grant, has

COPE, LAKES, LUCAS = "edward_d_cope", "arthur_lakes", "oramel_w_lucas"
PLAIN = "joseph_leidy"
FIVE = {"A": ["Stegosaurus", "Triceratops", "Baptornis"], "B": ["Apatosaurus", "Dictyocephalus"]}
"""Three reptiles, a bird and an amphibian: all of B1."""
LIMIT = has(archive_camps=2, camps_at=["kansas", "colorado"])


def claiming(card: str = PLAIN, archive: Any = None, **more: Any) -> Table:
    table = more.pop("table", {})
    found = Table(
        p0=has(paleontologists=[card], archive=archive or FIVE, **LIMIT, **more), **table
    ).plays(card)
    if found.kind == "turn.mode":
        found.do("turn.mode", mode="award")
    return found


def spaces(table: Table, tile: str) -> set[int]:
    assert table.kind == "award.claim", table.kind
    return {choice["space"] for choice in table.choices if choice["tile"] == tile}


def test_ruling_56_any_free_space_whose_condition_is_met() -> None:
    table = claiming()
    assert spaces(table, "B") == {0, 1, 3}, "the third space is closed for two players"
    assert spaces(table, "C") == {0, 1, 3}, "three cards in envelope A"
    table.do("award.claim", tile="B", space=0).finish()
    assert table.me["loyalty"]["marsh"] == 1
    assert table.view["awards"]["B"]["spaces"] == [[0], [], ["x"], []]


@pytest.mark.parametrize(("space", "loyalty"), [(0, 1), (1, 2), (3, 4)])
def test_what_a_space_brings(space: int, loyalty: int) -> None:
    table = claiming(money=5)
    table.do("award.claim", tile="B", space=space).finish()
    assert table.me["loyalty"]["marsh"] == loyalty
    assert table.me["money"] == 5 + 3, "and the round bonus"
    assert table.me["awards"] == 2


def test_with_four_players_the_third_space_is_open() -> None:
    table = claiming(table=has(seats=4))
    assert spaces(table, "B") == {0, 1, 2, 3}
    table.do("award.claim", tile="B", space=2).finish()
    assert table.me["loyalty"]["marsh"] == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_it_is_closed(seats: int) -> None:
    table = Table(seats=seats)
    for tile in "ABC":
        assert table.view["awards"][tile]["spaces"][2] == ["x"]


def test_ruling_57_an_amphibian_stands_for_one_animal() -> None:
    """Three reptiles, no bird, one amphibian: 2 + 1 is met, 3 + 2 is not."""
    archive = {"A": ["Stegosaurus", "Triceratops"], "B": ["Apatosaurus", "Dictyocephalus"]}
    assert spaces(claiming(archive=archive), "B") == {0, 1}
    two = {"A": ["Stegosaurus", "Triceratops", "Ptyonius"], "B": ["Apatosaurus", "Dictyocephalus"]}
    assert spaces(claiming(archive=two), "B") == {0, 1, 3}


def test_ruling_57_amphibians_alone() -> None:
    """Two amphibians make a reptile and a bird; as one of each kind they are not two of them."""
    archive = {"A": ["Ptyonius"], "B": ["Dictyocephalus"]}
    found = claiming(archive=archive)
    assert spaces(found, "B") == {0}


def test_ruling_57_amphibians_are_not_wild_elsewhere() -> None:
    """A1 asks for Marsh's species: Cope's amphibian is none."""
    archive = {"A": ["Ptyonius", "Stegosaurus"], "B": ["Dictyocephalus"]}
    assert spaces(claiming(archive=archive), "A") == set()


def test_ruling_58_a_claimed_award_stays() -> None:
    table = claiming(table=has(p1=has(passed=True)), species=["Arctodus"], money=9)
    table.do("award.claim", tile="C", space=3).finish()
    table.passes().finish()
    assert table.view["awards"]["C"]["spaces"][3] == [0]
    moved = Table(
        p0=has(species=["Arctodus"], awards={"C": 3}, archive={"A": ["Stegosaurus"]}),
    )
    moved.plays("Arctodus").do("prize.when", when="now").do("reclassify", to="E")
    assert moved.archive() == {"E": ["Stegosaurus"]}
    assert moved.view["awards"]["C"]["spaces"][3] == [0]


def test_ruling_59_lucas_may_stand_on_a_virtual_marker() -> None:
    table = claiming(LUCAS)
    assert spaces(table, "B") == {0, 1, 2, 3}
    table.do("award.claim", tile="B", space=2).finish()
    assert sorted(map(str, table.view["awards"]["B"]["spaces"][2])) == ["0", "x"]
    assert table.me["loyalty"]["marsh"] == 2


def test_ruling_59_lucas_beside_another_player() -> None:
    others = has(p1=has(awards={"B": 3}))
    assert spaces(claiming(table=has(others)), "B") == {0, 1}
    table = claiming(LUCAS, table=has(others))
    table.do("award.claim", tile="B", space=3).finish()
    assert sorted(table.view["awards"]["B"]["spaces"][3]) == [0, 1]


def test_ruling_67_a_full_tile_is_for_lucas_only() -> None:
    seats = has(seats=4, p1=has(awards={"B": 0}), p2=has(awards={"B": 1}), p3=has(awards={"B": 2}))
    archive = {"A": ["Stegosaurus", "Triceratops", "Ptyonius"]}
    players = {key: value for key, value in seats.items() if key != "seats"}
    table = Table(seats=4, p0=has(paleontologists=[PLAIN], archive=archive, **LIMIT), **players)
    assert PLAIN in table.playable()
    table.plays(PLAIN)
    if table.kind == "turn.mode":
        table.do("turn.mode", mode="award")
    assert spaces(table, "B") == set(), "2 + 1 is met, but its spaces are taken"
    assert spaces(claiming(LUCAS, archive, table=seats), "B") == {0, 1, 2}


def test_ruling_68_one_marker_per_tile_for_good() -> None:
    """Also with Lucas."""
    for card in (PLAIN, LUCAS):
        table = claiming(card, awards={"B": 0})
        assert spaces(table, "B") == set()
        assert spaces(table, "C")


def test_ruling_68_markers_stay_over_the_rounds() -> None:
    table = claiming(table=has(p1=has(passed=True)))
    table.do("award.claim", tile="B", space=0).finish()
    table.passes().finish()
    assert table.view["round"] == 2
    assert table.view["awards"]["B"]["spaces"][0] == [0]
    assert table.me["awards"] == 2


def test_r9_awards_look_at_envelopes_not_icons() -> None:
    """R9: G2 changes nothing for C1: only what lies in A counts."""
    archive = {"E": ["Stegosaurus", "Triceratops"], "A": ["Brontotherium"]}
    table = claiming(archive=archive, table=has(grants=grant("G2")))
    assert spaces(table, "C") == {0}


@pytest.mark.parametrize("marsh", range(5))
def test_lakes_divides_the_awards_loyalty(marsh: int) -> None:
    table = claiming(LAKES)
    table.do("award.claim", tile="B", space=3)
    if table.kind == "reward.next":
        table.do("reward.next", reward="split:4")
    assert sorted(table.offered("marsh")) == [0, 1, 2, 3, 4]
    table.do("loyalty.split", marsh=marsh).finish()
    assert table.me["loyalty"] == {"marsh": marsh, "cope": 4 - marsh}


def test_ruling_79_copes_card_chooses_among_all_four_round_bonuses() -> None:
    table = claiming(COPE, money=5)
    table.do("award.claim", tile="B", space=0)
    while table.kind == "reward.next":
        table.do("reward.next", reward="round")
    assert table.kind == "round.choose"
    assert set(table.offered("bonus")) == {"money3", "bones3", "upgradeSlot", "loyalty1"}
    table.do("round.choose", bonus="loyalty1").finish()
    assert table.me["loyalty"]["marsh"] == 2
    assert table.me["money"] == 5


def test_r6_the_owner_orders_loyalty_and_round_bonus() -> None:
    """R6: the same queue serves awards."""
    table = claiming(table=bonus_tiles("digSiteActions3"))
    table.do("award.claim", tile="B", space=3)
    assert table.kind == "reward.next"
    assert set(table.offered("reward")) == {"loyalty:4", "round"}
    table.do("reward.next", reward="round").do("site.action", at="montana")
    table.do("site.action", stop=True)
    assert table.player(0)["loyalty"] == {"marsh": 0, "cope": 4}
