"""Sets of identical bones that would overturn a paper of the rival (50, 51)."""

from collections.abc import Iterator
from typing import NamedTuple

from ..state.components import BONES, RIVAL, SIZES
from ..state.effects import effect
from ..state.grants import DEBUNK_WILD, has
from ..state.position import State


class Set(NamedTuple):
    bone: int
    size: int
    wilds: int
    """How many of them are bones of other types."""


def wilds(state: State, seat: int) -> int:
    return (effect(state) == "wildDebunk") + has(state, seat, DEBUNK_WILD)


def sets(state: State, seat: int, wild: int) -> Iterator[Set]:
    player = state.players[seat]
    if player.patron is None:
        return
    papers = state.papers[RIVAL[player.patron]]
    sizes = [size for size in SIZES if papers[size]]
    held = sum(player.crates)
    for bone in range(len(BONES)):
        real = player.crates[bone]
        for size in sizes if real else ():
            for wilds in range(wild + 1):
                if 1 <= size - wilds <= real and held - real >= wilds:
                    yield Set(bone, size, wilds)
