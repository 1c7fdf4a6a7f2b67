"""A scenario goes on by itself until somebody has a choice, or a phase is to begin."""

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.testing import scenario

TEXT = """
    centre gold-mine:0 moss-forest:1
    1 0 ogre Boot > gold-mine
    seat 0
      hand archers
      lands owl-forest
      buildings moat
      advisors spy
      dice Boot
    seat 1
      hand cleric
    land foxford iron-mine
    recruit giant
"""
ASKED = {
    "rally": "rally", "activate": "land.activate", "build": "build", "dice": "die.act",
    "reveal": "window.reveal",
}  # fmt: skip
PHASES = ("rally", "activate", "draft", "build", "dice", "reveal", "combat", "contest", "end")


@pytest.mark.parametrize("phase", ASKED)
def test_it_begins_in_any_phase(phase: str) -> None:
    state = scenario(TEXT, phase)
    assert state.phase == phase
    assert {each.kind for each in engine.decisions(state).values()} == {ASKED[phase]}


def test_it_begins_in_the_draft() -> None:
    state = scenario("centre gold-mine moss-forest\npool Boot*4 Magic*4", "draft")
    assert {each.kind for each in engine.decisions(state).values()} == {"draft.pick"}


def test_it_goes_on_to_the_next_choice() -> None:
    """The land is conquered, the round is over, and both have a Rally before them."""
    state = scenario(TEXT, "combat")
    assert (state.round, state.phase) == (2, "rally")
    assert "gold-mine" in state.armies[0].lands
    assert engine.decisions(state).keys() == {0, 1}


@pytest.mark.parametrize("stop", PHASES)
def test_it_halts_before_a_phase_of_this_or_the_next_round(stop: str) -> None:
    text = "centre gold-mine:0 moss-forest:1\n1 0 ogre Boot > gold-mine"
    state = scenario(text, "combat", stop=stop)
    while decisions := engine.decisions(state):
        seat = min(decisions)
        engine.apply(state, seat, decisions[seat].actions[-1])
    assert engine.result(state) is None
    assert state.round == (1 if stop in ("contest", "end") else 2)


def test_there_is_a_result_only_if_somebody_has_won() -> None:
    rich = "seat 0\nlands storm-castle gold-mine rose-castle iron-mine hollow-castle tin-mine"
    state = scenario(f"{rich} candleham", "end", stop="rally")
    assert engine.decisions(state) == {}
    result = engine.result(state)
    assert result is not None
    assert result.winners == [0]


def test_a_seed_for_what_is_drawn() -> None:
    pools = {tuple(scenario("", "activate", stop="draft", seed=bytes([n])).pool) for n in range(9)}
    again = scenario("", "activate", stop="draft", seed=bytes([3]))
    assert len(pools) > 5
    assert tuple(again.pool) in pools


@pytest.mark.parametrize(("phase", "stop"), [("war", None), ("over", None), ("rally", "tea")])
def test_phases_that_do_not_exist_are_refused(phase: str, stop: str | None) -> None:
    with pytest.raises(ValueError, match="no phase"):
        scenario(TEXT, phase, stop)


def test_a_text_that_is_wrong_is_refused() -> None:
    with pytest.raises(ValueError, match="oger"):
        scenario("seat 0\nhand oger")
