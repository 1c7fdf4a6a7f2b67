"""Moving an archived card to another envelope."""

from dataclasses import dataclass

from ...contract import Action
from ..fits.archive import envelope_of, has_room
from ..state.components import ENVELOPE_BONUS, ENVELOPES, Bonus
from ..state.grants import RECLASSIFY_FULL, has
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question
from .archive import times
from .gain import give
from .registry import gain


def moves(state: State, seat: int) -> list[Action]:
    """To any other envelope with room, whatever its sign (65)."""
    archive = state.players[seat].archive
    free = [envelope for envelope in ENVELOPES if has_room(state, seat, envelope)]
    return [
        {"type": "reclassify", "card": card, "to": envelope}
        for home, cards in archive.items()
        for card in cards
        for envelope in free
        if envelope != home
    ]


@gain("reclassify", lambda state, seat: bool(moves(state, seat)))
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(Reclassify(seat))


@dataclass(slots=True)
class Reclassify(Question):
    kind = "reclassify"

    def actions(self, state: State) -> list[Action]:
        return [*moves(state, self.seat), {"type": self.kind, "decline": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        if "card" in action:
            bonus = reclassify(turn, self.seat, action["card"], action["to"])
            give(turn, self.seat, bonus, "envelope")


def reclassify(turn: TurnContext, seat: int, card: int, to: str) -> Bonus:
    """The bonus comes once; with the grant once for every card now there (65)."""
    player = turn.player(seat)
    home = envelope_of(player, card)
    player.archive[home].remove(card)
    player.archive[to].append(card)
    turn.tell("species.reclassified", seat, species=card, **{"from": home, "to": to})
    full = has(turn.state, seat, RECLASSIFY_FULL)
    count = len(player.archive[to]) if full else 1
    return times(ENVELOPE_BONUS[to], count)
