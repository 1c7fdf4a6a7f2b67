"""Claiming an award."""

from dataclasses import dataclass

from ...contract import Action
from ..fits.awards import meets
from ..rewards.queue import enqueue
from ..state.components import AWARD_SPACES
from ..state.effects import effect
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question


def claimable(state: State, seat: int, occupied: bool) -> list[Action]:
    """Free spaces whose condition is met, on tiles without a marker of mine; with Lucas also
    occupied ones, a virtual opponent's too (56, 59, 67)."""
    archive = state.players[seat].archive
    if not any(archive.values()):
        return []
    return [
        {"type": "award.claim", "tile": kind, "space": space}
        for kind, spaces in state.markers.items()
        if not any(seat in markers for markers in spaces)
        for space, markers in enumerate(spaces)
        if (occupied or not markers) and meets(state.awards[kind], space, archive)
    ]


def begin(turn: TurnContext, seat: int) -> None:
    turn.push(Claim(seat))


@dataclass(slots=True)
class Claim(Question):
    kind = "award.claim"

    def actions(self, state: State) -> list[Action]:
        return claimable(state, self.seat, effect(state) == "occupied")

    def take(self, turn: TurnContext, action: Action) -> None:
        claim(turn, self.seat, action["tile"], action["space"])
        loyalty = AWARD_SPACES[action["space"]]["loyalty"]
        help_ = effect(turn.state)
        items = [f"{'split' if help_ == 'splitAward' else 'loyalty'}:{loyalty}", "round"]
        enqueue(turn, self.seat, items, "award", free_round=help_ == "anyRoundBonus")


def claim(turn: TurnContext, seat: int, kind: str, space: int) -> None:
    """The marker stays for good (58, 68)."""
    state = turn.state
    state.markers[kind][space].append(seat)
    loyalty = AWARD_SPACES[space]["loyalty"]
    turn.tell("award.claimed", seat, tile=kind, id=state.awards[kind], space=space, loyalty=loyalty)
