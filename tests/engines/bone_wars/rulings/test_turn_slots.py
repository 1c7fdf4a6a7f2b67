"""Turns, slots and their costs: rulings 1 to 13 and 17, R1, R13."""

from typing import Any

import pytest

from engines.bone_wars import engine

from .papers import paper, published
from .table import CLAW, HERBIVORE, PAW, TAIL, TORSO, Table, bonus_tiles, has

PLAYED = [{"team": "T1"}, {"team": "T2"}, {"team": "T3"}, {"paleontologist": "joseph_leidy"}]
"""Cards that lie in the first slots where a test needs some of them used."""
REPTILES = {"A": ["Stegosaurus"], "B": ["Dictyocephalus"]}
"""An archive that meets B1's first row: a reptile and, as the bird, an amphibian."""


def _used(count: int) -> list[Any]:
    return PLAYED[:count]


@pytest.mark.parametrize("used", range(4))
def test_ruling_1_the_leftmost_open_slot_is_used(used: int) -> None:
    table = Table(p0=has(money=20, slots=_used(used), upgraded=[5], team_cards=["T4"], reserve=[]))
    assert all(set(choice) <= {"card", "pass"} for choice in table.choices), "no slot is asked"
    table.plays("T4")
    assert table.told("card.played", "slot") == [used + 1]
    assert table.me["slots"][used]["card"] == {"team": "T4", "specialist": None}


