"""Paleontologist cards and the marker; their effects are tested beside the actions they change."""

import pytest

from .papers import paper, publishing
from .table import TAIL, TORSO, WING, Table, has

ACTIONS = {
    "arthur_lakes": "award", "oramel_w_lucas": "award", "edward_d_cope": "award",
    "charles_sternberg": "debunk", "william_h_reed": "debunk", "joseph_leidy": "debunk",
    "othniel_c_marsh": "publish", "samuel_w_williston": "publish", "william_e_carlin": "publish",
    "george_peabody": "minor", "john_wesley_powell": "minor", "william_parker_foulke": "minor",
}  # fmt: skip
EFFECTS = {
    "arthur_lakes": "splitAward", "oramel_w_lucas": "occupied", "edward_d_cope": "anyRoundBonus",
    "charles_sternberg": "splitDebunk", "william_h_reed": "plus1Debunk",
    "joseph_leidy": "wildDebunk", "othniel_c_marsh": "wildPublish",
    "samuel_w_williston": "plus1Publish", "william_e_carlin": "splitPublish",
    "george_peabody": "emptiedSpot", "john_wesley_powell": "anyEnvelope",
    "william_parker_foulke": "anyTile",
}  # fmt: skip
READY = has(
    species=["Stegosaurus"], crates=[TORSO, TORSO, TAIL], archive={"C": ["Hadrosaurus"]},
)  # fmt: skip
TABLE = has(papers={"cope": {2: 1}}, awards={"A": "A3", "B": "B4", "C": "C1"})


def test_r26_every_person_has_an_action_and_an_effect() -> None:
    """R26: the words of the data."""
    people = Table().view["components"]["paleontologists"]
    assert {who: card["action"] for who, card in people.items()} == ACTIONS
    assert {who: card["effect"] for who, card in people.items()} == EFFECTS


@pytest.mark.parametrize("card", ACTIONS)
def test_a_card_costs_nothing_itself_and_does_any_of_the_four(card: str) -> None:
    table = Table(p0=has(money=5, paleontologists=[card], **READY), **TABLE).plays(card)
    assert table.me["money"] == 5
    assert table.modes() == {"publish", "debunk", "award", "minor"}
    assert table.me["slots"][0]["card"] == {"paleontologist": card}


@pytest.mark.parametrize("at", ["publish", "debunk", "award", "minor"])
def test_the_marker_goes_to_another_action(at: str) -> None:
    table = Table(
        p0=has(paleontologists=["joseph_leidy"], paleontologist=at, **READY), **TABLE
    ).plays("joseph_leidy")
    assert table.modes() == {"publish", "debunk", "award", "minor"} - {at}
    table = Table(
        p0=has(paleontologist=at, **(READY | {"species": ["Stegosaurus", "Laelaps"]})), **TABLE
    )
    table.plays("Laelaps")
    assert table.modes() == {"team", "publish", "debunk", "award", "minor"} - {at}


def test_taken_back_it_may_go_where_it_came_from() -> None:
    table = Table(
        p0=has(money=9, paleontologists=["joseph_leidy"], paleontologist="minor", team="wyoming",
                species=["Stegosaurus"]),
        p1=has(passed=True),
    )  # fmt: skip
    assert "joseph_leidy" not in table.playable()
    table.plays("T1").acts("site wyoming").finish()
    table.plays("joseph_leidy").do("turn.mode", mode="minor")
    assert table.me["paleontologist"] == "minor"


def test_team_actions_of_a_species_card_leave_the_marker() -> None:
    table = Table(p0=has(species=["Stegosaurus"], paleontologist="minor")).plays("Stegosaurus")
    assert table.acts("end").player(0)["paleontologist"] == "minor"


def test_an_effect_is_only_for_its_own_action() -> None:
    """Reed's extra loyalty is not for publishing, Williston's not for debunking."""
    table = publishing("william_h_reed", species=["Stegosaurus"], crates=[TORSO, TAIL])
    paper(table, "Stegosaurus", TORSO, TAIL).finish()
    assert table.me["loyalty"]["marsh"] == 1
    table = Table(
        p0=has(paleontologists=["samuel_w_williston"], crates=[WING, WING]),
        papers={"cope": {2: 1}},
    ).plays("samuel_w_williston")
    table.do("turn.mode", mode="debunk").do("debunk.set", bone=WING)
    assert table.player(0)["loyalty"]["marsh"] == 1


def test_a_wild_bone_is_not_for_the_other_action() -> None:
    """Marsh's is for publishing, Leidy's for debunking."""
    table = Table(
        p0=has(paleontologists=["othniel_c_marsh", "joseph_leidy"], crates=[WING, TORSO],
                species=["Stegosaurus"]),
        papers={"cope": {2: 1}}, finds=[[None, None]] * 5,
    )  # fmt: skip
    assert {"othniel_c_marsh", "joseph_leidy"} <= table.playable()
    table.plays("joseph_leidy")
    assert table.player(0)["paleontologist"] == "debunk"
    assert table.player(0)["hand"]["species"]["count"] == 1
