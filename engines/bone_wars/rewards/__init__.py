"""What players receive, one kind of gain each. Importing this package makes all of them known."""

from . import (
    bones,
    gain,
    people,
    rare,
    reclassify,
    round_bonus,
    sites,
    species,
    upgrades,
)

__all__ = [
    "bones",
    "gain",
    "people",
    "rare",
    "reclassify",
    "round_bonus",
    "sites",
    "species",
    "upgrades",
]
