"""Which species card he prefers."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..fits.archive import has_room
from ..fits.awards import lacking, missing
from ..state.components import AWARD_SPACES, AWARDS, CATEGORY_OF_ALL, ENVELOPES, SPECIES, Species
from ..state.grants import ICONS_WILD, has
from ..state.position import State
from .seat import SEAT

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


@dataclass(frozen=True, slots=True)
class Goal:
    """The lowest row of an award that he could claim and does not meet yet (95, S8)."""

    order: int
    """A, B, C."""
    needs: list[tuple[dict[str, Any], int]]
    """With how many cards each of them lacks."""


def goals(state: State) -> list[Goal]:
    archive = state.players[SEAT].archive
    found = []
    for order, (kind, tile) in enumerate(state.awards.items()):
        for row in rows(state, kind):
            needs = AWARDS[tile][row - 1]
            if missing(needs, archive):
                found.append(Goal(order, [(need, lacking(need, archive)) for need in needs]))
                break
    return found


def _serves(card: Species, need: dict[str, Any], archive: dict[str, list[int]]) -> bool:
    if "discoverer" in need:
        return bool(card.discoverer == need["discoverer"])
    if "category" in need:
        return bool(card.category == need["category"])
    if "env" in need:
        return bool(card.envelope == need["env"])
    return not archive[card.envelope]


def _lack(card: Species, goal: Goal, archive: dict[str, list[int]]) -> int | None:
    """How many of its kind the goal lacks, or ``None`` if the card brings it no nearer. An
    amphibian serves every category, none of them by name."""
    lacks = [lack for need, lack in goal.needs if lack and _serves(card, need, archive)]
    if lacks:
        return max(lacks)
    anything = card.category == CATEGORY_OF_ALL and "category" in goal.needs[0][0]
    return 0 if anything else None


def rank(state: State, card: Species, aims: list[Goal]) -> tuple[object, ...]:
    """The smaller, the dearer to him: needed for an award (most of all the kind that lacks most),
    farthest to the right, alphabet."""
    archive = state.players[SEAT].archive
    if aims and has_room(state, SEAT, card.envelope):
        for goal in aims:
            lack = _lack(card, goal, archive)
            if lack is not None:
                return (0, goal.order, -lack, card.name)
    envelope = envelope_for(state, card.id)
    return (1, -ENVELOPES.index(envelope) if envelope else 1, 0, card.name)


def best_first(state: State, cards: Iterable[int]) -> list[int]:
    hand = list(cards)
    if len(hand) < 2:
        return hand
    aims = goals(state)
    return sorted(hand, key=lambda card: rank(state, SPECIES[card], aims))
