"""The end of a round: R31, R32, rulings 10, 14 and 90 as far as the reset goes."""

import pytest

from .table import PAW, RING, TAIL, Table, has

ALONE = has(p1=has(passed=True))
DECK = ["Stegosaurus", "Eryops", "Laelaps", "Baptornis", "Diatryma", "Arctodus", "Borophagus"]


def test_r32_new_cards_are_dealt_round_the_ring_from_montana() -> None:
    """R32: two cards for six sites that have none: Montana and Nebraska get them."""
    table = Table(
        **ALONE, sites={site: {"card": None} for site in RING}, species_deck=DECK[:2],
        species_discard=[],
    )  # fmt: skip
    table.passes().do("pass.profession", row=5, column=2).finish()
    found = [table.view["sites"][site]["card"] for site in RING]
    assert {table.name(card) for card in found[:2]} == set(DECK[:2])
    assert found[2:] == [None] * 4


def test_old_cards_of_the_sites_are_discarded() -> None:
    table = Table(**ALONE, species_deck=DECK)
    old = {site["card"] for site in table.view["sites"].values()}
    table.passes().do("pass.profession", row=5, column=2).finish()
    assert set(table.view["discards"]["species"]) == old
    assert {table.name(table.view["sites"][site]["card"]) for site in RING} < set(DECK)


def test_bones_are_pushed_up_and_filled() -> None:
    table = Table(**ALONE, sites={"montana": {"bones": [None, TAIL, PAW], "card": None}})
    table.passes().finish()
    bones = table.view["sites"]["montana"]["bones"]
    assert bones[:2] == [TAIL, PAW]
    assert all(None not in site["bones"] for site in table.view["sites"].values())
    assert all(site["card"] is not None for site in table.view["sites"].values())


def test_team_cards_come_back_and_others_are_discarded() -> None:
    table = Table(
        p0=has(
            slots=[{"team": "T1", "specialist": "miner"}, {"species": "Eryops"},
                   {"paleontologist": "joseph_leidy"}],
            team_cards=["T2", "T3"], specialists=["miner"],
        ),
        **ALONE,
    )  # fmt: skip
    table.passes().finish()
    assert sorted(table.me["hand"]["team"]) == ["T1", "T2", "T3"]
    assert all(slot["card"] is None for slot in table.me["slots"])
    assert table.id("Eryops") in table.view["discards"]["species"]
    assert table.view["discards"]["paleontologists"] == ["joseph_leidy"]
    assert table.me["specialists"] == [{"id": "miner", "used": False}]
    assert not any(player["passed"] for player in table.view["players"])


def test_r31_the_paleontologist_stays_where_it_stands() -> None:
    """R31: it leaves only by being taken back."""
    table = Table(p0=has(paleontologist="award"), p1=has(passed=True, paleontologist="minor"))
    table.passes().finish()
    assert [player["paleontologist"] for player in table.view["players"]] == ["award", "minor"]


@pytest.mark.parametrize(("row", "order"), [(2, [0, 1]), (3, [0, 1]), (5, [1, 0]), (6, [1, 0])])
def test_the_next_order_is_that_of_the_profession_track(row: int, order: list[int]) -> None:
    """Seat 1 waits in row 4."""
    table = Table(p0=has(profession=(1, 1)), p1=has(passed=True, profession=(4, 1)))
    table.passes().do("pass.profession", row=row, column=2).finish()
    assert table.view["order"] == order
    assert table.turn == order[0]


def test_the_round_bonus_changes_with_the_round() -> None:
    """Round 2: three bones instead of $3."""
    table = Table(round=2, p0=has(specialists=["sketchArtist"], money=5), bag={TAIL: 6}).plays("T1")
    table.do("specialist.use", specialist="sketchArtist", when="before")
    assert (table.me["crates"], table.me["money"]) == ([TAIL] * 3, 5)


def test_ruling_90_mid_game_scoring_takes_nothing_away() -> None:
    """After round 2: loyalty and papers stay, points are added."""
    table = Table(
        round=2, p0=has(marsh=12, profession=(1, 1)), papers={"marsh": {2: 2, 3: 2}}, **ALONE
    )
    table.passes().do("pass.profession", row=5, column=2).do("pass.university", space=1)
    assert table.view["round"] == 3
    assert table.me["loyalty"]["marsh"] == 12
    assert table.view["papers"]["marsh"] == {"2": 2, "3": 2, "4": 0}
    assert table.me["rp"] == 5 * 3
    assert table.told("scored", "when", ever=True) == ["midgame"]
    assert table.view["scorings"] == [
        {"credibility": {"marsh": 3, "cope": 1},
         "points": [{"marsh": 15, "cope": 0}, {"marsh": 0, "cope": 0}]},
    ]  # fmt: skip


@pytest.mark.parametrize("round_", [1, 3])
def test_no_other_round_is_scored_in_between(round_: int) -> None:
    table = Table(round=round_, p0=has(marsh=12), **ALONE).passes().finish()
    assert table.view["round"] == round_ + 1
    assert table.told("scored", ever=True) == []
    assert table.me["rp"] == 0


def test_the_endgame_tile_comes_with_round_four() -> None:
    table = Table(round=3, **ALONE)
    assert table.view["endgame"] is None
    table.passes().finish()
    assert table.view["endgame"] == [
        {"loyalty": 3, "player": None}, {"loyalty": 2, "player": None},
    ]  # fmt: skip


def test_the_grant_changes_with_the_university() -> None:
    """G6 at space 3: slots are free in the next round."""
    table = Table(
        p0=has(money=9, profession=(1, 1)), grants=["G13", "G1", "G6", "G10"], neutral=4, **ALONE
    ).passes()
    table.do("pass.profession", row=5, column=2).do("pass.university", space=3).finish()
    while table.turn != 0:
        table.passes().finish()
    money = table.me["money"]
    table.plays("T2")
    assert table.me["money"] == money - 1


def test_everybody_is_told_how_many_turns_come_before_theirs() -> None:
    table = Table(seats=4, p2=has(passed=True))
    assert [player["before"] for player in table.view["players"]] == [None, 0, None, 1]
