"""Which browser the tests drive."""

import os
import shutil
from typing import Any

import pytest

VARIABLE = "BONEYARD_CHROMIUM"
NAMES = ("chromium", "google-chrome")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The one that is named, else the system's, else Playwright's own."""
    found = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    return browser_type_launch_args | ({"executable_path": found} if found else {})
