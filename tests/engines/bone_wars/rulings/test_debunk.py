"""Debunking: rulings 50 to 55, R7, R10, R11, R22."""

from typing import Any

import pytest

from .table import CARNIVORE, CLAW, HERBIVORE, PAW, TAIL, TORSO, WING, Table, grant, has

LEIDY, REED, STERNBERG = "joseph_leidy", "william_h_reed", "charles_sternberg"
PLAIN = "othniel_c_marsh"
"""A card whose effect is for publishing."""


def debunking(card: str = PLAIN, papers: Any = None, **more: Any) -> Table:
    """Seat 0, of Marsh, goes to debunk Cope's papers."""
    table = more.pop("table", {})
    found = Table(
        p0=has(paleontologists=[card], **more),
        papers={"cope": papers or {2: 1, 3: 1, 4: 1}},
        **table,
    ).plays(card)
    if found.kind == "turn.mode":
        found.do("turn.mode", mode="debunk")
    return found


def sets(table: Table) -> set[tuple[str, int, int]]:
    assert table.kind == "debunk.set", table.kind
    return {(c["bone"], c["size"], c["wilds"]) for c in table.choices if "bone" in c}


@pytest.mark.parametrize(("size", "loyalty"), [(2, 1), (3, 2), (4, 4)])
def test_what_a_debunked_paper_brings(size: int, loyalty: int) -> None:
    table = debunking(crates=[TORSO] * size, papers={size: 1})
    table.finish()
    assert table.me["loyalty"] == {"marsh": loyalty, "cope": 0}
    assert table.view["papers"]["cope"][str(size)] == 0
    assert table.view["papers"]["marsh"][str(size)] == 1
    assert table.me["crates"] == []
    assert table.told("paper.debunked", "patron", "value", ever=True) == [("marsh", size)]


def test_ruling_50_identical_means_the_same_type() -> None:
    table = Table(
        p0=has(paleontologists=[PLAIN], crates=[CARNIVORE, HERBIVORE, PAW, CLAW]),
        papers={"cope": {2: 1, 3: 1, 4: 1}},
    )
    assert PLAIN not in table.playable(), "no two are alike"
    table = debunking(crates=[CARNIVORE, CARNIVORE, HERBIVORE, HERBIVORE])
    assert sets(table) == {(CARNIVORE, 2, 0), (HERBIVORE, 2, 0)}


def test_ruling_50_and_r10_leidys_bone_is_wild_beside_a_real_one() -> None:
    """Rulings 50, R10: one wild bone, and at least one real one in the set."""
    table = debunking(LEIDY, crates=[TORSO, WING], papers={2: 2})
    assert sets(table) == {(TORSO, 2, 1), (WING, 2, 1)}
    table.do("debunk.set", bone=TORSO).do("debunk.wild", bone=WING)
    assert table.me["crates"] == []
    assert table.player(0)["loyalty"]["marsh"] == 1


def test_ruling_50_and_r10_leidy_and_grant_four_together() -> None:
    """R10: two wild bones in a set of three or four, never in one of two."""
    table = debunking(LEIDY, crates=[TORSO, WING, PAW], papers={2: 1, 3: 1},
                      table=has(grants=grant("G4")))  # fmt: skip
    found = sets(table)
    assert (TORSO, 3, 2) in found
    assert (TORSO, 2, 1) in found
    assert not [each for each in found if each[1] - each[2] < 1]
    table = debunking(LEIDY, crates=[TORSO, TORSO, WING, PAW], papers={4: 1},
                      table=has(grants=grant("G4")))  # fmt: skip
    table.finish()
    assert table.me["loyalty"]["marsh"] == 4


def test_ruling_50_the_owner_says_which_bone_is_wild() -> None:
    table = debunking(LEIDY, crates=[TORSO, TORSO, WING, PAW], papers={3: 1})
    table.do("debunk.set", bone=TORSO, size=3, wilds=1)
    assert table.kind == "debunk.wild"
    assert {WING, PAW} <= set(table.offered("bone"))
    table.do("debunk.wild", bone=PAW)
    assert table.me["crates"] == [WING]


def test_r7_the_wild_bone_is_for_one_set() -> None:
    """R7: with the first set it is used up."""
    table = debunking(LEIDY, crates=[TORSO, WING, PAW, CLAW], papers={2: 2})
    table.do("debunk.set", bone=TORSO, size=2, wilds=1)
    table.do("debunk.wild", bone=WING)
    assert table.choices == [{"done": True}], "no other set is possible"


