"""What a board shows while its march waits for a choice: who has marched shows the other side."""

from engines.bad_bones import engine, notation
from engines.bad_bones.state.state import State
from engines.bad_bones.testing import scenario

QUIET = """
 -  -  -  -  -
- . .  .  . . -
- . .  .  . . -
- . . T4H . . -
- . .  .  . . -
- . .  .  . . -
houses 5
"""
CALM = """
- . .  .   .  . -
- . .  T1H .  . -
- . T1 .   T1 . -
- . .  T1  .  . -
- . .  .   .  . -
  -  -  -  -  -
houses 2
"""


def mine(state: State) -> dict[str, list[notation.Skeleton]]:
    return notation.of_view(engine.private(state, 0)["board"]).skeletons


def test_nobody_of_a_group_has_marched_while_it_waits_before_a_tower() -> None:
    before = CALM.replace("- . T1 .   T1 . -", "- . T1 <b*instructor^y>p T1 . -")
    state = scenario(before, CALM, options={"mode": "cooperative", "chiefs": ["instructor"]})
    for action in ({"type": "hero.move", "to": "1,3"}, {"type": "trap.pass"}):
        for seat in (0, 1):
            engine.apply(state, seat, action)
    assert engine.decisions(state)[0].kind == "tower.stop"
    assert [skeleton.held for skeleton in mine(state)["3,3"]] == [False] * 3


def test_ruling_47_who_has_marched_and_was_frozen_shows_the_tables_side_again() -> None:
    before = """
     -   -   -   -  -
    -  .    .   .   .  .  -
    -  >b   .   .   .  .  -
    -  vyvg .   T4  .  .  -
    >y H    .   .   .  .  -
    -  .    >p  C   .  .  -
    houses 5
    """
    state = scenario(
        before, QUIET, QUIET, options={"advanced": True}, phase="march", weapons=["ice", None, None]
    )
    engine.apply(state, 0, {"type": "march.rest"})
    engine.apply(state, 0, {"type": "weapon.use", "at": "2,2"})
    assert engine.decisions(state)[0].kind == "exit.target"
    assert [skeleton.held for skeleton in mine(state)["2,2"]] == [False]


def test_ruling_55_that_the_emperor_is_there_is_told_behind_its_way() -> None:
    before = QUIET.replace("- . . T4H . . -", "- . >r@T*emperor T4 . H -")
    state = scenario(before, QUIET, options={"chiefs": ["emperor"]}, phase="trap")
    events = [
        event
        for seat in (0, 1)
        for event in engine.apply(state, seat, {"type": "trap.pass"})
        if event.values.get("seat") == 0
    ]
    kinds = [event.type for event in events]
    assert kinds.index("skeleton.moved") < kinds.index("emperor.arrived") < kinds.index("seat.out")
