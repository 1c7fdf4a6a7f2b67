"""A window: in turn, each seat plays one card or passes, until both pass in a row (B12)."""

from collections.abc import Sequence

from ...contract import Action
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question
from ..turn.turn import Turn
from .advisors.play import could_play, play, plays

PASS: Action = {"type": "window.pass"}
REST: Action = {"type": "window.pass", "rest": True}


class Window(Question):
    window: str
    """As the advisors' cards name it."""

    def seats(self, state: State, step: Step) -> Sequence[int]:
        """It opens with the holder of the token."""
        return (state.initiative if step.seat < 0 else step.seat,)

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        """To pass first: for a seat that is not asked."""
        return [PASS, REST, *plays(state, seat, self.window, step.given.get("land"))]

    def asked(self, state: State, step: Step, seat: int, actions: Sequence[Action]) -> bool:
        """A seat that might be able to play something, whatever it really holds."""
        if state.armies[seat].rests:
            return False
        return could_play(state, seat, self.window, step.given.get("land"))

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        if action["type"] == "window.pass":
            self._pass(turn, step, seat, "rest" in action)
            return
        turn.push(Step(self.kind, 1 - seat, {**step.given, "passed": False}))
        self.play(turn, seat, action)
        turn.beat()

    def play(self, turn: Turn, seat: int, action: Action) -> None:
        play(turn, seat, action)

    def _pass(self, turn: Turn, step: Step, seat: int, rest: bool) -> None:
        if not turn.alone:
            turn.army(seat).rests |= rest
            turn.tell("window.passed", seat=seat, rest=rest)
        if not step.given.get("passed"):
            turn.push(Step(self.kind, 1 - seat, {**step.given, "passed": True}))
        turn.beat()