def test_ruling_51_and_r11_the_size_names_the_paper() -> None:
    """Rulings 51, R11: no target is asked; papers beyond the shelves may be hit, too."""
    table = debunking(crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 14})
    table.do("debunk.set", bone=TORSO, size=2)
    assert table.view["papers"]["cope"]["2"] == 13
    assert table.view["papers"]["marsh"]["2"] == 1


def test_ruling_51_printed_and_neutral_papers_are_no_targets() -> None:
    """Nothing was published: credibility is 1 by the printed paper, which stays."""
    table = Table(p0=has(paleontologists=[PLAIN], crates=[TORSO] * 4))
    assert table.view["credibility"]["cope"] == 1
    assert PLAIN not in table.playable()


def test_ruling_51_own_patrons_papers_are_no_targets() -> None:
    table = Table(
        p0=has(paleontologists=[PLAIN], crates=[TORSO] * 4), papers={"marsh": {2: 1, 3: 1, 4: 1}}
    )
    assert PLAIN not in table.playable()


def test_ruling_52_set_after_set() -> None:
    """Each set brings its loyalty when it is discarded."""
    table = debunking(crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 2})
    table.do("debunk.set", bone=TORSO, size=2)
    assert table.me["loyalty"]["marsh"] == 1
    assert table.view["papers"]["marsh"]["2"] == 1
    assert table.kind == "debunk.set"
    assert {"done": True} in table.choices
    table.do("debunk.set", bone=TAIL)
    assert table.me["loyalty"]["marsh"] == 2
    assert table.do("debunk.set", done=True).turn == 1


def test_ruling_52_one_may_stop_after_the_first() -> None:
    table = debunking(crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 2})
    assert table.offered("done") == [], "not before"
    table.do("debunk.set", bone=TORSO, size=2).do("debunk.set", done=True)
    assert table.player(0)["crates"] == [TAIL, TAIL]


def test_ruling_53_no_paper_no_set() -> None:
    table = debunking(crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 1})
    table.do("debunk.set", bone=TORSO)
    assert table.choices == [{"done": True}]
    assert table.player(0)["crates"] == [TAIL, TAIL]


def test_ruling_53_the_size_must_match_exactly() -> None:
    table = debunking(crates=[TORSO] * 4, papers={2: 1, 4: 1})
    assert sets(table) == {(TORSO, 2, 0), (TORSO, 4, 0)}


def test_ruling_54_a_loyalty_less_for_a_round_bonus_of_choice() -> None:
    """Rulings 54, 79: any of the four round bonuses, once per action; at least 0 loyalty."""
    table = debunking(crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 2}, money=5,
                      table=has(grants=grant("G10")))  # fmt: skip
    table.do("debunk.set", bone=TORSO, size=2)
    assert table.kind == "debunk.grant"
    assert sorted(table.offered("use")) == [False, True]
    table.do("debunk.grant", use=True)
    assert table.kind == "round.choose"
    assert set(table.offered("bonus")) == {"money3", "bones3", "upgradeSlot", "loyalty1"}
    table.do("round.choose", bonus="money3")
    assert (table.me["money"], table.me["loyalty"]["marsh"]) == (8, 0)
    table.do("debunk.set", bone=TAIL)
    assert table.choices == [{"done": True}], "not asked a second time"
    assert table.player(0)["loyalty"]["marsh"] == 1


def test_ruling_54_who_declines_is_asked_for_the_next_set() -> None:
    """R7: per set until used."""
    table = debunking(crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 2},
                      table=has(grants=grant("G10")))  # fmt: skip
    table.do("debunk.set", bone=TORSO, size=2).do("debunk.grant", use=False)
    assert table.me["loyalty"]["marsh"] == 1
    table.do("debunk.set", bone=TAIL)
    assert table.kind == "debunk.grant"


def test_ruling_55_the_other_player_loses_nothing() -> None:
    before = Table(p1=has(patron="cope", cope=7, rp=3)).player(1)
    table = debunking(crates=[TORSO] * 3, papers={3: 1},
                      table=has(p1=has(patron="cope", cope=7, rp=3)))  # fmt: skip
    table.finish()
    after = table.player(1)
    assert (after["loyalty"], after["rp"], after["money"]) == (
        before["loyalty"], before["rp"], before["money"],
    )  # fmt: skip


