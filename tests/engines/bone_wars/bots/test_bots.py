"""The bots play legally, and the careful one plays better than chance."""

import pytest

from engines.bone_wars import engine
from engines.bone_wars.state.components import BONES
from engines.bone_wars.state.position import State
from engines.bone_wars.testing import choices, scenario
from engines.contract import Action
from engines.runtime.rng import Rng
from engines.runtime.simulation import play

MIDGAME = {"credibility": {"marsh": 1, "cope": 1}, "points": [{"marsh": 0, "cope": 0}] * 2}


def choose(state: State, seat: int = 0) -> Action:
    action = engine.bots()["careful"].choose(state, seat, engine.decisions(state)[seat], b"")
    return {key: value for key, value in action.items() if key != "type"}


@pytest.mark.thorough  # it thinks for ten seconds
def test_careful_beats_random() -> None:
    bots = [engine.bots()["careful"], engine.bots()["random"]]
    played = play(engine, engine.Options(), bots, Rng.seeded(b"beats").key)
    assert played.result is not None
    assert played.result.winners == [0]


def test_careful_publishes_in_the_last_turn_rather_than_pass() -> None:
    crates = ["torso", "tail", "skull_herbivore", "limb_paw"]
    mine = {"money": 2, "marsh": 6, "crates": crates, "species": ["Stegosaurus"], "team_cards": []}
    mine["paleontologists"] = ["arthur_lakes", "samuel_w_williston"]
    state = scenario(round=4, scorings=[MIDGAME], p0=mine, p1={"patron": "cope"})
    assert "card" in choose(state)
    engine.apply(state, 0, {"type": "turn.play", **choose(state)})
    while state.active == 0 and (decision := engine.decisions(state).get(0)):
        engine.apply(state, 0, engine.bots()["careful"].choose(state, 0, decision, b""))
    assert state.papers["marsh"][4] == 1


def test_careful_keeps_the_card_that_its_bones_fit() -> None:
    crates = ["torso", "tail", "skull_carnivore", "limb_wing"]
    tiles = {"montana": {"tile": "cycleSpecies"}}
    state = scenario(
        p0={"crates": crates, "species": ["Mesohippus", "Ichthyornis"], "team": "montana"},
        sites=tiles,
    )
    for action in ({"card": {"team": "T1"}}, {"do": "site", "at": "montana"}):
        kind = engine.decisions(state)[0].kind
        engine.apply(state, 0, {"type": kind, **action})
    assert engine.decisions(state)[0].kind == "species.discard"
    assert choose(state) == {"card": 31}


def test_careful_takes_the_bone_that_is_missing() -> None:
    crates = ["torso", "tail", "skull_herbivore"]
    bones = ["tail", "limb_paw", "torso"]
    state = scenario(
        p0={
            "crates": crates,
            "species": ["Stegosaurus"],
            "team": "kansas",
            "movement": 2,
            "archive_camps": 2,
        },
        sites={"kansas": {"bones": bones, "card": None, "tile": "takeBackPaleontologist"}},
    )
    engine.apply(state, 0, {"type": "turn.play", "card": {"team": "T1"}})
    assert {"do": "dig", "slot": 2} in choices(state)
    assert choose(state) == {"do": "dig", "slot": 2}


def test_careful_gives_back_what_it_has_twice() -> None:
    crates = ["torso", "tail", "skull_herbivore", "limb_paw"]
    bones = ["torso", None, None]
    state = scenario(
        p0={"crates": crates, "species": ["Stegosaurus"], "team": "kansas"},
        sites={"kansas": {"bones": bones}},
    )
    engine.apply(state, 0, {"type": "turn.play", "card": {"team": "T1"}})
    engine.apply(state, 0, {"type": "team.act", "do": "dig", "slot": 1})
    assert choose(state) == {"bone": BONES[0]}


def test_careful_looks_at_nothing_that_is_hidden() -> None:
    """Other hands, other decks: the same choice."""
    rng = Rng.seeded(b"watched")
    state = engine.new(engine.Options(), 3, b"watched")
    looked = 0
    while looked < 12 and (decisions := engine.decisions(state)):
        seat, decision = next(iter(decisions.items()))
        if rng.below(6) == 0:
            worlds = [engine.resample(state, seat, bytes([n])) for n in range(2)]
            bot = engine.bots()["careful"]
            one, other = (bot.choose(world, seat, decision, b"") for world in worlds)
            assert one == other
            looked += 1
        engine.apply(state, seat, rng.choice(decision.actions))
    assert looked == 12


@pytest.mark.parametrize("name", ["random", "careful"])
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    state = engine.new(engine.Options(), 2, b"seed")
    seat, decision = next(iter(engine.decisions(state).items()))
    bot = engine.bots()[name]
    assert len({str(bot.choose(state, seat, decision, b"x")) for _ in range(3)}) == 1
