"""Theodore's cards and team actions: rulings 92 to 94, S1 to S4, S7, S11, S12, X10."""

from typing import Any

import pytest

from engines.bone_wars.theodore.rewards.sites import able

from .table import BONES, CLAW, PAW, RING, TAIL, TORSO, WING, Table, bonus_tiles, has
from .theodore import NO_FINDS, NOTHING, ROUND_BONUS, Solo, his_turn

TEAM = "B11"
"""Its back: team, 1 action point, depth 1."""
FULL = [TORSO] * 3 + [TAIL] * 3 + [PAW] * 2 + [CLAW] * 2
EIGHT = [TORSO, TORSO, TAIL, *BONES[1:]]
"""Ten crates full, of all eight types."""
PALEO = "B03"
"""Its back: paleontologist."""


def test_x10_and_s12_no_card_on_the_site_so_he_builds_a_camp() -> None:
    """Rulings X10, R34, S12: B01 under the bug, next B11 with one point; movement first."""
    table = his_turn("B01", TEAM, team="montana", sites={"montana": NOTHING})
    assert (table.told_turn["half"], table.told_turn["ap"], table.told_turn["depth"]) == (
        "team",
        1,
        1,
    )
    assert table.steps(done=False)[:1] == ["DISC"]
    assert table.steps() == ["CAMP"]
    assert table.told("camp.placed", "seat", "row", "at") == [(1, "movement", "montana")]
    assert table.him["camps"] == {"movement": 1, "archive": 2}
    assert table.told("theodore.flipped", "card", "slot", "cost") == [("B01", 1, 0)]


def test_s12_discovering_takes_one_point() -> None:
    """Ruling S12."""
    table = his_turn("B01", TEAM, team="montana", sites={"montana": {"card": "Stegosaurus"}})
    assert table.steps() == ["DISC"]
    assert table.him["hand"]["species"]["known"] == [table.id("Stegosaurus")]


@pytest.mark.parametrize(
    ("movement", "archive", "row"),
    [(0, 0, "movement"), (1, 0, "archive"), (1, 1, "movement"), (2, 1, "archive")],
)
def test_his_camps_alternate(movement: int, archive: int, row: str) -> None:
    sites = ["kansas", "colorado", "nebraska"][: movement + archive]
    table = his_turn("B05", TEAM, team="montana", movement=movement, archive_camps=archive,
                     camps_at=sites)  # fmt: skip
    assert table.told("camp.placed", "row") == [row]


@pytest.mark.parametrize(
    ("lying", "depth", "bone"),
    [([TORSO, TAIL, PAW], "B02", TAIL), ([TORSO, None, PAW], "B02", TORSO),
     ([TORSO, TAIL, PAW], "B04", PAW), ([TORSO, TAIL, PAW], TEAM, TORSO)],
)  # fmt: skip
def test_he_digs_as_deep_as_he_may(lying: list[Any], depth: str, bone: str) -> None:
    """B12 would move first; B06 digs first. B02's back has depth 2, B04's 3, B11's 1."""
    table = his_turn(
        "B06", depth, team="montana", sites={"montana": {"card": None, "bones": lying}}
    )
    assert table.told("bone.dug", "bone")[0] == bone


def test_s11_at_a_university_he_can_only_leave() -> None:
    """Ruling S11: DISC, CAMP and DIG are passed over; the step is free, and he goes on there."""
    table = his_turn("B01", TEAM, sites={"nebraska": {"card": "Stegosaurus"}})
    assert table.steps(done=False)[:3] == ["DISC", "CAMP", "DIG"]
    assert table.steps() == ["CW", "DISC"]
    assert table.him["team"] == "nebraska"
    assert table.told("team.moved", "free") == [True]


@pytest.mark.parametrize(
    ("space", "card", "to"),
    [(2, "B11", "nebraska"), (2, "B12", "wyoming"), (4, "B11", "colorado"), (4, "B12", "kansas")],
)
def test_s11_his_ways_out(space: int, card: str, to: str) -> None:
    """Ruling S11: B11 begins clockwise, B12 counter-clockwise."""
    table = his_turn(card, "B01" if card != "B01" else TEAM, team=space, grant=space, neutral=3)
    assert table.told("team.moved", "to")[0] == to


