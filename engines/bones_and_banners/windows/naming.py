"""A unit is named, then turned up; if it was named rightly, it is Slain (B54)."""

from ...contract import Action, Message
from .. import feats
from ..cards.catalogue import UNITS
from ..state.position import State
from ..state.step import Step
from ..turn.steps import Question, question
from ..turn.turn import Turn
from ..units.leaving import lose, turn_up
from .advisors.targets import in_play


@question
class Name(Question):
    kind = "sorceress.name"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        return [{"type": self.kind, "card": card} for card in UNITS]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        unit, by = in_play(turn.state, step.given["unit"]), step.given["by"]
        turn.reveal()
        right = unit.card == action["card"]
        turn.tell("name.guessed", seat=seat, card=action["card"], unit=unit.seq, right=right)
        if right:
            feats.notice(turn, seat, "III-2")
        if turn_up(turn, unit, by) and right and lose(turn, unit, "slay", by):
            feats.slain(turn, unit)
        turn.beat()

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        return Message("prompt.sorceress.name", {"seq": step.given["unit"]})
