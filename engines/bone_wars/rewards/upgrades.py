"""Better team cards, specialists, better slots, more crates."""

from dataclasses import dataclass

from ...contract import Action
from ..state.components import BASIC, COVER, SPECIALISTS
from ..state.player import Player, Slot
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question
from .gain import give
from .registry import gain


def _replaceable(player: Player) -> list[str]:
    """Basic cards in hand or in a slot that have not been replaced yet (14, R8)."""
    played = [slot.card["team"] for slot in player.slots if slot.card and "team" in slot.card]
    mine = {*player.team_cards, *played} - set(player.leaving)
    return [card for card in BASIC if card in mine]


def team_upgrades(player: Player) -> list[Action]:
    pairs = [
        {"type": "team.upgrade", "replace": old, "by": new}
        for old in _replaceable(player)
        for new in player.reserve
    ]
    hire = [
        {"type": "team.upgrade", "specialist": each}
        for each in SPECIALISTS
        if each not in player.specialists
    ]
    return pairs + hire


@gain("upgrade_team", lambda state, seat: bool(team_upgrades(state.players[seat])))
def receive_team(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(*[TeamUpgrade(seat)] * count)


@dataclass(slots=True)
class TeamUpgrade(Question):
    """Nothing is left when all six are made: the reward is lost (16)."""

    kind = "team.upgrade"

    def actions(self, state: State) -> list[Action]:
        upgrades = team_upgrades(state.players[self.seat])
        return [*upgrades, {"type": self.kind, "decline": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        player = turn.player(self.seat)
        if "specialist" in action:
            player.specialists[action["specialist"]] = False
            turn.tell("specialist.hired", self.seat, specialist=action["specialist"])
        elif "replace" in action:
            old, new = action["replace"], action["by"]
            player.reserve.remove(new)
            if old in player.team_cards:
                player.team_cards.remove(old)
                player.team_cards.append(new)
                player.team_cards.sort()
                joins = False
            else:
                player.leaving.append(old)
                player.joining.append(new)
                joins = True
            turn.tell("team.upgraded", self.seat, replaced=old, by=new, joins=joins)


@gain("upgrade_slot", lambda state, seat: state.slot_tiles > 0)
def receive_slot(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(*[SlotUpgrade(seat)] * count)


@dataclass(slots=True)
class SlotUpgrade(Question):
    kind = "slot.upgrade"

    def actions(self, state: State) -> list[Action]:
        if not state.slot_tiles:  # 13
            return []
        slots = state.players[self.seat].slots
        covered = [
            {"type": self.kind, "slot": number}
            for number, slot in enumerate(slots, 1)
            if not slot.upgraded  # 12
        ]
        return [*covered, {"type": self.kind, "extra": True}]

    def take(self, turn: TurnContext, action: Action) -> None:
        upgrade_slot(turn, self.seat, action.get("slot"))


def upgrade_slot(turn: TurnContext, seat: int, number: int | None) -> None:
    """A slot in use keeps its card, and the action that runs keeps its values (10)."""
    turn.state.slot_tiles -= 1
    slots = turn.player(seat).slots
    if number is None:
        slots.append(Slot(upgraded=True))  # open at once (11)
        turn.tell("slot.upgraded", seat, slot=len(slots), extra=True)
    else:
        slots[number - 1].upgraded = True
        turn.tell("slot.upgraded", seat, slot=number, extra=False)


@gain("cover")
def receive_cover(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(*[CoverBonus(seat)] * count)


@dataclass(slots=True)
class CoverBonus(Question):
    """The bonus is given even if no cover is left (75)."""

    kind = "cover.bonus"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "take": what} for what in COVER]

    def take(self, turn: TurnContext, action: Action) -> None:
        remove_cover(turn, self.seat, action["take"])
        give(turn, self.seat, {action["take"]: COVER[action["take"]]}, "cover")


def remove_cover(turn: TurnContext, seat: int, take: str | None) -> None:
    """``take``: what is given for it, money or reputation."""
    player = turn.player(seat)
    removed = player.covers > 0
    player.covers -= removed
    turn.tell("cover.removed", seat, covers=player.covers, took=take, removed=removed)
