"""Phase 1."""

import pytest

from engines.bad_bones import engine, notation
from engines.bad_bones.testing import scenario
from engines.contract import IllegalAction

from ..play import PASS, QUIET, act, hero, march, same


def _hero_phase(board: str, to: str) -> list[str]:
    state = scenario(board, QUIET)
    engine.apply(state, 1, hero("2,2"))
    played = act(state, 0, hero(to))
    return [notation.format(table) for table in played.tables[-1]]


def test_ruling_8_one_kings_step_inside_the_board() -> None:
    corner = """
       -  -  -  -  -
    -  H  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4 .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    actions = engine.decisions(scenario(corner, QUIET))[0].actions
    assert [action["to"] for action in actions] == ["1,2", "2,1", "2,2"]


@pytest.mark.parametrize("to", ["3,3", "1,3", "3,5", "0,3", "6,3", "L3", ""])
def test_ruling_8_he_may_not_stay_nor_go_further(to: str) -> None:
    state = scenario(QUIET, QUIET)
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, 0, hero(to))
    assert refused.value.code == "too_far"


def test_ruling_9_he_kills_all_on_the_space_and_leaves_the_trap() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  . $>bvr .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  $H .  .  -
    -  .  .  T4 .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(_hero_phase(before, "2,3")[0], after)


def test_ruling_9_he_never_triggers_a_trap() -> None:
    before = QUIET.replace("T4H .", "T4H D")
    after = QUIET.replace("T4H .", "T4 DH")
    same(_hero_phase(before, "3,4")[0], after)


def test_ruling_10_on_the_tower_he_has_no_effect() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  . vr  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(march(before).board(), QUIET.replace("T4H", "T3H"))


def test_ruling_11_a_trap_under_the_hero_but_not_under_the_tower() -> None:
    away = QUIET.replace("T4H .", "T4 H")
    at = {a["at"] for a in engine.decisions(scenario(away, QUIET, phase="trap"))[0].actions[1:]}
    assert "3,4" in at
    assert "3,3" not in at
    assert len(at) == 24


def test_ruling_11_a_trap_under_the_hero_may_be_retrieved() -> None:
    board = QUIET.replace("T4H .", "T4 W/!H")
    played = march(board, {"type": "trap.retrieve", "at": "3,4"})
    same(played.board(), QUIET.replace("T4H .", "T4 H"))
    assert engine.public(played.state)["seats"][0]["board"]["supply"]["W"] == 2


def test_without_a_hero_nobody_is_asked_to_move_him() -> None:
    state = scenario(QUIET.replace("H", ""), QUIET)
    assert list(engine.decisions(state)) == [1]
    engine.apply(state, 1, hero("2,2"))
    assert engine.public(state)["phase"] == "trap"
    assert engine.decisions(state)[0].actions[0] == PASS
