"""Every registered engine with every combination of options keeps the contract.

A new game gets all of these by registering; see docs/adding-a-game.md.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from boneyard_pig import engine as pig

from engines import conformance, registry
from engines.conformance import CHECKS, Case, cases
from engines.contract import Engine

from .toy import engine as toy

FIXTURES = Path(__file__).parent.parent / "fixtures"
ENGINES = [*registry.all(), toy, pig]
CASES = [case for engine in ENGINES for case in cases(engine)]


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_keeps_the_contract(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
class TestAsAWhole:
    def test_options_and_seats(self, engine: Engine) -> None:
        conformance.check_options(engine)

    def test_another_process_plays_the_same(self, engine: Engine) -> None:
        conformance.check_fresh_process(list(cases(engine))[::3])

    def test_chance_is_drawn_anew(self, engine: Engine) -> None:
        conformance.check_chance(list(cases(engine)))

    def test_texts_are_complete(self, engine: Engine) -> None:
        conformance.check_catalogue(engine)


@pytest.mark.parametrize("engine", registry.all(), ids=lambda engine: engine.id)
def test_recorded_games_replay_word_for_word(engine: Engine) -> None:
    conformance.check_records(engine, FIXTURES / engine.id)
