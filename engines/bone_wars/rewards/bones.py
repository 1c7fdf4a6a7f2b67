"""Bones that come from the bag, and crates that are too few for them."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..components import BONE, BONES
from ..state.grants import RARE_INSTEAD_OF_BAG, has
from ..state.position import State
from ..turn.chance import draw_bones
from ..turn.context import Table
from ..turn.step import Question, Task
from .registry import gain


@gain("bones")
def receive(table: Table, seat: int, count: int, why: str) -> None:
    if has(table.state, seat, RARE_INSTEAD_OF_BAG) and table.state.phase != "draft":  # 72
        table.push(Source(seat, count))
    else:
        table.push(FromBag(seat, count))


@dataclass(slots=True)
class FromBag(Task):
    """All at once, then what does not fit goes back (R4)."""

    count: int

    def run(self, table: Table) -> None:
        drawn = draw_bones(table, self.count)
        for bone in drawn:
            table.player(self.seat).crates[bone] += 1
        table.tell("bones.drawn", self.seat, bones=[BONES[bone] for bone in drawn])
        table.push(MakeRoom(self.seat, 0))


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

    def take(self, table: Table, action: Action) -> None:
        if "bag" in action:
            table.push(FromBag(self.seat, self.left))
            return
        if self.left > 1:
            table.push(Source(self.seat, self.left - 1))
        table.push(MakeRoom(self.seat, 1), TakeRare(self.seat, BONE[action["rare"]]))


@dataclass(slots=True)
class TakeRare(Task):
    bone: int

    def run(self, table: Table) -> None:
        table.state.rare[self.bone] -= 1
        table.player(self.seat).crates[self.bone] += 1
        table.tell("rare.taken", self.seat, bone=BONES[self.bone])


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

    def take(self, table: Table, action: Action) -> None:
        return_bone(table, self.seat, BONE[action["bone"]])
        table.push(self)

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.crates.return", {"count": self._over(state)}


def return_bone(table: Table, seat: int, bone: int) -> None:
    table.player(seat).crates[bone] -= 1
    table.state.bag[bone] += 1
    table.tell("bone.returned", seat, bone=BONES[bone])
