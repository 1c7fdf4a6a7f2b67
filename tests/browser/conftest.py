"""Which browser the tests drive, and the server they open."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from .guest import Guest

VARIABLE = "BONEYARD_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")
LEAN = ["--disable-gpu", "--disable-software-rasterizer", "--disable-background-networking"]
"""Nobody looks at these pages: a graphics card that is emulated takes most of the time."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The one that is named, else the system's, else Playwright's own.

    For one module at a time: Playwright keeps an event loop running while it is open, and tests
    that bring their own could not run after these in the same process.
    """
    found = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=LEAN)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One for all browser tests: each opens rooms of its own."""
    folder = short_folder()
    made = Server(folder / "data", env={"BONEYARD_BOT_DELAY": "0"})
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_guest(browser: Browser, server: Server) -> Iterator[Callable[..., Guest]]:
    """People by name. A page that reports an error fails the test."""
    guests: list[Guest] = []

    def make(name: str, **context: object) -> Guest:
        guests.append(Guest(browser, server.url, name, **context))
        return guests[-1]

    yield make
    for guest in guests:
        guest.context.close()
    assert {guest.name: guest.complaints for guest in guests if guest.complaints} == {}
