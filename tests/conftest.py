"""For all tests: in which order, and that a loaded machine decides about nothing."""

import itertools
import os

import pytest
from hypothesis import HealthCheck, settings

from tests.client.support import chromium

settings.register_profile(
    "boneyard", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # fmt: skip
settings.load_profile("boneyard")


def in_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def module(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


@pytest.hookimpl(trylast=True)  # what is deselected is not counted
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process begins with an equal part of the list, and the first to be done takes from the
    end of another's part. So each part ends with tests in the browser, which is then opened once
    in each process, and what takes long comes first.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    shown = [list(group) for _, group in itertools.groupby(filter(in_browser, items), module)]
    others = [item for item in items if not in_browser(item)]
    parts = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    ordered: list[pytest.Item] = []
    for part in range(parts):
        last = list(itertools.chain(*shown[part::parts]))
        room = max(0, len(items) * (part + 1) // parts - len(ordered) - len(last))
        ordered += [*others[:room], *last]
        del others[:room]
    items[:] = [*others, *ordered]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Playwright keeps an event loop running: tests that bring their own can't run beside it."""
    if not in_browser(item):
        chromium.close()


def pytest_sessionfinish() -> None:
    chromium.close()
