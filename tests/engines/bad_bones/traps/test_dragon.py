"""The dragon: repelling, landing, and its limits."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from engines.contract import IllegalAction

from ..play import PASS, QUIET, answer, march, place, same, skeletons

COMING = """
   -  -  -  -  -
-  .  .  .  .  .  -
-  . >b D  .  .  -
-  .  .  T4H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 5
"""


def _sides(board: str, action: dict[str, str] = PASS, seats: int = 2) -> str:
    decision = engine.decisions(march(board, action, seats=seats).state)[0]
    assert decision.kind == "dragon.repel"
    return "".join(choice["side"] for choice in decision.actions)


@pytest.mark.parametrize(
    ("side", "row_1", "row_2", "floors"),
    [
        ("U", ". . ^b@L . .", ". . D! . .", 4),
        ("D", ". . . . .", ". . D! . .", 3),
        ("L", ". . . . .", ". <b@L D! . .", 4),
        ("R", ". . . . .", ". . D! >b .", 4),
    ],
)
def test_ruling_32_any_side_even_the_tower(side: str, row_1: str, row_2: str, floors: int) -> None:
    played = march(COMING, answers=(side,))
    after = f"""
       -  -  -  -  -
    -  {row_1}  -
    -  {row_2}  -
    -  .  .  T{floors}H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    same(played.board(), after)


def test_the_decision_names_skeleton_dragon_and_side() -> None:
    decision = engine.decisions(march(COMING).state)[0]
    token = decision.prompt.values["skeleton"]
    assert decision.actions == [
        {"type": "dragon.repel", "skeleton": token, "at": "2,3", "side": side} for side in "UDLR"
    ]


def test_ruling_32_forest_and_village_are_sides_too() -> None:
    corner = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    - D <p  .  .  .  -
    houses 5
    """
    assert march(corner, answers=("D",)).told("skeleton.moved", "end") == ["village"]
    played = march(corner, answers=("L",))
    assert played.told("skeleton.sent", "target", "from") == [(1, "5,1")]


def test_each_skeleton_has_its_own_side() -> None:
    board = COMING.replace("-  . >b D", "-  . >b>y D")
    played = march(board, answers=("U", "R"))
    assert played.told("skeleton.moved", "path") == [["2,2", "2,3", "1,3"], ["2,2", "2,3", "2,4"]]
    assert played.told("trap.damaged", "trap", "at") == [("D", "2,3")]


def test_ruling_23_repelled_onto_a_matching_arrow_it_is_turned() -> None:
    board = """
       -  -  -  -  -
    -  .  D <p .  .  -
    -  .  .  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(board, answers=("R",))
    assert played.told("skeleton.moved", "path", "facing") == [(["1,3", "1,2", "1,3"], "D")]


def test_a_damaged_dragon_used_again_is_gone() -> None:
    played = march(COMING.replace("D ", "D! "), answers=("U",))
    assert played.told("trap.destroyed", "trap", "at") == [("D", "2,3")]


LANDING = """
   -  -  -  -  -
-  .  .  .  .  .  -
-  .  . vrvr .  .  -
-  .  .  T4H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 5
"""


def test_ruling_16_landing_repels_each_and_they_do_not_march() -> None:
    state = march(LANDING, place("D", "2,3"), seats=3).state
    view = engine.private(state, 0)
    assert view["board"]["tiles"]["2,3"] == {"trap": "D", "worn": True}
    assert view["ready"] is False
    engine.apply(state, 0, answer(state, 0, "U"))
    seen = skeletons(engine.private(state, 0)["board"])
    assert [skeleton.held for skeleton in seen.values()] == [False, True]
    played = march(LANDING, place("D", "2,3"), answers=("U", "R"))
    same(
        played.board(),
        """
           -  -  -  -  -
        -  .  . ^r .  .  -
        -  .  . D! >r@T .  -
        -  .  .  T4H .  .  -
        -  .  .  .  .  .  -
        -  .  .  .  .  .  -
        houses 5
        """,
    )
    assert played.told("trap.placed") == [{"seat": 0, "trap": "D", "at": "2,3", "landing": True}]
    assert played.told("trap.damaged", "at") == ["2,3"]


def test_ruling_16_used_again_in_the_march_it_dies() -> None:
    board = LANDING.replace("-  .  . vrvr", "-  . >b vr")
    played = march(board, place("D", "2,3"), answers=("U", "R"))
    assert played.told("trap.destroyed", "trap") == ["D"]
    assert "2,3" not in played.marched[0].tiles


def test_ruling_17_on_an_empty_space_it_is_placed_intact() -> None:
    played = march(QUIET, place("D", "1,1"))
    same(played.board(), QUIET.replace("-  .  .  .  .  .  -", "-  D  .  .  .  .  -", 1))


