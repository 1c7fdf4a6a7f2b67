"""I.2: a land is activated, sealed by both seats at once; its effect follows (B10)."""

from collections.abc import Sequence

from ...contract import Action
from ..cards.catalogue import LANDS
from ..cards.effect import Effect
from ..hands.draw import draw
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question, task
from ..turn.turn import Turn


@task("activate.begin")
def activate(turn: Turn, step: Step) -> None:
    turn.enter("activate")
    turn.push(Step("land.activate"), Step("activate.show"), Step("deal"), Step("draft.begin"))


@question
class Activate(Question):
    kind = "land.activate"

    def seats(self, state: State, step: Step) -> Sequence[int]:
        return [seat for seat, army in enumerate(state.armies) if not army.ready]

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        return [{"type": self.kind, "land": land} for land in state.armies[seat].lands]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        army = turn.army(seat)
        army.chosen, army.ready = action["land"], True
        turn.push(step)


@task("activate.show")
def show(turn: Turn, step: Step) -> None:
    turn.reveal()
    seats = turn.state.in_turn()
    for seat in seats:
        army = turn.army(seat)
        army.active, army.chosen, army.ready = army.chosen, None, False
        turn.tell("land.activated", seat=seat, land=army.active)
    turn.push(*(Step("land.effect", seat) for seat in seats))
    turn.beat()


@task("land.effect")
def effect(turn: Turn, step: Step) -> None:
    """Each seat's is complete before the next (B10). Those that last are asked for elsewhere."""
    land = turn.army(step.seat).active
    assert land is not None  # noqa: S101 - it has just been shown
    for each in LANDS[land].effects:
        if each.on == "land_activate" and each.duration is None:
            _do(turn, step.seat, each, land)
    turn.beat()


def _do(turn: Turn, seat: int, effect: Effect, land: str) -> None:
    if effect.op == "DRAW":
        draw(turn, seat, effect, land)
    elif effect.op == "RECRUIT":
        turn.push(*[Step("recruit.draw", seat)] * effect.value)
    elif effect.op == "RETURN":
        turn.push(Step("lost.return", seat, {"by": land}))
