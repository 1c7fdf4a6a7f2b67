"""Section 10: where a single thing can be done, it is asked for if it could be regretted."""

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from engines.runtime.game import Game

from .table import COMPETITIVE, PASS, SKIP, Table, hero, pictures

ALONE = """
.  .  .    .  .
.  .  .    .  .
.  .  T1H  .  .
.  .  .    .  .
.  .  .    .  .
"""


def test_section_10_alone_passing_brings_the_next_skeletons_and_is_always_asked() -> None:
    """Ruling 12: with no trap at all there is only passing, and until then the step is undone."""
    (board,) = pictures(ALONE, "solo", 1)
    game = Game(engine, engine.Options(mode="solo"), 1, b"alone")
    game.state = scenario(board, supply=[{}])
    game._base = engine.clone(game.state)
    start = game.state_hash()
    game.act(0, hero("2,2"))
    decision = engine.decisions(game.state)[0]
    assert (decision.kind, list(decision.actions)) == ("trap", [PASS])
    game.undo(0)
    assert game.state_hash() == start
    game.act(0, hero("2,4"))
    game.act(0, PASS)
    assert game.state.round == 2
    assert not game.can_undo(0)


def test_section_10_who_has_no_trap_waits_for_those_who_have() -> None:
    """Against each other it changes nothing: the steps are shown, the march waits for the rest."""
    table = Table(COMPETITIVE)
    assert table.decision(0) is None
    assert table.decision(1) is not None
    assert not table.marched


def test_section_10_a_weapon_with_one_use_is_asked_for() -> None:
    table = Table(
        """
        .  .   .       .   .
        .  .   .       .   .
        .  .   T4      .   .
        .  .   vyvgvp  .   .
        .  >r  .       H   .
        """,
        phase="hero",
        weapon="crossbow",
        supply=[{"W": 1}, {"W": 1}],
    )
    table.act(hero("4,3"))
    decision = table.decision()
    assert decision is not None
    used = {"type": "weapon.use", "skeleton": table.token("5,2", "r")}
    assert list(decision.actions) == [SKIP, used]
