"""The bots play legally, and the careful one plays better than chance."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario

from ..march.test_movement import EXITS
from ..play import QUIET, march


def _play(names: list[str], seed: bytes) -> list[int]:
    state = engine.new(engine.Options(), len(names), seed)
    step = 0
    while decisions := engine.decisions(state):
        seat, decision = next(iter(decisions.items()))
        imagined = engine.resample(state, seat, seed + bytes([step % 256]))
        action = engine.bots()[names[seat]].choose(imagined, seat, decision, seed + b"%d" % step)
        assert action in decision.actions
        engine.apply(state, seat, action)
        step += 1
    result = engine.result(state)
    assert result is not None
    return result.winners


def test_careful_beats_random() -> None:
    winners = [_play(["random", "careful"], bytes([seed])) for seed in range(6)]
    assert winners.count([1]) >= 5


def test_careful_saves_its_tower() -> None:
    board = """
       -  -  -  -  -
    -  .  .  .  H  .  -
    -  .  .  vr .  .  -
    -  .  .  T1 .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    state = scenario(board, QUIET)
    bot = engine.bots()["careful"]
    assert bot.choose(state, 0, engine.decisions(state)[0], b"")["to"] == "2,3"
    traps = scenario(board, QUIET, phase="trap", supply=[{"D": 1}, {}])
    assert bot.choose(traps, 0, engine.decisions(traps)[0], b"")["at"] == "2,3"


def test_careful_sends_to_the_leader() -> None:
    poor = QUIET.replace("T4H", "T1H")
    state = march(EXITS, seats=3, others=(poor,)).state
    assert engine.bots()["careful"].choose(state, 0, engine.decisions(state)[0], b"")["seat"] == 2


@pytest.mark.parametrize("name", ["random", "careful"])
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    state = engine.new(engine.Options(), 2, b"seed")
    decision = engine.decisions(state)[1]
    bot = engine.bots()[name]
    assert len({str(bot.choose(state, 1, decision, b"x")) for _ in range(3)}) == 1


def test_who_plays_anything_leaves_the_common_purse_to_the_others() -> None:
    state = engine.new(engine.Options(mode="cooperative", advanced=True), 3, b"purse")
    bot = engine.bots()["random"]
    while (decision := engine.decisions(state).get(1)) is not None:
        engine.apply(state, 1, bot.choose(state, 1, decision, b"any"))
    market = engine.public(state)["market"]
    assert market["passed"] == [1]
    assert market["purse"] >= 24
