"""Which species card he prefers."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from ..archive import has_room
from ..awards import lacking, missing
from ..components import AWARD_SPACES, AWARDS, ENVELOPES, SPECIES
from ..grants import ICONS_WILD, has
from ..state import State
from .seat import SEAT

Archive: TypeAlias = dict[str, list[int]]

LEAST_ROW = 2
"""He claims no award below it."""


def rows(state: State, kind: str) -> list[int]:
    """Rows he could claim that have a free space, on a tile without his marker."""
    spaces = state.markers[kind]
    if any(SEAT in markers for markers in spaces):
        return []
    free = {AWARD_SPACES[number]["row"] for number, markers in enumerate(spaces) if not markers}
    return sorted(row for row in free if row >= LEAST_ROW)


def envelope_for(state: State, card: int) -> str | None:
    """Its own; with the grant the rightmost with room."""
    if not has(state, SEAT, ICONS_WILD):
        own = SPECIES[card].envelope
        return own if has_room(state, SEAT, own) else None
    return rightmost(state)


def rightmost(state: State) -> str | None:
    free = [envelope for envelope in ENVELOPES if has_room(state, SEAT, envelope)]
    return free[-1] if free else None


def needed_for(state: State, card: int) -> tuple[str, int] | None:
    """The first award (A, B, C) whose lowest row that he does not meet comes nearer by the card,
    and how many of its kind that row lacks (95, S8)."""
    envelope = SPECIES[card].envelope
    if not has_room(state, SEAT, envelope):
        return None
    archive = state.players[SEAT].archive
    with_it = {**archive, envelope: [*archive[envelope], card]}
    for kind, tile in state.awards.items():
        for row in rows(state, kind):
            needs = AWARDS[tile][row - 1]
            lacks = missing(needs, archive)
            if not lacks:
                continue
            if missing(needs, with_it) < lacks:
                return kind, max(_lack(need, archive, with_it) for need in needs)
            break
    return None


def _lack(need: dict[str, Any], archive: Archive, with_it: Archive) -> int:
    """Of a need that the card serves; an amphibian serves none by name, and comes last."""
    lacks = lacking(need, archive)
    return lacks if lacking(need, with_it) < lacks else 0


def rank(state: State, card: int) -> tuple[object, ...]:
    """The smaller, the dearer to him: needed for an award (most of all the kind that lacks most),
    farthest to the right, alphabet."""
    needed, name = needed_for(state, card), SPECIES[card].name
    if needed is not None:
        kind, lacks = needed
        return (0, list(state.awards).index(kind), -lacks, name)
    envelope = envelope_for(state, card)
    return (1, -ENVELOPES.index(envelope) if envelope else 1, 0, name)


def best_first(state: State, cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: rank(state, card))
