"""Which browser the tests drive, and the server they open."""

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.support.cluster import short_folder
from tests.app.support.server import Server

from .bad_bones.guest import Guest
from .support import chromium
from .support.profiles import Profiles
from .support.visitor import Visitor

PATIENCE = 30_000
"""Milliseconds: how long a page takes is up to the machine, and only failures wait that long."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Profiles]:
    """What a module has left open is closed; the browser itself stays."""
    opened = chromium.opened()
    yield opened
    opened.take_all_back()


@pytest.fixture
def new_page(browser: Profiles) -> Iterator[Callable[..., Page]]:
    """Pages with nobody behind them, each in a profile of its own."""
    contexts = []

    def make(**look: Any) -> Page:
        contexts.append(browser.new_context(reduced_motion="reduce", **look))
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


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
def mortal() -> Iterator[Server]:
    """One for this test alone, which may kill it."""
    folder = short_folder()
    made = Server(folder / "data")
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def welcome(browser: Profiles, server: Server) -> Iterator[Callable[..., Visitor]]:
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
