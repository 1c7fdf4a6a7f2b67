"""What award tiles ask for."""

from collections.abc import Mapping, Sequence
from typing import Any

from .components import AWARD_SPACES, AWARDS, CATEGORY_OF_ALL, SPECIES


def missing(needs: Sequence[Mapping[str, Any]], archive: Mapping[str, Sequence[int]]) -> int:
    """How many cards an archive lacks for these needs.

    Amphibians stand for any category, each for one (57). Envelopes count as they stand,
    whatever the cards' signs (R9).
    """
    lacks = sum(lacking(need, archive) for need in needs)
    if not lacks or "category" not in needs[0]:
        return lacks
    wild = sum(
        SPECIES[card].category == CATEGORY_OF_ALL for held in archive.values() for card in held
    )
    return max(0, lacks - wild)


def lacking(need: Mapping[str, Any], archive: Mapping[str, Sequence[int]]) -> int:
    """For one need alone, without amphibians."""
    if "env" in need:
        return max(0, int(need["count"]) - len(archive[need["env"]]))
    if "different_envelopes" in need:
        return max(0, int(need["different_envelopes"]) - sum(map(bool, archive.values())))
    field = "discoverer" if "discoverer" in need else "category"
    left, wanted = int(need["count"]), need[field]
    for held in archive.values():
        for card in held:
            if getattr(SPECIES[card], field) == wanted:
                left -= 1
    return max(0, left)


def needs_of(tile: str, space: int) -> list[dict[str, Any]]:
    return AWARDS[tile][AWARD_SPACES[space]["row"] - 1]


def meets(tile: str, space: int, archive: Mapping[str, Sequence[int]]) -> bool:
    return missing(needs_of(tile, space), archive) == 0