@pytest.mark.parametrize(("card", "step"), [("B11", 1), ("B12", -1)])
@pytest.mark.parametrize("site", RING)
def test_he_goes_round_the_ring(card: str, step: int, site: str) -> None:
    to = RING[(RING.index(site) + step) % 6]
    table = his_turn(card, "B01", team=site)
    assert table.told("team.moved", "to")[0] == to


def test_ruling_94_every_loop_has_a_way_on() -> None:
    """Rulings 94, S11: all cards have a direction, so that no loop stands still."""
    cards = Table(seats=1).view["components"]["solo"]
    assert len(cards) >= 18
    for card in cards.values():
        assert {"CW", "CCW"} & set(card["bottom"])


def test_ruling_94_his_turn_ends_with_his_points() -> None:
    """With free steps left he stops nevertheless."""
    table = his_turn("B05", TEAM, team="montana", movement=2, camps_at=["kansas", "colorado"],
                     archive_camps=0)  # fmt: skip
    assert table.steps() == ["CAMP"]
    assert table.him["team"] == "montana"
    assert table.turn == 0


def test_a_free_step_goes_before_a_point() -> None:
    """B11: clockwise first; the point is left for the card there."""
    table = his_turn("B11", "B01", team="montana", sites={"nebraska": {"card": "Stegosaurus"}})
    assert table.steps() == ["CW", "DISC"]


def test_a_species_card_under_its_icon_gives_its_prize() -> None:
    """He discards it and uses the values of the slot: 1 point, depth 2."""
    table = his_turn("B06", "B09", team="montana", species=["Elasmosaurus"], money=5)
    assert table.him["money"] == 5 + 3
    assert table.id("Elasmosaurus") in table.view["discards"]["species"]
    assert table.him["hand"]["species"]["count"] == 0
    assert (table.told_turn["ap"], table.told_turn["depth"]) == (1, 2)
    assert table.told("bone.dug", "bone") == [TAIL]


def test_of_several_that_match_he_spends_the_one_he_likes_least() -> None:
    """As where he cycles a card (ruling 92): Arctodus is Leidy's and A3 needs it."""
    table = his_turn("B06", "B09", team="montana", species=["Arctodus", "Elasmosaurus"])
    assert table.told("prize.gained", "species") == [table.id("Elasmosaurus")]


def test_without_a_match_the_next_card_says_how_much() -> None:
    """B09's back: 3 points, depth 2."""
    table = his_turn("B06", "B09", team="montana", species=["Stegosaurus"], money=5)
    assert (table.told_turn["ap"], table.told_turn["depth"]) == (3, 2)
    assert table.him["hand"]["species"]["count"] >= 1


def test_he_pays_for_the_slot_only() -> None:
    table = his_turn("B06", "B09", team="montana", slots=[{"solo": "B10"}], money=5)
    assert table.him["money"] == 4
    assert table.told("theodore.flipped", "slot", "cost") == [(2, 1)]


def test_s1_the_next_card_is_read_once() -> None:
    """Ruling S1: the round bonus replaces the next card; its one point is what counts."""
    table = his_turn(
        ROUND_BONUS, TEAM, "B02", team="montana", solo_upgrades=["I1", "I2", "I4", "I5", "I6"],
        **bonus_tiles("upgradeTeam"),
    )  # fmt: skip
    assert table.told("theodore.upgraded", "removed", "added") == [(TEAM, "I1")]
    assert (table.told_turn["ap"], table.told_turn["depth"]) == (1, 1)
    assert table.view["solo"]["next"]["ap"] == 3, "what lies there now"


def test_s2_the_topmost_basic_card_is_replaced_in_place() -> None:
    """Ruling S2."""
    upgrades = ["I4", "I5", "I6"]
    table = his_turn(
        ROUND_BONUS, "I1", "B05", "B02", team="montana", solo_upgrades=upgrades, money=20,
        **bonus_tiles("upgradeTeam"),
    )  # fmt: skip
    assert table.told("theodore.upgraded", "removed", "added") == [("B05", "I4")]
    assert table.view["solo"]["upgrades"] == 2
    table.passes()
    while table.kind not in (None, "turn.play") and table.view["round"] == 1:
        table.take(table.choices[0])
    flipped = table.told("theodore.flipped", "card", ever=True)
    assert flipped[:4] == [ROUND_BONUS, "I1", "I4", "B02"]


