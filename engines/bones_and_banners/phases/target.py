"""A unit is placed, face down, with its dice on it: at a land or at a unit (B16)."""

from ...contract import Action, Message
from ..state.position import State
from ..state.step import Step
from ..state.unit import Aim, Unit
from ..turn.steps import Question, question
from ..turn.turn import Turn
from ..units.targets import aim_at_land, aim_at_unit


@question
class Target(Question):
    kind = "unit.target"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        lands: list[Action] = [{"type": self.kind, "land": field.land} for field in state.centre]
        return lands + [{"type": self.kind, "unit": unit.seq} for unit in state.units]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        state, army, given = turn.state, turn.army(seat), step.given
        dice = [given["symbol"]] * given["dice"]
        for die in dice:
            army.dice.remove(die)
        army.hand.remove(given["card"])
        state.placed += 1
        seq, card = state.placed, given["card"]
        land, target = action.get("land"), action.get("unit")
        aim = _aim(state, seat, land, target)
        state.units.append(Unit(seq, card, seat, aim, land, target, dice))
        where = {"land": land} if target is None else {"target": target}
        turn.tell("order.sealed", seat=seat, unit=seq, dice=dice.copy(), aim=aim, **where)
        turn.whisper(seat, "order.named", seat=seat, unit=seq, card=card)
        turn.beat()

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        return Message("prompt.unit.target", step.given)


def _aim(state: State, seat: int, land: str | None, target: int | None) -> Aim:
    if land is not None:
        return aim_at_land(state, seat, land)
    unit = next(unit for unit in state.units if unit.seq == target)
    return aim_at_unit(state, seat, unit)
