"""Which browser the tests drive, and the server they open."""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from .guest import Guest
from .visitor import Visitor

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
def welcome(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """People of a kind, by name. A page that reports an error fails the test."""
    visitors: list[Visitor] = []

    def make(kind: type[Visitor], name: str, **context: object) -> Visitor:
        visitors.append(kind(browser, server.url, name, **context))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    complained = {visitor.name: visitor.complaints for visitor in visitors if visitor.complaints}
    assert complained == {}


@pytest.fixture
def new_guest(welcome: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """Who plays Bad Bones."""
    return partial(welcome, Guest)
