"""Team upgrades and specialists: rulings 14 to 16, R8, R20, R30."""

from typing import Any

import pytest

from .table import Table, bonus_tiles, has

ALL = ["miner", "sketchArtist", "ichnologist"]


def upgrading(**player: Any) -> Table:
    """Seat 0 plays T1 with the sketch artist: the round bonus is a team upgrade."""
    player = {"specialists": ["sketchArtist"], "money": 9, **player}
    found = Table(p0=player, p1=has(passed=True), **bonus_tiles("upgradeTeam")).plays("T1")
    return found.do("specialist.use", specialist="sketchArtist", when="before")


def pairs(table: Table) -> set[tuple[str, str]]:
    return {(c["replace"], c["by"]) for c in table.choices if "replace" in c}


def test_ruling_14_and_r8_any_basic_card_by_any_advanced_one() -> None:
    """Rulings 14, R8: in hand or in a slot, nine pairs at most; it may be declined (R20)."""
    table = upgrading()
    assert table.kind == "team.upgrade"
    assert pairs(table) == {(a, b) for a in ("T1", "T2", "T3") for b in ("T4", "T5", "T6")}
    assert set(table.offered("specialist")) == {"miner", "ichnologist"}
    assert {"decline": True} in table.choices


def test_ruling_14_and_r8_a_card_in_hand_is_replaced_at_once() -> None:
    table = upgrading().do("team.upgrade", replace="T3", by="T6")
    assert sorted(table.me["hand"]["team"]) == ["T2", "T6"]
    assert sorted(table.me["reserve"]) == ["T4", "T5"]
    assert table.me["joining"] == []
    assert table.told("team.upgraded", "replaced", "by", "joins") == [("T3", "T6", False)]


def test_ruling_14_and_r8_a_played_card_is_replaced_at_the_reset() -> None:
    """Rulings 14, R8: its action goes on, and there is no second card this round."""
    table = upgrading().do("team.upgrade", replace="T1", by="T5")
    assert sorted(table.me["hand"]["team"]) == ["T2", "T3"]
    assert table.me["joining"] == ["T5"]
    assert (table.action["ap"], table.action["depth"]) == (1, 3), "the old card's values"
    assert table.me["slots"][0]["card"] == {"team": "T1", "specialist": "sketchArtist"}
    table.acts("end").passes().finish()
    assert sorted(table.me["hand"]["team"]) == ["T2", "T3", "T5"]
    assert table.me["joining"] == []


def test_r8_advanced_cards_are_never_replaced() -> None:
    """R8: of three cards only the one that is basic still."""
    table = upgrading(team_cards=["T1", "T4", "T5"], reserve=["T6"])
    assert pairs(table) == {("T1", "T6")}


def test_r8_a_card_that_is_replaced_already_is_gone() -> None:
    """R8: T1 in the slot leaves at the end of the round, so it is no longer there to replace."""
    table = upgrading(specialists=["sketchArtist"]).do("team.upgrade", replace="T1", by="T5")
    assert "T5" not in table.me["reserve"]


def test_r20_an_upgrade_may_be_declined() -> None:
    """R20."""
    table = upgrading().do("team.upgrade", decline=True)
    assert sorted(table.me["hand"]["team"]) == ["T2", "T3"]
    assert sorted(table.me["reserve"]) == ["T4", "T5", "T6"]


def test_ruling_16_with_everything_upgraded_the_reward_is_lost() -> None:
    table = Table(
        p0=has(team_cards=["T4", "T5", "T6"], reserve=[], specialists=ALL, money=9),
        **bonus_tiles("upgradeTeam"),
    ).plays("T4")
    table.do("specialist.use", specialist="sketchArtist", when="before")
    assert table.kind == "team.act"


def test_ruling_16_one_thing_left_is_offered() -> None:
    table = Table(
        p0=has(team_cards=["T4", "T5", "T6"], reserve=[], specialists=["sketchArtist", "miner"]),
        **bonus_tiles("upgradeTeam"),
    ).plays("T4")
    table.do("specialist.use", specialist="sketchArtist", when="before")
    assert table.offered("specialist") == ["ichnologist"]
    table.do("team.upgrade", specialist="ichnologist")
    assert {"id": "ichnologist", "used": False} in table.me["specialists"]


@pytest.mark.parametrize(("card", "torn"), [("T1", True), ("T2", True), ("T3", False)])
def test_ruling_15_and_r30_specialists_join_torn_cards(card: str, torn: bool) -> None:
    """Rulings 15, R30: none, or one of the ready ones before or after."""
    table = Table(
        p0=has(money=9, specialists=["ichnologist", "sketchArtist"], team="montana")
    ).plays(card)
    assert (table.kind == "specialist.use") == torn
    if torn:
        assert {"none": True} in table.choices
        assert {(c["specialist"], c["when"]) for c in table.choices if "when" in c} == {
            (who, when) for who in ("ichnologist", "sketchArtist") for when in ("before", "after")
        }
        table.do("specialist.use", none=True)
        assert table.kind == "team.act"


def test_ruling_15_before_or_after_the_team_actions() -> None:
    given = has(p0=has(money=5, specialists=["sketchArtist"], team="kansas"))
    table = Table(**given).plays("T1")
    table.do("specialist.use", specialist="sketchArtist", when="before")
    assert table.me["money"] == 8
    table = Table(**given).plays("T1")
    table.do("specialist.use", specialist="sketchArtist", when="after")
    assert table.me["money"] == 5
    table.acts("end")
    assert table.player(0)["money"] == 8
    assert table.turn == 1


def test_ruling_15_once_per_round_and_ready_again_in_the_next() -> None:
    table = Table(p0=has(money=9, specialists=["sketchArtist"]), p1=has(passed=True)).plays("T1")
    table.do("specialist.use", specialist="sketchArtist", when="before").acts("end")
    assert table.me["specialists"] == [{"id": "sketchArtist", "used": True}]
    assert table.me["slots"][0]["card"] == {"team": "T1", "specialist": "sketchArtist"}
    table.plays("T2")
    assert table.kind == "team.act", "nobody is ready"
    table.acts("end").passes().finish()
    assert table.me["specialists"] == [{"id": "sketchArtist", "used": False}]


def test_ruling_15_species_cards_take_no_specialist() -> None:
    table = Table(p0=has(species=["Stegosaurus"], specialists=["sketchArtist"]))
    assert table.plays("Stegosaurus").kind == "team.act"


def test_the_miner_reclassifies_and_the_ichnologist_brings_a_card() -> None:
    table = Table(p0=has(specialists=["miner"], archive={"A": ["Stegosaurus"]})).plays("T1")
    table.do("specialist.use", specialist="miner", when="before")
    assert table.kind == "reclassify"
    table = Table(p0=has(specialists=["ichnologist"])).plays("T1")
    table.do("specialist.use", specialist="ichnologist", when="after").acts("end")
    assert table.kind == "paleontologist.take"


def test_every_advanced_card_is_nowhere_worse() -> None:
    cards = Table().view["components"]["team_cards"]
    for basic, advanced in (("T1", "T4"), ("T2", "T5"), ("T3", "T6")):
        old, new = cards[basic], cards[advanced]
        assert new["cost"] <= old["cost"]
        assert new["ap"] >= old["ap"]
        assert new["depth"] >= old["depth"]
        assert (old["set"], new["set"]) == ("basic", "advanced")
