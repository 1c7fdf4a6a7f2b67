"""``engine.check`` finds what can't be."""

from collections.abc import Callable

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.state.position import Field, State
from engines.runtime.rng import Rng


def middle(seed: bytes = b"middle") -> State:
    """A position with units in play."""
    state, rng = engine.new(engine.Options(), 2, seed), Rng.seeded(seed)
    while not (state.phase == "dice" and len(state.units) > 1):
        seat, decision = next(iter(engine.decisions(state).items()))
        engine.apply(state, seat, rng.choice(decision.actions))
    return state


def a_card_twice(state: State) -> None:
    state.recruits.append(state.recruits[0])


def a_card_for_another(state: State) -> None:
    state.recruits[0] = "giant" if state.recruits[0] != "giant" else "wurm"


def one_loyalist_changes_sides(state: State) -> None:
    state.armies[0].lost.append(state.armies[1].deck.pop())


def an_advisor_gone_for_good(state: State) -> None:
    state.advisors.pop()


def a_building_that_burnt_down(state: State) -> None:
    state.buildings.pop()


def a_land_twice(state: State) -> None:
    state.armies[0].lands.append(state.lands[0])


def a_die_too_many(state: State) -> None:
    state.armies[0].spent.append("Boot")


def five_dice(state: State) -> None:
    state.armies[0].spent.append(state.armies[1].dice.pop())


def three_lands(state: State) -> None:
    state.centre.append(Field(state.lands.pop()))


def two_allied_lands(state: State) -> None:
    for field in state.centre:
        field.ally = 0


def a_land_of_nobody(state: State) -> None:
    state.armies[0].active = "gold-mine" if "gold-mine" not in state.armies[0].lands else None
    assert state.armies[0].active


def a_number_twice(state: State) -> None:
    state.units[1].seq = state.units[0].seq


def a_unit_at_no_land(state: State) -> None:
    state.units[0].land, state.units[0].unit = "nowhere", None


def carried_face_down(state: State) -> None:
    state.units[0].carried, state.units[0].up = True, False


def an_order_in_the_hand(state: State) -> None:
    """It would tell which card was drawn last."""
    hand = next(army.hand for army in state.armies if len(set(army.hand)) > 1)
    hand.sort(reverse=True)


FAULTS: list[Callable[[State], None]] = [
    a_card_twice,
    a_card_for_another,
    one_loyalist_changes_sides,
    an_advisor_gone_for_good,
    a_building_that_burnt_down,
    a_land_twice,
    a_die_too_many,
    five_dice,
    three_lands,
    two_allied_lands,
    a_land_of_nobody,
    a_number_twice,
    a_unit_at_no_land,
    carried_face_down,
    an_order_in_the_hand,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: Callable[[State], None]) -> None:
    state = middle()
    engine.check(state)
    fault(state)
    with pytest.raises(AssertionError, match="not as it must be"):
        engine.check(state)


def test_a_stored_position_asks_the_same() -> None:
    """The choices that are open are not stored: they follow from the rest."""
    state, rng = engine.new(engine.Options(), 2, b"stored"), Rng.seeded(b"stored")
    while choices := _choices(state):
        assert _choices(engine.load(engine.dump(state))) == choices
        seat = rng.choice(sorted(choices))
        engine.apply(state, seat, rng.choice(choices[seat]))


def _choices(state: State) -> dict[int, list[dict[str, object]]]:
    return {seat: list(each.actions) for seat, each in engine.decisions(state).items()}
