"""Nothing appears, nothing vanishes, no limit is broken: counted after every action."""

import pytest

from .conservation import VARIANTS, games, play

GAMES = 1000
"""In all; those of a variant are one test."""
BY_VARIANT = [
    pytest.param(
        [game for game in games(GAMES) if game[:2] == variant], id=f"{variant[0]}-{variant[1]}"
    )
    for variant in VARIANTS
]


@pytest.mark.parametrize("some", BY_VARIANT)
def test_ruling_70_every_component_is_accounted_for(some: list[tuple[int, str, int]]) -> None:
    """Ruling 70: and the bag never runs dry."""
    for seats, theodore, seed in some:
        assert play(seats, theodore, seed) > 20, (seats, theodore, seed)


def test_a_thousand_games_of_every_number_of_players() -> None:
    played = [game[:2] for game in games(GAMES)]
    assert len(played) == 1000
    assert {seats for seats, _ in played} == {1, 2, 3, 4}
