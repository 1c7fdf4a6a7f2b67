"""What would happen, by what one seat knows."""

from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.state.position import State
from engines.bones_and_banners.testing import scenario
from engines.bones_and_banners.texts import CATALOGUE
from engines.bones_and_banners.views.outlook import outlook
from engines.runtime.messages import LANGUAGES

from ..boards import board

BOARDS = 400


def foreseen(state: State, seat: int = 0) -> dict[str, Any]:
    found = outlook(state, seat)
    assert found is not None
    return found


def before(text: str) -> State:
    return scenario(text, "reveal", stop="combat")


def link(text: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """Of the only unit that the seat knows to target a unit."""
    (found,) = foreseen(before(text), seat)["links"]
    return found["text"], found["values"]


def falls(state: State, seat: int) -> dict[str, str]:
    return {land: each["falls"] for land, each in foreseen(state, seat)["lands"].items()}


def outcome(state: State, lands: list[str]) -> dict[str, str]:
    """As it came, in the words of seat 0."""
    mine, theirs = (army.lands for army in state.armies)
    return {
        land: "mine" if land in mine else "theirs" if land in theirs else "kept" for land in lands
    }


def test_it_comes_as_foreseen_if_nothing_is_hidden() -> None:
    compared = 0
    for seed in range(BOARDS):
        state = before(board(seed))
        for unit in state.units:
            unit.seen = True
        ahead = falls(state, 0)
        mirrored = {"mine": "theirs", "theirs": "mine", "kept": "kept"}
        assert {land: mirrored[each] for land, each in falls(state, 1).items()} == ahead
        after = scenario(board(seed), "combat", stop="end")
        if not engine.decisions(after):  # else a Dame has to choose
            assert outcome(after, list(ahead)) == ahead, f"board {seed}"
            compared += 1
    assert compared > BOARDS / 2


def test_foreseeing_changes_nothing() -> None:
    state = before(board(1))
    held = engine.dump(state)
    foreseen(state)
    assert engine.dump(state) == held


AMBUSH = """
centre moss-forest:0 gold-mine:1
1 1 footsoldiers Sword > gold-mine
2 0 archers Bow > 1
"""


def test_a_sealed_target_is_nobodys_guess() -> None:
    assert link(AMBUSH) == ("foreseen.sealed", {})


def test_a_target_that_was_looked_at_is_known() -> None:
    state = before(AMBUSH)
    state.units[0].seen = True
    (found,) = foreseen(state)["links"]
    assert (found["text"], found["values"]) == ("fought.ambush.lost", {"attack": 2, "count": 1})


def test_a_sealed_unit_leaves_its_land_open() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 1 ogre Boot > gold-mine
    2 0 knights Horse > gold-mine
    3 0 giant Boot > moss-forest
    """
    assert falls(before(text), 0) == {"gold-mine": "open", "moss-forest": "mine"}
    assert falls(before(text), 1) == {"gold-mine": "open", "moss-forest": "theirs"}


def test_a_sealed_unit_that_targets_a_contestant_leaves_its_land_open() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 0 giant Boot > moss-forest
    2 0 cleric Shield > 1
    3 1 wizard Magic > 2
    """
    assert falls(before(text), 0)["moss-forest"] == "open"


def test_nobody_has_to_be_seen_where_nobody_stands_against_them() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 1 wizard Boot > moss-forest
    """
    assert falls(before(text), 0)["moss-forest"] == "theirs"


def test_my_own_bluff_counts_as_long_as_it_is_not_turned_up() -> None:
    alone = "centre moss-forest:0 gold-mine:1\n1 0 wizard Boot > gold-mine\n"
    assert falls(before(alone), 0)["gold-mine"] == "mine"
    against = alone + "2 1 archers - > gold-mine carried\n"
    assert falls(before(against), 0)["gold-mine"] == "theirs"


def test_sealed_enemies_count_for_a_watchdog() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 0 watchdog Boot > moss-forest
    2 1 ogre Boot > moss-forest
    3 1 wizard Boot > moss-forest
    """
    assert foreseen(before(text))["lands"]["moss-forest"]["mine"] == 3


SEALED_BESIDES = "5 1 ogre Boot > gold-mine\n6 1 ogre Boot > moss-forest\n"


def test_units_that_change_the_banners_of_others_do_so_before_anybody_is_known_to_come() -> None:
    """Rulings B23 and B26: as in the contest that sealed enemies will make of it."""
    text = """
    centre gold-mine:1 moss-forest:0
    1 0 wurm Boot > gold-mine
    2 0 cavalry Horse > gold-mine
    3 0 sergeant Sword+Sword > moss-forest
    4 0 footsoldiers Boot > moss-forest
    """
    for sealed in ("", SEALED_BESIDES):
        lands = foreseen(before(text + sealed))["lands"]
        assert [lands[land]["mine"] for land in ("gold-mine", "moss-forest")] == [4, 5]


DAMES = """
centre gold-mine:1 moss-forest:0
1 0 dame Sword > gold-mine
2 1 knights Horse > gold-mine
seat 0
  advisors spy
seat 1
  built stone-wall> moat>
"""


def test_a_dame_destroys_one_building_only() -> None:
    """Ruling B41: hers is gone, so the other one is counted."""
    state = scenario(DAMES, "combat")
    engine.apply(state, 0, {"type": "dame.destroy", "building": "moat"})
    assert state.stack[-1].name == "window.count"
    assert foreseen(state)["lands"]["gold-mine"] == {
        "mine": 2, "theirs": 3, "sealed": 0, "falls": "theirs",
    }  # fmt: skip


def test_a_dame_destroys_the_only_building_that_stands() -> None:
    state = before(DAMES.replace(" moat>", ""))
    for unit in state.units:
        unit.seen = True
    assert foreseen(state)["lands"]["gold-mine"]["theirs"] == 2


FIGHTS = {
    "fought.ambush.out_of_reach": "1 1 ogre - > gold-mine carried\n2 0 archers Bow > 1",
    "fought.duel.retreat": "1 1 ogre - > gold-mine carried\n2 0 knights Horse > 1",
    "fought.duel.beaten": "1 1 giant - > gold-mine carried\n2 0 knights Horse > 1",
    "fought.duel.undead": "1 1 skeletons - > gold-mine carried\n2 0 centaurs Bow > 1",
    "fought.interrupt.undead": "1 1 skeletons - > gold-mine carried\n2 0 wizard Magic > 1",
    "fought.interrupt.retreat": "1 1 ogre - > gold-mine carried\n2 0 wizard Magic > 1",
    "fought.immune": "1 1 halberdiers - > gold-mine carried\n2 0 cavalry Horse > 1",
    "foreseen.bluff": "1 1 halberdiers - > gold-mine carried\n2 0 cleric Magic > 1",
    "foreseen.protect": "1 0 halberdiers - > gold-mine carried\n2 0 cleric Magic > 1",
    "foreseen.revive": "1 0 halberdiers - > gold-mine carried\n2 0 witch Magic > 1",
    "foreseen.enchant": "1 0 halberdiers - > gold-mine carried\n2 0 apothecarian Bow > 1",
}


@pytest.mark.parametrize("key", FIGHTS)
def test_every_link_says_what_it_would_do(key: str) -> None:
    text, values = link(f"centre moss-forest:0 gold-mine:1\n{FIGHTS[key]}\n")
    assert text == key
    for lang in LANGUAGES:
        assert "{" not in CATALOGUE.text(lang, text, values)


def test_an_attack_that_comes_too_late_says_so() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 1 ogre - > gold-mine carried
    2 0 knights Horse > 1
    3 0 wizard Magic > 1
    """
    said = {each["unit"]: each["text"] for each in foreseen(before(text))["links"]}
    assert said == {2: "foreseen.idle", 3: "fought.interrupt.retreat"}


def test_a_protector_is_named_in_the_reason() -> None:
    text = """
    centre moss-forest:0 gold-mine:1
    1 1 archers - > gold-mine carried
    2 1 cleric Shield > 1 up
    3 0 elven-bowmen Bow > 1
    """
    said = {each["unit"]: each["text"] for each in foreseen(before(text))["links"]}
    assert said == {2: "foreseen.protect", 3: "fought.ambush.lost.absorbed"}


def test_nothing_is_foreseen_while_nothing_is_ordered() -> None:
    rally = scenario("seat 0\n  hand ogre\n  deck /\n", "rally")
    assert outlook(rally, 0) is None
