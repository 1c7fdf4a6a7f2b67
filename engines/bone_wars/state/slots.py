"""The action slots of a player."""

from .components import SLOTS, UPGRADED, SlotValues
from .grants import IGNORE_SLOT_COST, has
from .player import Player
from .position import State


def next_open(player: Player) -> int | None:
    """Always the leftmost (1)."""
    for number, slot in enumerate(player.slots):
        if slot.card is None:
            return number
    return None


def values(player: Player, number: int) -> SlotValues:
    return UPGRADED if player.slots[number].upgraded else SLOTS[number]


def cost(state: State, seat: int, number: int) -> int:
    if has(state, seat, IGNORE_SLOT_COST):
        return 0
    return values(state.players[seat], number).cost
