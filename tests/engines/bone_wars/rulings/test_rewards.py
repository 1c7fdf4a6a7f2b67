"""Rewards, decks and limits: rulings 69 to 83, R4, R5, R20, R23, R33."""

from typing import Any

import pytest

from .table import (
    BONES,
    CLAW,
    COLUMNS,
    FLIPPER,
    PAW,
    ROUNDS,
    TAIL,
    TORSO,
    WING,
    Table,
    bonus_tiles,
    grant,
    has,
)  # fmt: skip


def receiving(bonus: str, table: Any = None, **player: Any) -> Table:
    """Seat 0 plays T1 with the sketch artist, who brings the round bonus at once."""
    player.setdefault("specialists", ["sketchArtist"])
    player.setdefault("money", 5)
    found = Table(p0=player, **bonus_tiles(bonus), **(table or {})).plays("T1")
    return found.do("specialist.use", specialist="sketchArtist", when="before")


def test_ruling_69_and_r4_all_bones_are_drawn_at_once() -> None:
    """Rulings 69, R4: nothing is asked while all fit."""
    table = receiving("bones3", has(bag={TAIL: 6}))
    assert table.me["crates"] == [TAIL] * 3
    assert table.told("bones.drawn", "bones") == [[TAIL] * 3]
    assert table.kind == "team.act"


def test_ruling_69_and_r4_too_many_go_back_one_type_after_the_other() -> None:
    """Rulings 69, R4: old or new, until they fit; there is no stop."""
    table = receiving("bones3", has(bag={TAIL: 6}), crates=[TORSO, TORSO, PAW])
    assert table.kind == "crates.return"
    assert table.choices == [{"bone": TORSO}, {"bone": TAIL}, {"bone": PAW}]
    assert table.action["drawn"] == 2
    table.do("crates.return", bone=TAIL)
    assert table.action["drawn"] == 1
    table.do("crates.return", bone=TORSO)
    assert sorted(table.me["crates"]) == sorted([TORSO, PAW, TAIL, TAIL])
    assert table.view["bag"] == dict.fromkeys(BONES, 0) | {TAIL: 4, TORSO: 1}
    assert table.kind == "team.act"


def test_ruling_69_two_drawn_by_a_prize() -> None:
    table = Table(p0=has(species=["Camarasaurus"]), bag={WING: 5}).plays("Camarasaurus")
    table.do("prize.when", when="now")
    assert table.me["crates"] == [WING, WING]


def test_ruling_70_an_emptier_bag_gives_what_it_has() -> None:
    table = receiving("bones3", has(bag={TAIL: 1}))
    assert table.me["crates"] == [TAIL]


def test_ruling_71_the_display_is_not_filled_up() -> None:
    table = receiving("rare2", has(rare={WING: 2, CLAW: 1}))
    assert table.kind == "rare.take"
    assert set(table.offered("bone")) == {WING, CLAW}, "a type with none left is not offered"
    table.do("rare.take", bone=CLAW)
    assert set(table.offered("bone")) == {WING}
    table.do("rare.take", bone=WING)
    assert table.view["rare"] == dict.fromkeys(BONES, 0) | {WING: 1}
    assert sorted(table.me["crates"]) == sorted([CLAW, WING])
    assert table.told("rare.taken", "bone", ever=True) == [CLAW, WING]


def test_r20_rare_bones_may_be_left() -> None:
    """R20: up to two."""
    table = receiving("rare2").do("rare.take", bone=WING).do("rare.take", stop=True)
    assert table.me["crates"] == [WING]
    assert receiving("rare2").do("rare.take", stop=True).me["crates"] == []


def test_r4_rare_bones_with_full_crates() -> None:
    """Rulings 28, R4: one of the old bones goes back to the bag, not to the display."""
    table = receiving("rare2", crates=[TORSO, TORSO, PAW, PAW])
    bag = table.view["bag"]
    table.do("rare.take", bone=WING)
    assert table.kind == "crates.return"
    assert set(table.offered("bone")) == {TORSO, PAW}
    table.do("crates.return", bone=PAW)
    assert sorted(table.me["crates"]) == sorted([TORSO, TORSO, PAW, WING])
    assert table.view["bag"] == bag | {PAW: bag[PAW] + 1}


def test_ruling_72_and_r5_grant_three_takes_rare_bones_first() -> None:
    """Rulings 72, R5: one at a time, then the bag gives all the rest at once."""
    table = receiving("bones3", has(bag={TAIL: 6}, grants=grant("G3")))
    assert table.kind == "bones.source"
    assert {"bag": True} in table.choices
    table.do("bones.source", rare=WING).do("bones.source", bag=True)
    assert sorted(table.me["crates"]) == sorted([WING, TAIL, TAIL])
    assert table.told("bones.drawn", "bones") == [[TAIL, TAIL]]


def test_ruling_72_all_of_them_may_be_rare() -> None:
    table = receiving("bones3", has(bag={TAIL: 6}, grants=grant("G3")))
    for bone in (WING, CLAW, FLIPPER):
        table.do("bones.source", rare=bone)
    assert sorted(table.me["crates"]) == sorted([WING, CLAW, FLIPPER])
    assert table.kind == "team.act"


