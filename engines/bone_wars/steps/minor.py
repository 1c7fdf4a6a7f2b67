"""Making a minor find: archive, envelope bonus, tile, column bonus (61)."""

from dataclasses import dataclass

from ...contract import Action
from ..components import BONUSES
from ..fits.archive import envelopes_for
from ..fits.finds import emptied, tiles
from ..rewards.archive import archive
from ..rewards.gain import give
from ..rewards.round_bonus import RoundBonus
from ..state.effects import effect
from ..state.grants import FIND_TAKES_ROUND, has
from ..state.hands import lose_species
from ..state.position import State
from ..turn.context import Table
from ..turn.step import Question


def findable(state: State, seat: int, help_: str | None) -> list[Action]:
    return [
        {"type": "minor.card", "card": card, "envelope": envelope}
        for card in state.players[seat].species
        if tiles(state, seat, card, help_) or emptied(state, help_)
        for envelope in envelopes_for(state, seat, card, help_ == "anyEnvelope")
    ]


def begin(table: Table, seat: int) -> None:
    table.push(MinorCard(seat))


@dataclass(slots=True)
class MinorCard(Question):
    kind = "minor.card"

    def actions(self, state: State) -> list[Action]:
        return findable(state, self.seat, effect(state))

    def take(self, table: Table, action: Action) -> None:
        card = action["card"]
        lose_species(table.player(self.seat), card)
        table.push(MinorTile(self.seat, card))
        archive(table, self.seat, card, action["envelope"])


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

    def take(self, table: Table, action: Action) -> None:
        column, icon = action["column"] - 1, action.get("icon")
        find(table, self.seat, column, icon)
        bonus = table.state.columns[column]
        if has(table.state, self.seat, FIND_TAKES_ROUND):
            table.push(FindOrRound(self.seat, bonus))
        else:
            give(table, self.seat, BONUSES[bonus], "column")


def find(table: Table, seat: int, column: int, icon: str | None) -> None:
    """The tile is out of the game, the bonus stays (66)."""
    held = table.state.finds[column]
    if icon is not None:
        held[held.index(icon)] = None
    bonus = table.state.columns[column]
    table.tell("find.made", seat, column=column + 1, icon=icon, bonus=bonus)


@dataclass(slots=True)
class FindOrRound(Question):
    """G8."""

    kind = "round.swap"
    bonus: str

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "bonus": which} for which in ("column", "round")]

    def take(self, table: Table, action: Action) -> None:
        if action["bonus"] == "round":
            table.push(RoundBonus(self.seat, False))
        else:
            give(table, self.seat, BONUSES[self.bonus], "column")
