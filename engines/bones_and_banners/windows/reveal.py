"""After the last die, before combat: who looks behind the cards (W_REVEAL)."""

from collections.abc import Sequence

from ...contract import Action
from ..cards.catalogue import BUILDINGS
from ..cards.having import having
from ..state.position import State
from ..state.step import Step
from ..turn.steps import question, task
from ..turn.turn import Turn
from .advisors.targets import hidden, in_play
from .buildings import unused, use
from .looking import look
from .window import Window

TOWERS = having(BUILDINGS, "use", "REVEAL", "W_REVEAL")


@task("reveal.begin")
def begin(turn: Turn, step: Step) -> None:
    turn.enter("reveal")
    turn.push(Step("window.reveal"), Step("combat.begin"))


@question
class Reveal(Window):
    kind = "window.reveal"
    window = "W_REVEAL"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        return [*super().actions(state, step, seat), *_looks(state, seat)]

    def asked(self, state: State, step: Step, seat: int, actions: Sequence[Action]) -> bool:
        if state.armies[seat].rests:
            return False
        return super().asked(state, step, seat, actions) or bool(_looks(state, seat))

    def play(self, turn: Turn, seat: int, action: Action) -> None:
        if action["type"] == "advisor.play":
            super().play(turn, seat, action)
            return
        turn.reveal()
        use(turn.army(seat), action["building"])
        turn.tell("building.used", seat=seat, building=action["building"])
        look(turn, seat, [in_play(turn.state, action["unit"])])


def _looks(state: State, seat: int) -> list[Action]:
    towers = unused(state.armies[seat], TOWERS)
    return [
        {"type": "building.use", "building": tower, "unit": unit.seq}
        for tower in towers
        for unit in hidden(state, 1 - seat)
    ]