def test_ruling_18_phase_2_chains_and_wear() -> None:
    """Driven into a wall in phase 2 it ricochets; the wall flips then, and again in phase 3."""
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    - >b W/ vy .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    -  . ^b@L .  .  .  -
    -  .  .  D! .  .  -
    -  . >y@T T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("D", "2,3"), answers=("L",))
    same(played.board(), after)
    assert played.told("trap.damaged", "trap", "at") == [("D", "2,3"), ("W", "2,2")]
    assert played.told("trap.destroyed", "trap", "at") == [("W", "2,2")]


def test_ruling_18_in_phase_2_hero_tower_and_forest_act_as_ever() -> None:
    before = """
       -  -  -  -  -
    -  .  . H  .  .  -
    -  .  . vrvrvr .  .  -
    -  .  .  T4 .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    played = march(before, place("D", "2,3"), answers=("U", "D", "R"))
    assert played.told("skeleton.moved", "end") == ["slain", "tower", "rest"]
    assert played.told("floor.lost", "left") == [3]


def test_ruling_12_18_a_last_floor_lost_in_phase_2_ends_the_game_after_phase_3() -> None:
    before = LANDING.replace("T4H", "T1H").replace("-  .  .  .  .  .  -", "-  vp  .  .  .  .  -", 1)
    played = march(before, place("D", "2,3"), answers=("D", "D"))
    assert played.told("floor.lost", "left") == [0]
    assert played.told("seat.out", "cause") == ["tower"]
    assert ["1,1", "2,1"] in played.told("skeleton.moved", "path")


def test_ruling_12_16_coming_back_to_a_landed_dragon_in_phase_2_is_the_same_use() -> None:
    """Three walls lead the repelled skeleton round to the dragon, which repels it again."""
    before = """
       -   -   -  -  -
    - >g W\\  .  .  .  -
    - W\\ W/  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    action = place("D", "1,1")
    state = march(before, action, seats=3).state
    assert "".join(a["side"] for a in engine.decisions(state)[0].actions) == "UDLR"
    engine.apply(state, 0, answer(state, 0, "R"))
    # ruling 12.32: not the same way again; round the other way is another direction
    assert "".join(a["side"] for a in engine.decisions(state)[0].actions) == "UDL"
    engine.apply(state, 0, answer(state, 0, "D"))
    assert "".join(a["side"] for a in engine.decisions(state)[0].actions) == "UL"
    engine.apply(state, 0, answer(state, 0, "L"))
    played = march(before, action, answers=("R", "D", "L"))
    assert played.marched[0].tiles["1,1"].worn is True
    assert played.told("skeleton.moved", "path") == [
        ["1,1", "1,2", "2,2", "2,1", "1,1", "2,1", "2,2", "1,2", "1,1", "L1"]
    ]


def test_rulings_33_and_12_33_not_directly_back_onto_a_dragon_that_repelled_it() -> None:
    before = """
       -  -  -  -  -
    -  . vy  .  .  .  -
    -  . D  D .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    state = march(before).state
    engine.apply(state, 0, answer(state, 0, "R"))
    decision = engine.decisions(state)[0]
    assert decision.actions[0]["at"] == "2,3"
    assert "".join(a["side"] for a in decision.actions) == "UDR"


def test_ruling_12_33_a_landing_counts_as_repelling() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  . vy  D .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    state = scenario(before, QUIET, phase="trap", supply=[{"D": 1}, {}])
    engine.apply(state, 0, place("D", "2,2"))
    engine.apply(state, 0, answer(state, 0, "R"))
    assert "".join(a["side"] for a in engine.decisions(state)[0].actions) == "UDR"


def test_ruling_12_31_what_was_entered_before_the_dragon_counts() -> None:
    """It came over the wall on (1,2) to the right; the way left would lead it there again."""
    before = """
       -   -   -  -  -
    - W/>g W\\ .  .  .  -
    - W\\ D  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    assert _sides(before) == "UDR"


def test_ruling_12_32_a_skeleton_without_a_side_is_destroyed() -> None:
    """Two loops of walls lead back to the dragon, each of them once in each direction."""
    before = """
       -   -   -   -   -
    -  .   .   W/  W\\  .   -
    -  .   .   W\\  vb  W\\  -
    -  .   .   T4H W\\  W/  -
    -  .   .   .   .   .   -
    -  .   .   .   .   .   -
    houses 5
    """
    played = march(before, place("D", "2,4"), answers=("U", "L", "D"))  # then only R is left
    assert played.told("skeleton.destroyed", "at") == ["2,4"]
    assert played.told("skeleton.moved", "end") == ["destroyed"]
    path = played.told("skeleton.moved", "path")[0]
    assert path.count("2,4") == 5
    assert played.marched[0].skeletons == {}
    assert played.marched[0].tiles["2,4"].worn is True
    assert len(played.told("trap.damaged")) == 7


def test_a_closed_side_is_refused() -> None:
    before = """
       -  -  -  -  -
    -  . vy  .  .  .  -
    -  . D  D .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    state = march(before).state
    first = answer(state, 0, "R")
    engine.apply(state, 0, first)
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, 0, {**engine.decisions(state)[0].actions[0], "side": "L"})
    assert refused.value.code == "side_closed"
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, 0, first)
    assert refused.value.code == "other_skeleton"
