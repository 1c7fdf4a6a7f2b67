"""Making a minor find: archive, envelope bonus, tile, column bonus (61)."""

from dataclasses import dataclass

from ...contract import Action
from ..fits.archive import envelopes_for
from ..fits.finds import emptied, tiles
from ..rewards.archive import archive
from ..rewards.gain import give
from ..rewards.round_bonus import RoundBonus
from ..state.components import BONUSES
from ..state.effects import effect
from ..state.grants import FIND_TAKES_ROUND, has
from ..state.hands import lose_species
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question


def findable(state: State, seat: int, help_: str | None) -> list[Action]:
    return [
        {"type": "minor.card", "card": card, "envelope": envelope}
        for card in state.players[seat].species
        if tiles(state, seat, card, help_) or emptied(state, help_)
        for envelope in envelopes_for(state, seat, card, help_ == "anyEnvelope")
    ]


def begin(turn: TurnContext, seat: int) -> None:
    turn.push(MinorCard(seat))


@dataclass(slots=True)
class MinorCard(Question):
    kind = "minor.card"

    def actions(self, state: State) -> list[Action]:
        return findable(state, self.seat, effect(state))

    def take(self, turn: TurnContext, action: Action) -> None:
        card = action["card"]
        lose_species(turn.player(self.seat), card)
        turn.push(MinorTile(self.seat, card))
        archive(turn, self.seat, card, action["envelope"])


@dataclass(slots=True)
class MinorTile(Question):
    kind = "minor.tile"
    card: int

    def actions(self, state: State) -> list[Action]:
        help_ = effect(state)
        found = [
            {"type": self.kind, "column": column + 1, "icon": icon}
            for column, icon in tiles(state, self.seat, self.card, help_)
        ]
        spots = [
            {"type": self.kind, "column": column + 1, "emptied": True}
            for column in emptied(state, help_)
        ]
        return found + spots

    def take(self, turn: TurnContext, action: Action) -> None:
        column, icon = action["column"] - 1, action.get("icon")
        find(turn, self.seat, column, icon)
        bonus = turn.state.columns[column]
        if has(turn.state, self.seat, FIND_TAKES_ROUND):
            turn.push(FindOrRound(self.seat, bonus))
        else:
            give(turn, self.seat, BONUSES[bonus], "column")


def find(turn: TurnContext, seat: int, column: int, icon: str | None) -> None:
    """The tile is out of the game, the bonus stays (66)."""
    held = turn.state.finds[column]
    if icon is not None:
        held[held.index(icon)] = None
    bonus = turn.state.columns[column]
    turn.tell("find.made", seat, column=column + 1, icon=icon, bonus=bonus)


@dataclass(slots=True)
class FindOrRound(Question):
    """G8."""

    kind = "round.swap"
    bonus: str

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "bonus": which} for which in ("column", "round")]

    def take(self, turn: TurnContext, action: Action) -> None:
        if action["bonus"] == "round":
            turn.push(RoundBonus(self.seat, False))
        else:
            give(turn, self.seat, BONUSES[self.bonus], "column")
