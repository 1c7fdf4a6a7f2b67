"""III: buildings are used and pointed, and one is started (B15)."""

from collections.abc import Iterator

from ...contract import Action
from ..cards.catalogue import BUILDINGS
from ..cards.having import having
from ..hands.dice import reroll
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question, task
from ..turn.turn import Turn
from ..windows.buildings import unused, use

DONE: Action = {"type": "build.done"}
USED = having(BUILDINGS, "use", window="W_BUILD")


@task("build.begin")
def build(turn: Turn, step: Step) -> None:
    turn.enter("build")
    turns = (Step("build", seat) for seat in turn.state.in_turn())
    turn.push(*turns, Step("dice.begin"))


@question
class Build(Question):
    kind = "build"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        army = state.armies[seat]
        actions: list[Action] = [DONE]
        for card in unused(army, USED):
            actions += _uses(state, seat, card)
        if army.under is None and state.allied(seat) is not None:
            actions += (
                {"type": "build.start", "building": card} for card in dict.fromkeys(army.buildings)
            )
        return actions

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        if action == DONE:
            return
        if action["type"] == "build.start":
            _start(turn, seat, action["building"])
        else:
            _use(turn, seat, action)
        turn.push(step)
        turn.beat()


def _uses(state: State, seat: int, card: str) -> Iterator[Action]:
    if USED[card].op == "REROLL":
        for die in dict.fromkeys(state.armies[seat].dice):
            yield {"type": "build.use", "building": card, "die": die}
    elif _points_at(state, seat, card) is not None:
        yield {"type": "build.use", "building": card}


def _points_at(state: State, seat: int, card: str) -> str | None:
    """A golden arrow points at the own allied land or at the other's."""
    field = state.allied(seat if BUILDINGS[card].arrow == "land.allied" else 1 - seat)
    return field.land if field else None


def _use(turn: Turn, seat: int, action: Action) -> None:
    card, army = action["building"], turn.army(seat)
    if "die" in action:
        turn.reveal()
        use(army, card)
        turn.tell("building.used", seat=seat, building=card)
        reroll(turn, seat, army.dice, [action["die"]], card)
    else:
        use(army, card)
        land = _points_at(turn.state, seat, card)
        turn.tell("building.pointed", seat=seat, building=card, land=land)


def _start(turn: Turn, seat: int, card: str) -> None:
    army, field = turn.army(seat), turn.state.allied(seat)
    assert field is not None  # noqa: S101 - it is listed only at an allied land
    army.buildings.remove(card)
    army.under = card
    turn.tell("building.started", seat=seat, land=field.land)
    turn.whisper(seat, "building.named", seat=seat, building=card)