def test_s2_else_the_last_basic_card_of_the_discards() -> None:
    """Ruling S2."""
    table = his_turn(
        ROUND_BONUS, "I1", "I2", team="montana", solo_upgrades=["I4"],
        solo_discard=["B02", "B05", "I5"],
        **bonus_tiles("upgradeTeam"),
    )  # fmt: skip
    assert table.told("theodore.upgraded", "removed", "added") == [("B05", "I4")]


@pytest.mark.parametrize("left", [[], ["I4"]])
def test_s2_else_it_is_lost(left: list[str]) -> None:
    """Ruling S2: no card left to put in, or none to take out."""
    deck = (ROUND_BONUS, "I1", "B02") if not left else (ROUND_BONUS, "I1", "I2")
    table = his_turn(*deck, team="montana", solo_upgrades=left, **bonus_tiles("upgradeTeam"))
    assert table.told("theodore.upgraded") == []


def test_s3_the_second_loop_bars_what_he_has_just_done() -> None:
    """Ruling S3: I1 twice: he publishes, then P is barred and he claims the award."""
    table = his_turn(
        "I1", PALEO, species=["Diplodocus"], crates=[TORSO, TAIL],
        archive={"A": ["Archaeotherium"], "B": ["Arctodus"]},
    )  # fmt: skip
    assert [step for step in table.steps() if step in "PDAM"] == ["P", "A"]
    assert table.him["paleontologist"] == "award"


def test_s3_the_second_loop_starts_at_the_first_action() -> None:
    """Ruling S3: he came from P, so A is first; then P is possible again, and it is earlier."""
    table = his_turn(
        "I1", PALEO, species=["Diplodocus"], crates=[TORSO, TAIL], paleontologist="publish",
        archive={"A": ["Archaeotherium"], "B": ["Arctodus"]},
    )  # fmt: skip
    assert [step for step in table.steps() if step in "PDAM"] == ["A", "P"]


def test_s4_with_nothing_to_do_he_sends_his_team_by_the_slots_values() -> None:
    """Ruling S4: slot 1: 1 point, depth 2; the bug in his hand is neither spent nor paid for."""
    table = his_turn(
        "B06", PALEO, team="montana", species=["Elasmosaurus"], money=5, finds=NO_FINDS
    )
    assert (table.told_turn["ap"], table.told_turn["depth"]) == (1, 2)
    assert table.told("bone.dug", "bone") == [TAIL]
    assert table.him["money"] == 5
    assert table.him["hand"]["species"]["known"] == [table.id("Elasmosaurus")]
    assert set(table.steps(done=False)) >= {"P", "D", "A", "M"}


def test_the_back_of_the_next_card_chooses_the_half() -> None:
    ready = {"species": ["Diplodocus"], "crates": [TORSO, TAIL], "team": "montana"}
    assert his_turn("B01", PALEO, **ready).told_turn["half"] == "paleo"
    assert his_turn("B01", TEAM, **ready).told_turn["half"] == "team"


def test_the_action_he_stands_on_is_barred() -> None:
    table = his_turn(
        "B01", PALEO, species=["Diplodocus"], crates=[TORSO, TAIL], paleontologist="publish",
        team="montana",
    )  # fmt: skip
    assert "P" in table.steps(done=False)
    assert table.him["paleontologist"] == "minor"


def test_a_back_that_takes_his_paleontologist_back() -> None:
    """I4 as the next card: he publishes though he stood there."""
    table = his_turn(
        "B01", "I4", species=["Diplodocus"], crates=[TORSO, TAIL], paleontologist="publish"
    )
    assert table.steps()[-1] == "P"
    assert table.him["paleontologist"] == "publish"


@pytest.mark.parametrize(("card", "steps"), [("I2", 1), ("I5", 1)])
def test_a_back_with_loyalty_to_the_rival(card: str, steps: int) -> None:
    table = his_turn("B06", card, team="montana", patron="marsh", solo_upgrades=["I1"])
    assert table.him["loyalty"]["cope"] == steps


def test_ruling_93_the_deck_is_shuffled_before_the_next_card_is_read() -> None:
    """B05's back: 3 points, depth 1."""
    table = his_turn("B06", team="montana", solo_discard=["B05"])
    assert (table.told_turn["ap"], table.told_turn["depth"]) == (3, 1)
    assert "deck.shuffled" in [event.type for event in table.events]


