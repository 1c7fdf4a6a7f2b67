"""The rare bones display: taking from it and exchanging with it. It is never refilled (71)."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..state.components import BONE, BONES
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question
from .bones import MakeRoom, TakeRare
from .registry import gain


def _available(state: State) -> list[int]:
    return [bone for bone, count in enumerate(state.rare) if count]


@gain("rare", lambda state, seat: any(state.rare))
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(RareTake(seat, count))


@dataclass(slots=True)
class RareTake(Question):
    kind = "rare.take"
    left: int

    def actions(self, state: State) -> list[Action]:
        bones = [{"type": self.kind, "bone": BONES[bone]} for bone in _available(state)]
        return [*bones, {"type": self.kind, "stop": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        if "stop" in action:
            return
        if self.left > 1:
            turn.push(RareTake(self.seat, self.left - 1))
        turn.push(MakeRoom(self.seat, 1), TakeRare(self.seat, BONE[action["bone"]]))

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        return "prompt.rare.take", {"count": self.left}


def _givable(state: State, seat: int) -> list[int]:
    """Bones for which another type could be had (R17)."""
    rare = set(_available(state))
    crates = state.players[seat].crates
    return [bone for bone, count in enumerate(crates) if count and rare - {bone}]


@gain("exchange", lambda state, seat: bool(_givable(state, seat)))
def receive_exchange(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(ExchangeGive(seat))


@dataclass(slots=True)
class ExchangeGive(Question):
    kind = "exchange.give"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "bone": BONES[bone]} for bone in _givable(state, self.seat)]

    def take(self, turn: TurnContext, action: Action) -> None:
        turn.push(ExchangeTake(self.seat, BONE[action["bone"]]))


@dataclass(slots=True)
class ExchangeTake(Question):
    kind = "exchange.take"
    given: int

    def actions(self, state: State) -> list[Action]:
        return [
            {"type": self.kind, "bone": BONES[bone]}
            for bone in _available(state)
            if bone != self.given
        ]

    def take(self, turn: TurnContext, action: Action) -> None:
        exchange(turn, self.seat, self.given, BONE[action["bone"]])


def exchange(turn: TurnContext, seat: int, given: int, taken: int) -> None:
    crates, rare = turn.player(seat).crates, turn.state.rare
    crates[given] -= 1
    rare[given] += 1
    rare[taken] -= 1
    crates[taken] += 1
    turn.tell("bone.exchanged", seat, gave=BONES[given], took=BONES[taken])
