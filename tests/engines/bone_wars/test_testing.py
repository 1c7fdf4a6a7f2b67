"""What a test gives a scenario stays its own."""

from copy import deepcopy
from typing import Any

from engines.bone_wars.testing import choices, kind, play, scenario

GIVEN: dict[str, Any] = {
    "p0": {
        "team_cards": ["T1", "T2"], "reserve": ["T4", "T5", "T6"], "species": ["Stegosaurus"],
        "slots": [{"species": "Eryops"}], "specialists": ["miner"], "crates": ["torso"],
        "archive": {"A": ["Baptornis"]}, "awards": {"A": 0}, "profession": [2, 1], "money": 9,
    },
    "p1": {"paleontologists": ["joseph_leidy"], "upgraded": [2]},
    "awards": {"A": "A1", "B": "B1", "C": "C1"},
    "finds": [["fossil", "bug"]] * 5,
    "rounds": ["money3", "bones3", "upgradeTeam", "loyalty1"],
    "columns": ["rare2", "chooseSpecies", "upgradeSlot", "removeCover", "digSiteActions3"],
    "grants": ["G13", "G1", "G7", "G10"],
    "papers": {"cope": {2: 1}},
    "order": [0, 1],
    "rare": {"limb_wing": 1},
    "sites": {"montana": {"card": "Troodon", "bones": ["torso", "tail", None], "tile": "money1"}},
    "display": ["edward_d_cope"],
    "scorings": [],
}  # fmt: skip


def test_what_a_scenario_is_given_is_neither_kept_nor_changed() -> None:
    given = deepcopy(GIVEN)
    state = scenario(**given)
    other = scenario(**given)
    for _ in range(60):
        if kind(state) is None:
            break
        play(state, choices(state)[0])
    assert given == GIVEN
    fresh = scenario(**given)
    assert (fresh.players, fresh.awards, fresh.order) == (other.players, other.awards, other.order)