def test_ruling_93_with_no_card_at_all_it_is_a_team_of_two() -> None:
    table = his_turn("B06", team="montana")
    assert table.told_turn["half"] == "team"
    assert (table.told_turn["ap"], table.told_turn["depth"]) == (2, 2)


def test_rulings_92_and_s7_he_takes_his_paleontologist_back_first() -> None:
    """Rulings 92, S7: a point buys the first thing of the list that he is able to do."""
    table = his_turn("B02", TEAM, team="montana", sites={"montana": NOTHING},
                     paleontologist="award")  # fmt: skip
    assert table.steps()[-1] == "DSA"
    assert table.him["paleontologist"] is None
    assert table.him["crates"] == []


def test_rulings_92_and_s7_then_he_draws_bones() -> None:
    """Rulings 92, S7: also the second point."""
    table = his_turn("B02", TEAM, team="montana", sites={"montana": NOTHING}, bag={WING: 6})
    assert table.him["crates"] == [WING]


def test_rulings_92_and_s7_three_actions_at_once_end_with_three() -> None:
    """Rulings 92, S7: the round bonus: back, bone, bone."""
    table = his_turn(
        ROUND_BONUS, TEAM, team="montana", sites={"montana": NOTHING}, bag={WING: 3, CLAW: 3},
        paleontologist="minor", **bonus_tiles("digSiteActions3"),
    )  # fmt: skip
    assert table.him["paleontologist"] is None
    assert len(table.him["crates"]) == 2
    assert table.him["money"] == 5


@pytest.mark.parametrize(
    ("given", "tile"),
    [
        (has(species=["Stegosaurus", "Eryops"]), "cycleSpecies"),
        (has(species=["Stegosaurus"], papers={"cope": {2: 1}}), "swapPatron"),
        (has(papers={"marsh": {2: 1}, "cope": {2: 1}}), "money1"),
    ],
)
def test_rulings_92_and_s7_with_all_eight_types_he_goes_on_in_his_list(
    given: Any, tile: str
) -> None:
    """Rulings 92, S7: ten crates, all eight types: no bone is of use, what comes next is done."""
    table = his_turn("B02", TEAM, team="montana", sites={"montana": NOTHING},
                     crates=EIGHT, covers=0, **given)  # fmt: skip
    assert table.steps()[-1] == "DSA"
    assert table.told("site.used", "tile") == [tile]
    assert table.told("bones.drawn") == []
    assert sorted(table.him["crates"]) == sorted(EIGHT)


@pytest.mark.parametrize(
    ("tile", "given", "expected"),
    [
        ("takeBackPaleontologist", has(), False),
        ("takeBackPaleontologist", has(paleontologist="award"), True),
        ("bone1", has(crates=FULL, covers=1), True),
        ("bone1", has(crates=FULL, covers=0), True),
        ("bone1", has(crates=EIGHT, covers=0), False),
        ("bone1", has(crates=EIGHT, covers=1), True),
        ("bone1", has(crates=EIGHT[1:], covers=0), True),
        ("exchangeRare", has(crates=[TORSO, TORSO]), True),
        ("exchangeRare", has(crates=[TORSO, TAIL]), False),
        ("exchangeRare", has(crates=[TORSO, TORSO], rare={TORSO: 2}), False),
        ("cycleSpecies", has(species=["Stegosaurus"]), False),
        ("cycleSpecies", has(species=["Stegosaurus", "Eryops"]), True),
        ("swapPatron", has(papers={"marsh": {2: 1}, "cope": {2: 1}}), False),
        ("swapPatron", has(papers={"marsh": {2: 1}, "cope": {4: 2}}), True),
        ("money1", has(), True),
    ],
)
def test_ruling_92_what_he_is_able_to_do(tile: str, given: Any, expected: bool) -> None:
    """Asked of the engine itself: who has room for no bone has all eight types, and lacks none
    that he could exchange for."""
    assert able(Solo("B01", TEAM, **given).state, tile) == expected


def test_every_step_says_why() -> None:
    table = his_turn("B01", TEAM, team="montana", sites={"montana": NOTHING})
    for step in table.told_turn["steps"]:
        assert step["why"]["key"].startswith("theodore.why.")
    told = table.told("theodore.step", "do", "done")
    assert told == [(step["do"], step["done"]) for step in table.told_turn["steps"]]
    assert table.told_turn["card"] == "B01"