def test_r4_rare_bones_of_grant_three_with_full_crates() -> None:
    """Rulings 28, 72, R4: one of the old bones makes room, not the new one."""
    table = receiving("bones3", {"grants": grant("G3")}, crates=[TORSO, TORSO, PAW, PAW])
    table.do("bones.source", rare=WING)
    assert table.kind == "crates.return"
    assert set(table.offered("bone")) == {TORSO, PAW}


def test_ruling_72_not_for_the_dig_sites() -> None:
    table = Table(p0=has(team="montana", money=9), grants=grant("G3")).plays("T2")
    table.acts("deeper")
    assert table.kind == "team.act"


def test_ruling_72_but_for_a_single_bone() -> None:
    table = Table(p0=has(team="new_mexico", money=9), grants=grant("G3")).plays("T2")
    table.acts("site new_mexico")
    assert table.kind == "bones.source"


def test_ruling_73_and_r33_an_empty_deck_is_made_of_the_discards() -> None:
    """Rulings 73, R33: what is left first, then the shuffled pile."""
    table = receiving(
        "chooseSpecies", has(species_deck=["Laelaps"], species_discard=["Eryops", "Arctodus"])
    )
    assert sorted(table.offered("card")) == ["Arctodus", "Eryops", "Laelaps"]
    assert "deck.shuffled" in [event.type for event in table.events]


def test_ruling_73_with_nothing_at_all_the_draw_is_lost() -> None:
    table = receiving("chooseSpecies", has(species_deck=[], species_discard=[]))
    assert table.kind == "team.act"
    assert table.species() == []


def test_ruling_74_the_display_is_filled_at_once() -> None:
    deck = ["arthur_lakes", "arthur_lakes"]
    table = Table(
        p0=has(specialists=["ichnologist"]),
        display=["joseph_leidy", "george_peabody", "john_wesley_powell"],
        paleontologist_deck=deck,
    ).plays("T1")
    table.do("specialist.use", specialist="ichnologist", when="before")
    assert set(table.offered("card")) == {"joseph_leidy", "george_peabody", "john_wesley_powell"}
    table.do("paleontologist.take", card="george_peabody")
    assert table.hand()["paleontologists"] == ["george_peabody"]
    assert sorted(table.view["display"]) == ["arthur_lakes", "john_wesley_powell", "joseph_leidy"]
    assert table.view["decks"]["paleontologists"] == 1


def test_ruling_74_between_two_cards_too() -> None:
    """The second Hyracodon-like card of envelope D pays two: the display is full before each."""
    table = Table(
        p0=has(species=["Arctodus"], archive={"D": ["Hyracodon"], "A": ["Stegosaurus"]},
                archive_camps=1, camps_at=["kansas"]),
        grants=grant("G7"),
    ).plays("Arctodus").do("prize.when", when="now")  # fmt: skip
    table.do("reclassify", card="Stegosaurus", to="D")
    assert table.kind == "paleontologist.take"
    table.take(table.choices[0])
    assert len(table.view["display"]) == 3
    assert table.kind == "paleontologist.take"
    table.take(table.choices[0])
    assert table.me["hand"]["paleontologists"]["count"] == 2


def test_ruling_74_a_spent_deck_leaves_fewer_than_three() -> None:
    """Also R33: discards are shuffled first."""
    people = ["joseph_leidy", "george_peabody", "john_wesley_powell"]
    table = Table(p0=has(specialists=["ichnologist"]), display=people, paleontologist_deck=[])
    table.plays("T1").do("specialist.use", specialist="ichnologist", when="before")
    table.do("paleontologist.take", card="george_peabody")
    assert sorted(table.view["display"]) == ["john_wesley_powell", "joseph_leidy"]


@pytest.mark.parametrize(("take", "money", "rp"), [("money", 7, 0), ("rp", 5, 1)])
def test_ruling_75_a_cover_brings_two_dollars_or_a_point(take: str, money: int, rp: int) -> None:
    table = receiving("removeCover")
    table.do("cover.bonus", take=take)
    assert (table.me["covers"], table.me["capacity"]) == (2, 6)
    assert (table.me["money"], table.me["rp"]) == (money, rp)


def test_ruling_75_also_when_no_cover_is_left() -> None:
    table = receiving("removeCover", covers=0).do("cover.bonus", take="rp")
    assert (table.me["rp"], table.me["covers"], table.me["capacity"]) == (1, 0, 10)
    assert table.told("cover.removed", "removed", ever=True) == [False]


@pytest.mark.parametrize(
    ("before", "after", "rp"), [(13, 17, 0), (14, 18, 0), (16, 18, 2), (18, 18, 4)]
)
def test_ruling_76_loyalty_beyond_the_top_is_reputation(before: int, after: int, rp: int) -> None:
    from .test_debunk import debunking

    table = debunking(crates=[TORSO] * 4, papers={4: 1}, marsh=before).finish()
    assert (table.me["loyalty"]["marsh"], table.me["rp"]) == (after, rp)