@pytest.mark.parametrize(("used", "cost"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_slots_cost_what_they_show(used: int, cost: int) -> None:
    table = Table(p0=has(money=9, slots=_used(used), team_cards=["T4"], reserve=[])).plays("T4")
    assert table.me["money"] == 9 - cost
    assert table.told("card.played", "cost", "money") == [(cost, 9 - cost)]


def test_an_upgraded_slot_costs_one_dollar() -> None:
    played = [*_used(3), {"species": "Eryops"}]
    table = Table(p0=has(money=9, slots=played, upgraded=[5], team_cards=["T4"], reserve=[]))
    assert table.plays("T4").me["money"] == 8


@pytest.mark.parametrize(("card", "cost"), [("T1", 0), ("T2", 1), ("T3", 3)])
def test_team_cards_cost_what_they_show(card: str, cost: int) -> None:
    assert Table(p0=has(money=9)).plays(card).me["money"] == 9 - cost


def test_ruling_2_one_may_pass_though_one_can_act_and_is_out_for_the_round() -> None:
    table = Table(p0=has(money=20), p1=has(money=20))
    assert len(table.playable()) == 3
    table.passes().finish()
    assert table.me["passed"]
    assert table.turn == 1
    table.plays("T1").acts("end")
    assert table.turn == 1, "seat 0 is not asked again in this round"


def test_ruling_3_and_r13_who_can_pay_for_nothing_must_pass() -> None:
    """Ruling 3, R13: the first question of passing is asked at once, and says why."""
    table = Table(p0=has(money=1, slots=_used(1), team_cards=["T2", "T3"]), p1=has(passed=True))
    assert table.kind == "pass.profession"
    decision = engine.decisions(table.state)[0]
    assert decision.prompt.key == "prompt.must_pass"
    assert not table.me["passed"], "nothing is done for the player"


def test_ruling_3_and_r13_without_cards_too_and_in_round_4() -> None:
    """Ruling 3, R13: in round 4 that question is the endgame tile's."""
    table = Table(round=4, p0=has(money=9, team_cards=[], slots=_used(3)))
    assert table.kind == "endgame.space"
    assert engine.decisions(table.state)[0].prompt.key == "prompt.must_pass"


def test_ruling_3_full_slots_end_the_round_for_a_player() -> None:
    played = [*_used(3), {"species": "Eryops"}, {"species": "Baptornis"}]
    table = Table(p0=has(money=20, slots=played, team_cards=["T4"], reserve=[]))
    assert table.kind == "pass.profession"


def test_ruling_4_money_of_the_action_itself_does_not_pay_for_it() -> None:
    """The site under the team gives $1, which is what the crew lacks: it is not offered."""
    table = Table(
        p0=has(money=2, slots=[{"team": "T3"}] * 2, team="kansas", team_cards=["T1", "T2"])
    )
    assert table.playable() == {"T1"}


def test_ruling_5_a_team_card_may_do_nothing() -> None:
    table = Table()
    table.plays("T1").acts("end")
    assert table.turn == 1
    assert table.me["team"] == 1


def test_ruling_5_a_paleontologist_needs_something_to_do() -> None:
    """Neither papers nor bones nor awards nor finds: no mode, so the card is not offered."""
    table = Table(p0=has(paleontologists=["joseph_leidy"]))
    assert "joseph_leidy" not in table.playable()


def test_ruling_5_a_species_card_offers_only_what_is_possible() -> None:
    table = Table(p0=has(species=["Stegosaurus"])).plays("Stegosaurus")
    assert table.kind == "team.act", "with one mode nothing is asked"
    found = Table(p0=has(species=["Stegosaurus", "Baptornis"])).plays("Stegosaurus")
    assert found.modes() == {"team", "minor"}


def test_ruling_6_the_last_player_keeps_taking_turns() -> None:
    table = Table(p0=has(money=20), p1=has(passed=True))
    table.plays("T1").acts("end")
    assert table.turn == 0
    table.plays("T2").acts("end")
    assert table.turn == 0


def test_ruling_7_the_played_species_card_is_not_in_hand() -> None:
    """It can't be published, archived or cycled, and is discarded at the end of the round."""
    table = Table(
        p0=has(species=["Stegosaurus"], crates=[TORSO, TAIL], team="nebraska"),
        p1=has(passed=True),
    )
    table.plays("Stegosaurus")
    assert table.kind == "team.act", "nothing left to publish or to find"
    assert "site" not in table.does(), "nothing left to cycle"
    assert table.species() == []
    assert table.id("Stegosaurus") not in table.view["discards"]["species"]
    table.acts("end").passes().finish()
    assert table.view["round"] == 2
    assert table.id("Stegosaurus") in table.view["discards"]["species"]


def test_ruling_8_and_r1_prize_now_or_after() -> None:
    """Ruling 8, R1: a bug under the bug slot: the prize before the mode, or after the action."""
    players = has(p0=has(species=["Dictyocephalus", "Baptornis"], money=5))
    table = Table(**players).plays("Dictyocephalus")
    assert table.kind == "prize.when"
    assert set(table.offered("when")) == {"now", "after"}
    table.do("prize.when", when="now")
    assert (table.kind, table.me["money"]) == ("turn.mode", 8)
    table = Table(**players).plays("Dictyocephalus").do("prize.when", when="after")
    table.do("turn.mode", mode="team")
    assert table.me["money"] == 5
    table.acts("end")
    assert (table.me["money"], table.turn) == (8, 1)


def test_ruling_8_and_r1_modes_are_those_legal_after_the_prize() -> None:
    """R1: the two bones of the prize make publishing possible, but only if taken first."""
    players = has(
        p0=has(species=["Camarasaurus", "Stegosaurus"], crates=[TORSO]),
        bag={TAIL: 6},
        finds=[[None, None]] * 5,
    )
    table = Table(**players).plays("Camarasaurus").do("prize.when", when="now")
    assert table.modes() == {"team", "publish"}
    table = Table(**players).plays("Camarasaurus").do("prize.when", when="after")
    assert table.kind == "team.act", "nothing but the team is left"


def test_ruling_8_no_match_no_prize() -> None:
    table = Table(p0=has(species=["Baptornis", "Dictyocephalus"])).plays("Baptornis")
    assert table.kind == "turn.mode", "a fossil under the bug slot"


@pytest.mark.parametrize(
    ("slot", "name"),
    [
        (1, "Elasmosaurus"),
        (2, "Diplodocus"),
        (3, "Coelophysis"),
        (4, "Hyracodon"),
        (5, "Cyphornis"),
    ],
)
def test_ruling_8_each_slot_has_its_icon(slot: int, name: str) -> None:
    """All five species have the prize $3: bug, footprint, fossil, plant, hammer."""
    played = [{"team": "T1"}, {"team": "T2"}, {"team": "T3"}, {"species": "Eryops"}][: slot - 1]
    table = Table(p0=has(money=9, species=[name, "Baptornis"], slots=played, team_cards=[]))
    assert table.plays(name).kind == "prize.when"


def test_r1_an_impossible_prize_is_not_asked_for() -> None:
    """R1: nothing is archived, so there is nothing to reclassify, neither now nor then."""
    table = Table(p0=has(species=["Arctodus", "Baptornis"])).plays("Arctodus")
    assert table.kind == "turn.mode"
    table.do("turn.mode", mode="team").acts("end")
    assert table.turn == 1
    assert table.told("prize.gained", ever=True) == []
    table = Table(p0=has(species=["Arctodus", "Baptornis"], archive={"A": ["Stegosaurus"]}))
    assert table.plays("Arctodus").kind == "prize.when"


def test_ruling_8_and_r1_a_prize_that_the_action_makes_possible() -> None:
    """Rulings 8, R1: the archive is empty, and a card comes to it in between."""
    table = Table(p0=has(species=["Arctodus", "Stegosaurus"], crates=[TORSO, TAIL], money=5))
    table.plays("Arctodus").do("turn.mode", mode="publish")
    published(paper(table, "Stegosaurus", TORSO, TAIL))
    while table.kind == "reward.next":
        table.take(table.choices[0])
    assert table.told("prize.gained", "prize", "species", ever=True) == [
        ("reclassify", table.id("Arctodus"))
    ]
    assert sorted(table.offered("to")) == ["B", "C", "D", "E"]
    table.do("reclassify", to="E")
    assert table.player(0)["rp"] == 1
    assert table.archive(0) == {"E": ["Stegosaurus"]}


def test_ruling_8_and_r1_a_prize_that_a_camp_makes_possible() -> None:
    """Rulings 8, R1: the archive is full until the team has established a camp."""
    archive = {"A": ["Stegosaurus"], "B": ["Dictyocephalus"], "C": ["Diplodocus"],
               "D": ["Hyracodon"], "E": ["Cyphornis"]}  # fmt: skip
    player = has(species=["Arctodus"], archive=archive, team="kansas", paleontologist="award")
    table = Table(p0=player).plays("Arctodus")
    assert table.kind == "team.act", "the team is all there is, and the prize is for later"
    table.acts("camp archive", "end")
    assert table.kind == "reclassify"
    table.do("reclassify", card="Stegosaurus", to="E")
    assert table.player(0)["rp"] == 1
    idle = Table(p0=player).plays("Arctodus").acts("end")
    assert idle.turn == 1, "without the camp there is nothing to ask"
    assert idle.told("prize.gained", ever=True) == []


def test_r1_what_was_possible_may_be_gone() -> None:
    """R1: put off, it was lost: all five envelopes are full by then."""
    archive = {"A": ["Stegosaurus"], "B": ["Dictyocephalus"], "C": ["Diplodocus"],
               "D": ["Hyracodon"]}  # fmt: skip
    table = Table(
        p0=has(species=["Arctodus", "Cyphornis"], archive=archive, crates=[TORSO, TAIL])
    ).plays("Arctodus")  # fmt: skip
    table.do("prize.when", when="after").do("turn.mode", mode="publish")
    published(paper(table, "Cyphornis", TORSO, TAIL)).finish()
    assert table.turn == 1
    assert table.told("prize.gained", ever=True) == []


def test_ruling_9_a_paleontologist_action_leaves_the_prize() -> None:
    table = Table(p0=has(species=["Elasmosaurus"], money=5, archive=REPTILES))
    table.plays("Elasmosaurus").do("prize.when", when="after")
    table.do("turn.mode", mode="award")
    assert table.kind in ("turn.play", "reward.next", "award.claim")
    table.finish()
    assert table.told("prize.gained", "prize", ever=True) == ["money3"]
    assert table.me["money"] == 5 + 3 + 3, "the prize and the round bonus"


def test_a_species_card_works_with_the_values_of_its_slot() -> None:
    """Slot 4: 2 action points, depth 3; slot 1: 1 and 2."""
    played = _used(3)
    table = Table(p0=has(money=9, species=["Baptornis"], slots=played, team="montana"))
    table.plays("Baptornis")
    assert (table.action["ap"], table.action["depth"]) == (2, 3)
    table = Table(p0=has(species=["Baptornis"], team="montana")).plays("Baptornis")
    assert (table.action["ap"], table.action["depth"]) == (1, 2)


def _upgrade(slot_tiles: int = 16, **player: Any) -> Table:
    table = Table(
        p0=has(paleontologists=["edward_d_cope"], archive=REPTILES, **player),
        slot_tiles=slot_tiles,
        p1=has(passed=True),
        **bonus_tiles("upgradeSlot"),
    )
    table.plays("edward_d_cope")
    while table.kind in ("turn.mode", "award.claim", "reward.next", "round.choose"):
        wanted = [c for c in table.choices if c.get("bonus") == "upgradeSlot"]
        table.take((wanted or table.choices)[0])
    return table


def test_ruling_10_a_slot_with_a_card_may_be_upgraded() -> None:
    table = _upgrade(money=9)
    assert table.kind == "slot.upgrade"
    assert sorted(table.offered("slot")) == [1, 2, 3, 4, 5]
    table.do("slot.upgrade", slot=1)
    assert table.me["slots"][0] == {
        "upgraded": True,
        "card": {"paleontologist": "edward_d_cope"},
    }
    assert table.me["money"] == 9, "what was paid stays paid"
    table.plays("T1")
    assert table.told("card.played", "slot") == [2], "the slot is not open again this round"
    table.acts("end").passes().finish()
    while table.turn != 0:
        table.passes().finish()
    money = table.me["money"]
    table.plays("T1")
    assert table.me["money"] == money - 1, "from the next round on the tile counts"


def test_ruling_11_an_extra_slot_is_open_at_once() -> None:
    played = [*_used(3), {"species": "Eryops"}]
    table = _upgrade(money=9, slots=played, team_cards=["T4"], reserve=[])
    table.do("slot.upgrade", extra=True)
    assert len(table.me["slots"]) == 6
    assert table.me["slots"][5] == {"upgraded": True, "card": None}
    money = table.me["money"]
    table.plays("T4")
    assert table.told("card.played", "slot") == [6]
    assert table.me["money"] == money - 1


def test_ruling_12_an_upgraded_slot_is_not_upgraded_again() -> None:
    table = _upgrade(upgraded=[2, 4], extra=1)
    assert sorted(table.offered("slot")) == [1, 3, 5]
    assert table.offered("extra") == [True]


def test_ruling_13_without_tiles_the_reward_is_lost() -> None:
    table = _upgrade(slot_tiles=0)
    assert table.kind == "turn.play"
    assert not any(slot["upgraded"] for slot in table.me["slots"])


def test_every_upgrade_takes_a_tile_from_the_supply() -> None:
    table = _upgrade(slot_tiles=3)
    assert table.do("slot.upgrade", slot=3).view["slot_tiles"] == 2


def test_ruling_17_there_is_no_hand_limit() -> None:
    many = ["Stegosaurus", "Baptornis", "Eryops", "Allosaurus", "Laelaps", "Coelophysis",
            "Diatryma", "Pteranodon", "Laornis", "Arctodus", "Borophagus", "Hyracodon"]  # fmt: skip
    table = Table(p0=has(species=many, crates=[CLAW, PAW, HERBIVORE]))
    assert set(many) <= table.playable()
    assert table.me["hand"]["species"]["count"] == 12
