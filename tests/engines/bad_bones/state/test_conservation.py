"""No skeleton is lost or made: counted after every action of 2,000 random games of every variant.

``python -m bench.conservation 20000`` plays more of them.
"""

import pytest

from bench.conservation import Variant, games, play, variants

BY_MODE = [
    pytest.param([game for game in games(2000) if game[0].mode == mode], id=mode)
    for mode in ("competitive", "cooperative", "solo")
]


@pytest.mark.parametrize("some", BY_MODE)
def test_section_9_every_skeleton_is_accounted_for(some: list[tuple[Variant, int]]) -> None:
    for variant, seed in some:
        assert play(variant, seed) > 0, variant


def test_every_mode_number_of_players_and_chief_is_among_them() -> None:
    every = list(variants())
    assert {(v.mode, v.seats) for v in every} == {
        *[(mode, seats) for mode in ("competitive", "cooperative") for seats in range(2, 7)],
        ("solo", 1),
    }
    assert {v.chiefs for v in every if len(v.chiefs) == 1} == {
        (chief,) for v in every if len(v.chiefs) == 7 for chief in v.chiefs
    }
    assert len(every) == 102
