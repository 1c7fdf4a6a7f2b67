"""The careful bot plays better than chance, and has its reasons."""

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.testing import scenario
from engines.bones_and_banners.units.bluff import is_bluff
from engines.contract import Action
from engines.runtime.rng import Rng
from engines.runtime.simulation import play

CAREFUL, RANDOM = engine.bots()["careful"], engine.bots()["random"]


def choice(text: str, phase: str, seat: int = 0) -> Action:
    state = scenario(text, phase)
    return CAREFUL.choose(state, seat, engine.decisions(state)[seat], b"seed")


def test_careful_beats_random() -> None:
    wins = 0
    for number in range(20):
        seat = number % 2
        bots = [RANDOM, RANDOM]
        bots[seat] = CAREFUL
        played = play(engine, engine.Options(), bots, b"beats %d" % number)
        assert played.result is not None
        wins += played.result.winners == [seat]
    assert wins >= 18


def test_careful_bluffs_sometimes() -> None:
    bluffs = placed = 0
    for number in range(4):
        rng = Rng.seeded(b"bluffs %d" % number)
        state = engine.new(engine.Options(), 2, rng.key)
        while decisions := engine.decisions(state):
            seat, decision = next(iter(decisions.items()))
            seed = rng.below(2**62).to_bytes(8, "big")
            seen = engine.resample(state, seat, seed)
            before = state.placed
            engine.apply(state, seat, CAREFUL.choose(seen, seat, decision, seed))
            if state.placed > before and (unit := state.unit(state.placed)):
                placed += 1
                bluffs += is_bluff(unit)
    assert 0.01 < bluffs / placed < 0.25


def test_careful_defends_where_it_is_outnumbered_by_little() -> None:
    position = """
        centre gold-mine:0 moss-forest:1
        1 1 cavalry Horse > gold-mine up
        seat 0
          hand ogre wizard
          dice Boot
    """
    assert choice(position, "dice") == {"type": "die.unit", "card": "ogre", "dice": 1}
    state = scenario(position, "dice")
    engine.apply(state, 0, {"type": "die.unit", "card": "ogre", "dice": 1})
    aimed = CAREFUL.choose(state, 0, engine.decisions(state)[0], b"seed")
    assert aimed == {"type": "unit.target", "land": "gold-mine"}


def test_careful_sends_archers_against_what_they_reach() -> None:
    position = """
        centre gold-mine:0 moss-forest:1
        1 1 knights Horse > gold-mine up
        2 1 giant Boot > moss-forest up
        seat 0
          hand archers
          dice Bow
    """
    state = scenario(position, "dice")
    engine.apply(state, 0, {"type": "die.unit", "card": "archers", "dice": 1})
    aimed = CAREFUL.choose(state, 0, engine.decisions(state)[0], b"seed")
    assert aimed == {"type": "unit.target", "unit": 1}


@pytest.mark.parametrize(
    ("enemy", "plays"),
    [
        ("cavalry", "advisor.play"),  # a tie
        ("ogre", "advisor.play"),  # one behind
        ("giant", "window.pass"),  # two behind
        ("cleric", "window.pass"),  # ahead
    ],
)
def test_careful_plays_a_squire_where_he_turns_the_contest(enemy: str, plays: str) -> None:
    squire = choice(
        f"""
        centre gold-mine:0 moss-forest:1
        1 1 {enemy} - > gold-mine carried
        2 0 knights Horse > gold-mine
        seat 0
          advisors squire
        """,
        "contest",
    )
    assert squire["type"] == plays


def test_careful_takes_a_bluff_home_with_a_diplomat() -> None:
    bluff = """
        centre gold-mine:1 moss-forest:0
        1 0 wizard Boot > gold-mine
        2 1 ogre Boot > gold-mine
        seat 0
          advisors diplomat
    """
    assert choice(bluff, "reveal") == {"type": "advisor.play", "advisor": "diplomat", "unit": 1}


def test_careful_keeps_the_better_recruit() -> None:
    state = scenario(
        """
        recruit wurm ogre
        reserve apothecarian goblins dragon
        centre gold-mine:1 moss-forest:0
        seat 0
          dice Boot
        """,
        "dice",
    )
    engine.apply(state, 0, {"type": "die.recruit"})
    kept = CAREFUL.choose(state, 0, engine.decisions(state)[0], b"seed")
    assert kept["type"] == "recruit.exchange"
    assert kept["card"] == "dragon"


def test_careful_uses_what_it_has_built() -> None:
    built = """
        centre gold-mine:1 moss-forest:0
        seat 0
          built stone-wall
          buildings moat
    """
    assert choice(built, "build") == {"type": "build.use", "building": "stone-wall"}
