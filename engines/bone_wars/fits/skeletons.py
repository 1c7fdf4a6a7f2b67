"""Which bones can stand in a skeleton, with how many that stand for others (R10)."""

from collections.abc import Sequence

from ..state.components import PARTS, SIZES, SPECIES
from ..state.effects import effect
from ..state.grants import PUBLISH_WILD, has
from ..state.position import State


def wilds(state: State, seat: int) -> int:
    """How many bones may stand for any other in this publishing: one per source (43)."""
    return (effect(state) == "wildPublish") + has(state, seat, PUBLISH_WILD)


def most(card: int, crates: Sequence[int], wild: int, first_part: int = 0) -> int:
    """The most bones that fill parts of ``card`` from ``first_part`` on."""
    fits = SPECIES[card].fits[first_part:]
    natural = sum(any(crates[bone] for bone in fit) for fit in fits)
    return natural + min(wild, len(fits) - natural, sum(crates) - natural)


def can_begin(card: int, crates: Sequence[int], wild: int) -> bool:
    return most(card, crates, wild) >= SIZES[0]


def candidates(card: int, part: int, crates: Sequence[int], wild: int) -> list[tuple[int, bool]]:
    """Bones for one part, and whether each stands for another."""
    fit = SPECIES[card].fits[part]
    natural = [(bone, False) for bone in fit if crates[bone]]
    if not wild:
        return natural
    others = [(bone, True) for bone, count in enumerate(crates) if count and bone not in fit]
    return natural + others


LAST_PART = len(PARTS) - 1
