"""Phase 2: what may be placed and taken back."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from engines.contract import IllegalAction

from ..play import PASS, QUIET, march, place, retrieve, same

BUSY = """
      -   -    vr  -  -
 -    .   .    .   .  .  -
>b    .  >pvg  W/! .  .  -
 -    .   .    T4  .  .  -
 -    H   C!   .   .  .  <b
 -    .   .    .   .  .  -
houses 5
"""


def test_ruling_12_place_retrieve_or_nothing() -> None:
    actions = engine.decisions(scenario(BUSY, QUIET, phase="trap"))[0].actions
    assert actions[0] == PASS
    assert actions[1:3] == [retrieve("2,3"), retrieve("4,2")]
    free = 24 - 2 - 1  # two tiles, one pile
    assert len(actions) == 3 + free * 2 + free + (free + 1) + free  # W both ways, C, D lands, $


def test_ruling_12_what_is_retrieved_is_intact_again() -> None:
    played = march(QUIET.replace("T4H .", "T4 C!"), retrieve("3,4"))
    board = engine.public(played.state)["seats"][0]["board"]
    assert board["supply"]["C"] == 2
    assert board["points"]["traps"] == 15


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (place("W", "2,2", "/"), "site_has_skeletons"),
        (place("$", "2,2"), "site_has_skeletons"),
        (place("C", "2,3"), "site_has_trap"),
        (place("D", "2,3"), "site_has_trap"),
        (place("D", "3,3"), "no_site"),
        (place("C", "T3"), "no_site"),
        (place("C", "6,1"), "no_site"),
        (place("W", "1,1", "x"), "no_such_face"),
        (place("W", "1,1"), "malformed"),
        (place("C", "1,1", "/"), "malformed"),
        (place("B", "1,1"), "not_in_supply"),
        (place("X", "1,1"), "no_such_trap"),
        (place("", "1,1"), "no_such_trap"),
        (place("WC", "1,1"), "no_such_trap"),
        (retrieve("1,1"), "no_trap_there"),
        (retrieve("L1"), "no_trap_there"),
        ({"type": "hero.move", "to": "1,1"}, "not_now"),
    ],
)
def test_rulings_11_to_17_what_may_not_be_done(action: dict[str, str], code: str) -> None:
    state = scenario(BUSY, QUIET, phase="trap")
    before = engine.dump(state)
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, 0, action)
    assert refused.value.code == code
    assert engine.dump(state) == before


def test_an_empty_supply_gives_nothing_to_place() -> None:
    state = scenario(BUSY, QUIET, phase="trap", supply=[{"C": 1}, {}])
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, 0, place("W", "1,1", "/"))
    assert refused.value.code == "not_in_supply"


def test_who_can_only_pass_is_not_asked() -> None:
    state = scenario(QUIET, QUIET, phase="trap", supply=[{}, {"W": 1}])
    assert list(engine.decisions(state)) == [1]
    assert 0 not in engine.public(state)["choosing"]


def test_ruling_13_retrieving_the_treasure_leaves_its_neighbours_as_they_are() -> None:
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  $ <b  .  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = """
       -  -  -  -  -
    - .  .  .  .  .  -
    - <b .  .  .  .  -
    - .  .  T4H .  .  -
    - .  .  .  .  .  -
    - .  .  .  .  .  -
    houses 5
    """
    same(march(before, retrieve("2,1")).board(), after)


def test_ruling_14_a_tile_covers_the_arrow() -> None:
    """On the bare arrow of (2,3) it would be turned down; the treasure's tile hides it."""
    before = """
       -  -  -  -  -
    -  .  .  .  .  .  -
    -  .  >b $  .  .  -
    -  .  .  T4H .  .  -
    -  .  .  .  .  .  -
    -  .  .  .  .  .  -
    houses 5
    """
    after = QUIET.replace("-  .  .  .  .  .  -\n-  .  .  T4H", "-  .  .  >b  .  .  -\n-  .  .  T4H")
    played = march(before)
    same(played.board(), after)
    assert played.told("treasure.stolen", "at") == ["2,3"]
    assert played.told("skeleton.moved", "end") == ["treasure"]
