"""What `make soak` has found once is looked at in every run."""

from typing import Any

import pytest

from engines import registry
from engines.conformance import CHECKS, Case

FOUND: list[tuple[str, str, dict[str, Any], int, bytes]] = [
    # in a world like this one the same step is the last of its sealed phase
    ("barrier", "bad_bones", {"mode": "competitive"}, 5, b"soak 10"),
]


@pytest.mark.parametrize(("check", "engine", "options", "seats", "seed"), FOUND)
def test_found_by_soak(
    check: str, engine: str, options: dict[str, Any], seats: int, seed: bytes
) -> None:
    rules = registry.get(engine)
    CHECKS[check](Case(rules, rules.Options(**options), seats, seed, points=20))
