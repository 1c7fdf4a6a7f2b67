"""Which browser the tests drive, and the server they open."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

VARIABLE = "BONEYARD_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The one that is named, else the system's, else Playwright's own."""
    found = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    return browser_type_launch_args | ({"executable_path": found} if found else {})


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One for all browser tests: each opens rooms of its own."""
    folder = short_folder()
    made = Server(folder / "data", env={"BONEYARD_BOT_DELAY": "0"})
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)
