"""Actions from outside: whatever is not in the list is refused, and nothing changes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.bad_bones import engine
from engines.bad_bones.testing import scenario
from engines.bad_bones.texts import CATALOGUE
from engines.contract import IllegalAction, NotYourSeat

from ..march.test_movement import EXITS
from ..play import QUIET, hero, march
from ..traps.test_dragon import COMING
from .test_trap_phase import BUSY

STATES = {
    "hero": scenario(QUIET, QUIET),
    "trap": scenario(BUSY, QUIET, phase="trap"),
    "repel": march(COMING).state,
    "exit": march(EXITS, seats=3).state,
    "aim": march(COMING.replace("D", "C"), seats=3).state,
}

words = st.sampled_from(
    ["type", "to", "at", "trap", "face", "skeleton", "side", "seat", "hero.move", "trap.place",
     "trap.retrieve", "trap.pass", "dragon.repel", "exit.target", "1,1", "2,2", "2,3", "3,3", "W",
     "C", "D", "$", "/", "\\", "U", "L2", "cemetery"]
)  # fmt: skip
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.floats() | words | st.text(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(words, inner, max_size=2),
    max_leaves=4,
)
anything = values | st.dictionaries(words | st.text(max_size=3), values, max_size=5)


@pytest.mark.parametrize("name", STATES)
@given(data=st.data())
def test_anything_at_all(name: str, data: st.DataObject) -> None:
    state = STATES[name]
    decision = engine.decisions(state)[0]
    legal = data.draw(st.sampled_from(list(decision.actions)))
    changed = st.dictionaries(st.sampled_from(sorted(legal)), values, max_size=2).map(
        lambda change: {**legal, **change}
    )
    action: Any = data.draw(anything | changed)
    before = engine.dump(state)
    if not _is_listed(action, decision.actions):
        with pytest.raises(IllegalAction) as refused:
            engine.apply(state, 0, action)
        assert refused.value.text == CATALOGUE.text("en", f"illegal.{refused.value.code}")
        assert engine.dump(state) == before


def _is_listed(action: Any, actions: Any) -> bool:
    """As JSON would compare them: True is not 1."""
    if not isinstance(action, dict):
        return False
    return any(repr(sorted(action.items())) == repr(sorted(legal.items())) for legal in actions)


@pytest.mark.parametrize("name", STATES)
def test_every_listed_action_is_accepted(name: str) -> None:
    for action in engine.decisions(STATES[name])[0].actions:
        engine.apply(engine.clone(STATES[name]), 0, dict(action))
        engine.preview(STATES[name], 0, dict(action))


@pytest.mark.parametrize("seat", [True, -1, 2, 99, "0", None, 0.0])
def test_only_a_seat_that_has_a_choice(seat: Any) -> None:
    with pytest.raises(NotYourSeat):
        engine.apply(engine.clone(STATES["hero"]), seat, hero("2,2"))


def test_a_number_is_not_true_or_false() -> None:
    state = STATES["exit"]
    action = {**engine.decisions(state)[0].actions[0], "seat": True}
    with pytest.raises(IllegalAction):
        engine.apply(state, 0, action)
