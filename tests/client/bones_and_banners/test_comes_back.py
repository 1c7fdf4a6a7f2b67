"""A reload, a second device and a kill of the server, where a page has something sealed to show."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, cast

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from app.postgres.embedded import Embedded
from engines.runtime.game import Game
from tests.app.support.begun import write_log
from tests.app.support.server import Server
from tests.engines.bones_and_banners.moments import before_combat, moments

from ..support.profiles import Profiles
from ..support.visitor import LAPTOP
from .banneret import Banneret, Hand

pytestmark = pytest.mark.browser

TABLE = ".bnb[data-form]"
LOG = ".feed.log li"
SEALED = ("rally", "unit.target", "sorceress.name")


@pytest.fixture
def people(browser: Profiles, mortal: Server) -> Iterator[tuple[Banneret, Banneret]]:
    both = Banneret(browser, mortal.url, "Ada"), Banneret(browser, mortal.url, "Nour")
    for one in both:
        one.call("/me", name=one.name)
    yield both
    for one in both:
        one.context.close()


def table(server: Server, people: tuple[Banneret, Banneret], game: Game) -> str:
    """Its address: both sit at it, and nobody looks yet."""
    ada, nour = people
    made = ada.call("/rooms", engine=game.engine.id)
    room = f"/rooms/{made['code']}"
    nour.call(f"{room}/sit")
    nour.call(f"{room}/ready", ready=True)
    ada.call(f"{room}/start")
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own in this thread
        url = Embedded(server.data_dir).url
        apart.submit(asyncio.run, write_log(url, made["code"], game)).result()
    return f"{server.url}/r/{made['code']}"


def opened(context: BrowserContext, link: str) -> Page:
    """With all that is fetched only when it is needed, such as a sheet."""
    page = context.new_page()
    page.goto(link)
    ready(page)
    page.wait_for_load_state("networkidle")
    return page


@contextmanager
def second_device(browser: Profiles, visitor: Banneret, link: str) -> Iterator[Page]:
    """The same person at another browser."""
    context = browser.new_context(**LAPTOP, locale="en-GB", reduced_motion="reduce")
    context.add_cookies(cast(Any, visitor.context.cookies()))
    yield opened(context, link)
    context.close()


def ready(page: Page) -> None:
    expect(page.locator("body[data-screen=table]")).to_have_count(1)
    expect(page.locator(".strip")).to_be_visible()


def shown(page: Page) -> tuple[str, str]:
    """Every word at the table, and which decision is open."""
    text = re.sub(r"\s+", " ", page.locator(TABLE).inner_text())
    return text, page.evaluate("document.body.dataset.decision ?? ''")


def same(page: Page, before: tuple[str, str]) -> None:
    """Soon: some of it is read after the rest."""
    text, decision = before
    expect(page.locator(TABLE)).to_have_text(text, use_inner_text=True)
    assert shown(page) == (text, decision)


def test_sealed_choices_come_back(
    browser: Profiles, mortal: Server, people: tuple[Banneret, Banneret]
) -> None:
    found = moments()
    games = [found[name] for name in SEALED]
    pages = {}
    for game in games:
        seat = min(game.engine.decisions(game.state))
        pages[table(mortal, people, game)] = people[seat]
    open_ones = {link: opened(visitor.context, link) for link, visitor in pages.items()}
    before = {link: shown(page) for link, page in open_ones.items()}
    assert all(decision for _, decision in before.values())

    for link, page in open_ones.items():
        page.reload()
        ready(page)
        same(page, before[link])
        with second_device(browser, pages[link], link) as second:
            same(second, before[link])

    mortal.kill9()
    for page in open_ones.values():
        expect(page.locator("#connection .banner")).to_be_visible()
    mortal.restart()
    for link, page in open_ones.items():
        expect(page.locator("#connection .banner")).to_be_hidden()
        same(page, before[link])
        visitor = pages[link]
        Hand(page, visitor.press, visitor.name).choose()
        assert shown(page)[1] != before[link][1]


def test_a_combat_ends_alike_on_every_page(
    browser: Profiles, mortal: Server, people: tuple[Banneret, Banneret]
) -> None:
    game = before_combat()
    (seat,) = game.engine.decisions(game.state)
    link = table(mortal, people, game)
    page = opened(people[seat].context, link)
    asked = shown(page)[1]
    page.emulate_media(reduced_motion="no-preference")  # it is told step by step
    with second_device(browser, people[seat], link) as second:
        people[seat].press(page.locator(".strip [data-key='window.pass']"))
        expect(second.locator("body")).not_to_have_attribute("data-decision", asked)
        page.reload()  # while it is being told
        ready(page)
        page.wait_for_load_state("networkidle")
        mortal.kill9()
        expect(second.locator("#connection .banner")).to_be_visible()
        mortal.restart()
        for each in (page, second):
            expect(each.locator("#connection .banner")).to_be_hidden()
            expect(each.locator("body")).not_to_have_attribute("data-decision", asked)
        said = second.locator(LOG).all_inner_texts()
        assert len(said) > 100
        expect(page.locator(LOG)).to_have_text(said, use_inner_text=True)
        same(page, shown(second))
