"""Paleontologist cards from the display."""

from dataclasses import dataclass

from ...contract import Action
from ..state.components import RIVAL
from ..state.hands import take_person
from ..state.position import State
from ..turn.chance import draw_person
from ..turn.context import TurnContext
from ..turn.step import Question
from .registry import gain


@gain("paleontologist", lambda state, seat: bool(state.display), reveals=True)
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(TakePerson(seat, count))


@dataclass(slots=True)
class TakePerson(Question):
    """One at a time; the display is filled up at once (74)."""

    kind = "paleontologist.take"
    left: int

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "card": card} for card in dict.fromkeys(state.display)]

    def take(self, turn: TurnContext, action: Action) -> None:
        card, display = action["card"], turn.state.display
        display.remove(card)
        take_person(turn.player(self.seat), card, openly=True)
        turn.tell("paleontologist.taken", self.seat, card=card)
        new = draw_person(turn)
        if new is not None:
            display.append(new)
        if self.left > 1:
            turn.push(TakePerson(self.seat, self.left - 1))


@gain("take_back", lambda state, seat: state.players[seat].paleontologist is not None)
def take_back(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.player(seat).paleontologist = None
    turn.tell("paleontologist.back", seat)


@gain("swap", lambda state, seat: state.players[seat].patron is not None)
def swap(turn: TurnContext, seat: int, count: int, why: str) -> None:
    player = turn.player(seat)
    if player.patron is not None:
        player.patron = RIVAL[player.patron]
        turn.tell("patron.swapped", seat, patron=player.patron)
