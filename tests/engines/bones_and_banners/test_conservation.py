"""Nothing appears and nothing vanishes: counted after every action."""

import pytest

from .conservation import ADVISORS, BUILDINGS, LANDS, OWN, RECRUITS, play

GAMES = {"some": 200, "all": 1000}
MARKS = {"some": [], "all": [pytest.mark.thorough]}
PARTS = [
    pytest.param(range(first, games, 4), id=f"{which} {first}", marks=MARKS[which])
    for which, games in GAMES.items()
    for first in range(4)
]


@pytest.mark.parametrize("seeds", PARTS)
def test_every_component_is_accounted_for(seeds: range) -> None:
    for seed in seeds:
        assert play(seed) > 50, seed


def test_there_are_138_cards_to_play_with() -> None:
    units = 2 * OWN.total() + sum(RECRUITS.values())
    assert units + sum(BUILDINGS.values()) + sum(ADVISORS.values()) + LANDS + 2 == 138
