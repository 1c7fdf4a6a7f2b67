"""For all tests: in which order, and that a loaded machine decides about nothing."""

import itertools

import pytest
from hypothesis import HealthCheck, settings

from tests.browser import chromium

settings.register_profile(
    "boneyard", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # fmt: skip
settings.load_profile("boneyard")


def in_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def module(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two processes begin with a half of the list each, and the first to be done takes from the
    end of the other's half. So each half ends with tests in the browser, which is then opened once
    in each process, and begins with what takes long.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    shown = [list(group) for _, group in itertools.groupby(filter(in_browser, items), module)]
    first, second = (list(itertools.chain(*shown[half::2])) for half in (0, 1))
    others = [item for item in items if not in_browser(item)]
    middle = max(0, len(items) // 2 - len(first))
    items[:] = [*others[:middle], *first, *others[middle:], *second]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Playwright keeps an event loop running: tests that bring their own can't run beside it."""
    if not in_browser(item):
        chromium.close()


def pytest_sessionfinish() -> None:
    chromium.close()
