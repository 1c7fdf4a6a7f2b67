"""What award tiles ask for."""

from collections.abc import Mapping, Sequence
from typing import Any

from .components import AWARD_SPACES, AWARDS, CATEGORY_OF_ALL, SPECIES


def missing(needs: Sequence[Mapping[str, Any]], archive: Mapping[str, Sequence[int]]) -> int:
    """How many cards an archive lacks for these needs.

    Amphibians stand for any category, each for one (57). Envelopes count as they stand,
    whatever the cards' signs (R9).
    """
    cards = [SPECIES[card] for held in archive.values() for card in held]
    lacking = wild = 0
    for need in needs:
        if "discoverer" in need:
            have = sum(card.discoverer == need["discoverer"] for card in cards)
        elif "category" in need:
            have = sum(card.category == need["category"] for card in cards)
            wild = sum(card.category == CATEGORY_OF_ALL for card in cards)
        elif "env" in need:
            have = len(archive[need["env"]])
        else:
            have = sum(bool(held) for held in archive.values())
        wanted = need["different_envelopes"] if "different_envelopes" in need else need["count"]
        lacking += max(0, wanted - have)
    return max(0, lacking - wild)


def needs_of(tile: str, space: int) -> list[dict[str, Any]]:
    return AWARDS[tile][AWARD_SPACES[space]["row"] - 1]


def meets(tile: str, space: int, archive: Mapping[str, Sequence[int]]) -> bool:
    return missing(needs_of(tile, space), archive) == 0
