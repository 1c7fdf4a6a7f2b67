"""Bones that come from the bag, and crates that are too few for them."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..state.components import BONE, BONES
from ..state.grants import RARE_INSTEAD_OF_BAG, has
from ..state.position import State
from ..turn.chance import draw_bones
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .registry import gain


@gain("bones", reveals=True)
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    if has(turn.state, seat, RARE_INSTEAD_OF_BAG) and turn.state.phase != "draft":  # 72
        turn.push(Source(seat, count))
    else:
        turn.push(FromBag(seat, count))


@dataclass(slots=True)
class FromBag(Task):
    """All at once, then what does not fit goes back (R4)."""

    count: int

    def run(self, turn: TurnContext) -> None:
        drawn = draw_bones(turn, self.count)
        for bone in drawn:
            turn.player(self.seat).crates[bone] += 1
        turn.tell("bones.drawn", self.seat, bones=[BONES[bone] for bone in drawn])
        turn.push(MakeRoom(self.seat, 0))


@dataclass(slots=True)
class Source(Question):
    """G3: rare tokens first, one at a time, then the rest from the bag at once (R5)."""

    kind = "bones.source"
    left: int

    def actions(self, state: State) -> list[Action]:
        rare = [
            {"type": self.kind, "rare": BONES[bone]}
            for bone, count in enumerate(state.rare)
            if count
        ]
        return [*rare, {"type": self.kind, "bag": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        if "bag" in action:
            turn.push(FromBag(self.seat, self.left))
            return
        if self.left > 1:
            turn.push(Source(self.seat, self.left - 1))
        turn.push(MakeRoom(self.seat, 1), TakeRare(self.seat, BONE[action["rare"]]))


@dataclass(slots=True)
class TakeRare(Task):
    bone: int

    def run(self, turn: TurnContext) -> None:
        turn.state.rare[self.bone] -= 1
        turn.player(self.seat).crates[self.bone] += 1
        turn.tell("rare.taken", self.seat, bone=BONES[self.bone])


@dataclass(slots=True)
class MakeRoom(Question):
    """Until ``coming`` more tokens fit, one of those held goes back to the bag (28, R4)."""

    kind = "crates.return"
    coming: int

    def _over(self, state: State) -> int:
        player = state.players[self.seat]
        return sum(player.crates) + self.coming - player.capacity

    def actions(self, state: State) -> list[Action]:
        if self._over(state) <= 0:
            return []
        crates = state.players[self.seat].crates
        return [
            {"type": self.kind, "bone": BONES[bone]} for bone, count in enumerate(crates) if count
        ]

    def take(self, turn: TurnContext, action: Action) -> None:
        return_bone(turn, self.seat, BONE[action["bone"]])
        turn.push(self)

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.crates.return", {"count": self._over(state)}


def return_bone(turn: TurnContext, seat: int, bone: int) -> None:
    turn.player(seat).crates[bone] -= 1
    turn.state.bag[bone] += 1
    turn.tell("bone.returned", seat, bone=BONES[bone])
