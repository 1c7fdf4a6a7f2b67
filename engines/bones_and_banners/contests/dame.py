"""Units that destroy a building when they are turned up in a contest: the Dame (B41)."""

from ...contract import Action, Message
from .. import feats
from ..cards.catalogue import UNITS
from ..state.position import State
from ..state.step import Step
from ..state.unit import Unit
from ..turn.steps import Question, question, task
from ..turn.turn import Turn
from ..units.pointing import pointed_at
from .contestants import units_at

CONSTRUCTION = "construction"
"""So a building is called whose card is not known yet."""


def razers(state: State, land: str) -> list[Unit]:
    """Also those that were turned up earlier in this round."""
    return [
        unit
        for unit in units_at(state, land)
        if not unit.carried and any(effect.op == "DESTROY" for effect in UNITS[unit.card].effects)
    ]


@task("contest.raze")
def raze(turn: Turn, step: Step) -> None:
    if _targets(turn.state, step.seat, step.given["land"]):
        turn.push(Step(Dame.kind, step.seat, step.given))


def _targets(state: State, seat: int, land: str) -> list[str]:
    enemy = 1 - seat
    found = {building.card for building in pointed_at(state, enemy, land)}
    rising = state.armies[enemy].under and state.field(land).ally == enemy
    return sorted(found) + ([CONSTRUCTION] if rising else [])


@question
class Dame(Question):
    kind = "dame.destroy"

    def actions(self, state: State, step: Step, seat: int) -> list[Action]:
        targets = _targets(state, seat, step.given["land"])
        return [{"type": self.kind, "building": target} for target in targets]

    def take(self, turn: Turn, step: Step, seat: int, action: Action) -> None:
        land, unit = step.given["land"], step.given["unit"]
        building = _destroy(turn, 1 - seat, land, action["building"])
        turn.state.gone.append(building)
        turn.tell("building.destroyed", seat=seat, building=building, land=land, by=unit)
        if building in ("stone-wall", "moat"):
            feats.notice(turn, seat, "IV-2")  # B53: also one under construction
        turn.beat()

    def prompt(self, state: State, step: Step, seat: int) -> Message:
        return Message(f"prompt.{self.kind}", {"at": step.given["land"]})


RAZES = ("contest.raze", Dame.kind)
"""Steps of units that have still to destroy something."""


def _destroy(turn: Turn, owner: int, land: str, target: str) -> str:
    army = turn.army(owner)
    if target == CONSTRUCTION and army.under is not None:
        turn.reveal()
        building, army.under = army.under, None
        return building
    standing = pointed_at(turn.state, owner, land)
    gone = next(building for building in standing if building.card == target)
    army.built = [building for building in army.built if building is not gone]
    return gone.card
