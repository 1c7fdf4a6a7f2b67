"""A thousand random games of every engine, over all its variants: all end, all rules hold.

Each engine counts its components in as many games of its own; here the ordinary run plays a part.
"""

import pytest

from engines import registry
from engines.conformance import Case, cases
from engines.runtime.random_bot import RandomBot
from engines.runtime.rng import Rng
from engines.runtime.simulation import play

GAMES = {"some": 200, "all": 1000}
MARKS = {"some": [], "all": [pytest.mark.thorough]}
CASES = [
    pytest.param(case, -(-games // len(variants)), id=f"{case} {which}", marks=MARKS[which])
    for which, games in GAMES.items()
    for engine in registry.all()
    for variants in [list(cases(engine, thorough=True))]
    for case in variants
]


@pytest.mark.parametrize(("case", "games"), CASES)
def test_random_games_end(case: Case, games: int) -> None:
    bots = [RandomBot()] * case.seats
    for number in range(games):
        played = play(case.engine, case.options, bots, Rng.seeded(b"%d" % number).key)
        assert played.result is not None, f"game {number} was broken off"
        assert played.actions > 0