def test_r22_the_next_set_attacks_the_then_rival() -> None:
    """R22: the bonus of G10 swaps the patron between two sets."""
    table = debunking(
        crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 1},
        table=has(grants=grant("G10"),
                   rounds=["money3", "digSiteActions3", "upgradeSlot", "loyalty1"],
                   columns=["rare2", "chooseSpecies", "upgradeTeam", "removeCover", "bones3"]),
    )  # fmt: skip
    table.do("debunk.set", bone=TORSO).do("debunk.grant", use=True)
    table.do("round.choose", bonus="digSiteActions3").do("site.action", at="montana")
    table.do("site.action", stop=True)
    assert table.me["patron"] == "cope"
    assert table.view["papers"]["marsh"]["2"] == 1
    table.do("debunk.set", bone=TAIL)
    assert table.view["papers"] == {
        "marsh": {"2": 0, "3": 0, "4": 0},
        "cope": {"2": 1, "3": 0, "4": 0},
    }
    assert table.player(0)["loyalty"] == {"marsh": 0, "cope": 1}


@pytest.mark.parametrize(("size", "loyalty"), [(2, 2), (3, 3), (4, 4)])
def test_ruling_44_reed_pays_up_to_three_bones(size: int, loyalty: int) -> None:
    table = debunking(REED, crates=[TORSO] * size, papers={size: 1}).finish()
    assert table.me["loyalty"]["marsh"] == loyalty


def test_r7_reed_pays_once() -> None:
    """R7: of two sets the first of at most three bones."""
    table = debunking(REED, crates=[TORSO, TORSO, TAIL, TAIL], papers={2: 2})
    table.do("debunk.set", bone=TORSO, size=2).do("debunk.set", bone=TAIL)
    assert table.player(0)["loyalty"]["marsh"] == 3


@pytest.mark.parametrize("marsh", range(3))
def test_r7_sternberg_divides_one_sets_loyalty(marsh: int) -> None:
    """R7: asked per set until used."""
    table = debunking(STERNBERG, crates=[TORSO] * 3, papers={3: 1})
    table.do("debunk.set", bone=TORSO).do("debunk.split", use=True)
    assert sorted(table.offered("marsh")) == [0, 1, 2]
    table.do("loyalty.split", marsh=marsh)
    assert table.player(0)["loyalty"] == {"marsh": marsh, "cope": 2 - marsh}


def test_r7_sternberg_for_the_second_set() -> None:
    """R7: declined for the first, used for the second, then used up."""
    table = debunking(STERNBERG, crates=[TORSO] * 2 + [TAIL] * 2 + [WING] * 2, covers=2,
                      papers={2: 3})  # fmt: skip
    table.do("debunk.set", bone=TORSO, size=2).do("debunk.split", use=False)
    table.do("debunk.set", bone=TAIL, size=2).do("debunk.split", use=True)
    table.do("loyalty.split", marsh=0)
    table.do("debunk.set", bone=WING)
    assert table.choices == [{"done": True}]
    assert table.player(0)["loyalty"] == {"marsh": 2, "cope": 1}


def test_r7_grant_ten_first_then_sternberg() -> None:
    """R7: with both, the point of G10 is taken off first, then the rest is split."""
    table = debunking(STERNBERG, crates=[TORSO] * 4, papers={4: 1}, money=5,
                      table=has(grants=grant("G10")))  # fmt: skip
    table.do("debunk.set", bone=TORSO)
    while table.kind in ("debunk.grant", "debunk.split"):
        table.do(table.kind, use=True)
        if table.kind == "round.choose":
            table.do("round.choose", bonus="money3")
    assert table.kind == "loyalty.split"
    assert sorted(table.offered("marsh")) == [0, 1, 2, 3]


def test_r7_reeds_extra_counts_against_grant_ten() -> None:
    """R7: 1 + 1 (Reed) - 1 (G10)."""
    table = debunking(REED, crates=[TORSO] * 2, papers={2: 1}, table=has(grants=grant("G10")))
    table.do("debunk.set", bone=TORSO)
    table.do("debunk.grant", use=True).do("round.choose", bonus="money3")
    assert table.player(0)["loyalty"]["marsh"] == 1
