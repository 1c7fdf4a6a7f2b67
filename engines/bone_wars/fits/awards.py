"""What award tiles ask for."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..state.components import AWARD_SPACES, AWARDS, CATEGORY_OF_ALL, ENVELOPES, SPECIES


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


def lacks(tile: str, archive: Mapping[str, Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """How many cards are missing for each need of each row; amphibians help with the first that
    lack any."""
    return _lacks(tile, tuple(map(tuple, archive.values())))


@lru_cache(4096)  # archives change seldom, and everybody looks at them all the time
def _lacks(tile: str, archive: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    held = Counter(dict(zip(ENVELOPES, map(len, archive), strict=True)))
    held[_DIFFERENT] = sum(map(bool, archive))
    for cards in archive:
        for card in cards:
            held.update((SPECIES[card].category, SPECIES[card].discoverer))
    return tuple(_row(needs, held) for needs in AWARDS[tile])


_DIFFERENT = "different_envelopes"


def _row(needs: Sequence[Mapping[str, Any]], held: Mapping[str, int]) -> tuple[int, ...]:
    wild = held[CATEGORY_OF_ALL] if "category" in needs[0] else 0
    found = []
    for need in needs:
        what = need.get("category") or need.get("discoverer") or need.get("env") or _DIFFERENT
        lack = max(0, int(need.get("count", need.get(_DIFFERENT))) - held[what])
        found.append(max(0, lack - wild))
        wild = max(0, wild - lack)
    return tuple(found)


def needs_of(tile: str, space: int) -> list[dict[str, Any]]:
    return AWARDS[tile][AWARD_SPACES[space]["row"] - 1]


def meets(tile: str, space: int, archive: Mapping[str, Sequence[int]]) -> bool:
    return not any(lacks(tile, archive)[AWARD_SPACES[space]["row"] - 1])
