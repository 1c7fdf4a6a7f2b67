"""Combat is told step by step with its reasons, at the reader's pace, and can be read again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ..support.profiles import Profiles
from ..support.visitor import LAPTOP, PHONE
from .bench import BannersBench
from .positions import fighting

pytestmark = pytest.mark.browser

NewPage = Callable[..., Page]
BEGIN = """() => {
  window.told = window.bench.table.act({ type: "window.pass", rest: true })
    .then(() => (window.over = true));
}"""


def begun(page: Page, motion: float = 16) -> BannersBench:
    """As fast as nobody reads, unless it is looked at while it is told."""
    bench = BannersBench(page, fighting(), motion=motion)
    page.evaluate(BEGIN)
    return bench


def test_it_waits_goes_on_and_is_skipped(browser: Profiles) -> None:
    context = browser.new_context(**LAPTOP)
    page = context.new_page()
    begun(page, motion=4)
    said = page.locator(".strip.told .told-line")
    expect(said).to_contain_text("turns up")
    page.locator("[data-key=tale-pause]").click()
    before = said.inner_text()
    since = page.evaluate("performance.now()")
    page.wait_for_function("since => performance.now() - since > 800", arg=since)
    assert said.inner_text() == before, "it waits"
    page.locator("[data-key=tale-next]").click()
    expect(said).to_contain_text("interrupts the Knights with the Wizard")
    page.locator("[data-key=tale-skip]").click()
    page.wait_for_function("window.over", timeout=10_000)
    expect(page.locator(".strip.told")).to_have_count(0)
    context.close()


def test_it_can_be_read_again(new_page: NewPage) -> None:
    page = new_page(**LAPTOP)
    begun(page)
    page.wait_for_function("window.over")
    steps = page.locator(".tale-step b.d")
    expect(steps).to_have_text(
        ["Turned up", "Interrupts", "Ambushes", "Elder Forest", "Storm Castle"]
    )
    expect(page.locator(".tale .sums").first).to_have_text(
        "Archers: 2 · Woodkeepers: 1 + its own effect 1 = 2"
    )
    page.locator("[data-key=tale-close]").click()
    expect(steps).to_have_count(0)
    page.locator("[data-key=tale-open]").click()
    expect(steps).to_have_count(5)


def test_on_a_phone_it_opens_when_it_is_wanted(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    begun(page)
    page.wait_for_function("window.over")
    page.evaluate("document.body.dataset.tab = 'field'")
    expect(page.locator(".tale-step")).to_have_count(0)
    page.locator("[data-key=tale-open]").tap()
    expect(page.locator(".tale-step")).to_have_count(5)