def test_rulings_77_and_78_three_dig_site_actions_anywhere() -> None:
    """Rulings 77, 78, R23: one after the other, any sites, also the same, three in all."""
    table = receiving("digSiteActions3", paleontologist="award")
    assert table.kind == "site.action"
    assert set(table.offered("at")) == {
        "montana", "kansas", "new_mexico", "wyoming",
    }, "nothing to cycle and nothing to exchange"  # fmt: skip
    table.do("site.action", at="new_mexico")
    assert "colorado" in table.offered("at"), "the bone that was drawn may be exchanged"
    table.do("site.action", at="wyoming")
    assert "wyoming" not in table.offered("at")
    table.do("site.action", at="kansas")
    assert table.kind == "team.act"
    assert table.me["money"] == 6


def test_rulings_78_and_r23_every_swap_is_one_of_the_three() -> None:
    """R23."""
    table = receiving("digSiteActions3")
    for patron in ("cope", "marsh", "cope"):
        table.do("site.action", at="montana")
        assert table.me["patron"] == patron
    assert table.kind == "team.act"


def test_r20_dig_site_actions_may_be_left() -> None:
    """R20: stop at any time."""
    assert receiving("digSiteActions3").do("site.action", stop=True).kind == "team.act"


def test_ruling_79_any_round_bonus_past_or_future() -> None:
    """In round 3 all four are offered to Cope's card."""
    table = Table(
        round=3,
        p0=has(paleontologists=["edward_d_cope"], archive={"A": ["Stegosaurus"]}),
        awards={"A": "A3", "B": "B1", "C": "C1"},
    ).plays("edward_d_cope")
    while table.kind in ("turn.mode", "award.claim", "reward.next"):
        wanted = [c for c in table.choices if c.get("reward") == "round" or c.get("tile") == "C"]
        table.take((wanted or table.choices)[0])
    assert set(table.offered("bonus")) == set(ROUNDS)


def test_ruling_80_grant_twelve_takes_any_column_bonus() -> None:
    """Also of a column without tiles; none is removed."""
    finds = [[None, None], ["footprint", "plant"], ["hammer", "fossil"], ["bug", "footprint"],
             ["plant", "hammer"]]  # fmt: skip
    table = receiving("money3", has(grants=grant("G12"), finds=finds))
    assert table.kind == "round.swap"
    assert set(table.offered("bonus")) == set(COLUMNS)
    assert {"keep": True} in table.choices
    table.do("round.swap", bonus="rare2")
    assert table.kind == "rare.take"
    assert [column["tiles"] for column in table.view["finds"]] == finds


def test_ruling_80_or_keeps_the_round_bonus() -> None:
    table = receiving("money3", has(grants=grant("G12"))).do("round.swap", keep=True)
    assert table.me["money"] == 8


def test_ruling_81_copes_card_then_grant_twelve() -> None:
    """First a round bonus is chosen, then it may become a minor find bonus."""
    table = Table(
        p0=has(paleontologists=["edward_d_cope"], archive={"A": ["Stegosaurus"]}),
        awards={"A": "A3", "B": "B4", "C": "C1"},
        grants=grant("G12"),
    ).plays("edward_d_cope")
    while table.kind in ("turn.mode", "award.claim", "reward.next"):
        wanted = [c for c in table.choices if c.get("reward") == "round"]
        table.take((wanted or table.choices)[0])
    table.do("round.choose", bonus="bones3")
    assert table.kind == "round.swap"
    table.do("round.swap", bonus="removeCover")
    assert table.kind == "cover.bonus"


def test_ruling_83_money_and_points_do_not_run_out() -> None:
    table = receiving("money3", money=500, rp=300)
    assert (table.me["money"], table.me["rp"]) == (503, 300)


@pytest.mark.parametrize(
    ("bonus", "asked"),
    [("bones3", "team.act"), ("money3", "team.act"), ("loyalty1", "team.act"),
     ("removeCover", "cover.bonus"), ("upgradeSlot", "slot.upgrade"),
     ("chooseSpecies", "species.keep")],
)  # fmt: skip
def test_r20_what_is_never_declined(bonus: str, asked: str) -> None:
    """R20: money, points, loyalty, bones, cards, covers and slots are received."""
    table = receiving(bonus)
    assert table.kind == asked
    if asked != "team.act":
        assert not table.offered("decline") + table.offered("stop") + table.offered("none")


def test_ruling_106_of_three_cards_looked_at_one_is_kept() -> None:
    table = receiving(
        "chooseSpecies", has(species_deck=["Laelaps", "Eryops", "Arctodus", "Diatryma"])
    )
    assert sorted(table.offered("card")) == ["Arctodus", "Eryops", "Laelaps"]
    table.do("species.keep", card="Eryops")
    assert table.species() == ["Eryops"]
    assert sorted(table.view["discards"]["species"]) == sorted(
        [table.id("Laelaps"), table.id("Arctodus")]
    )
