"""The browser that all tests of a process share: to start one takes longer than most tests."""

import os
import shutil

from playwright.sync_api import Playwright, sync_playwright

from .profiles import Profiles

VARIABLE = "BONEYARD_CHROMIUM"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one opens no windows of its own around a page, which takes a third of the time."""
LEAN = ["--disable-gpu", "--disable-software-rasterizer", "--disable-background-networking"]
"""Nobody looks at these pages: a graphics card that is emulated takes most of the time."""

_playwright: Playwright | None = None
_profiles: Profiles | None = None


def executable() -> str | None:
    """The one that is named, else the system's, else Playwright's own."""
    return os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)


def opened() -> Profiles:
    global _playwright, _profiles
    if _profiles is None:
        _playwright = sync_playwright().start()
        _profiles = Profiles(_playwright.chromium.launch(executable_path=executable(), args=LEAN))
    return _profiles


def close() -> None:
    global _playwright, _profiles
    if _profiles is not None and _playwright is not None:
        _profiles.close()
        _playwright.stop()
    _playwright = _profiles = None
