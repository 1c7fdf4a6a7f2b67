"""The draft of Bone Wars lies over the table, which can be looked at meanwhile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ..support.visitor import PHONE
from .digger import Digger, gather

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Digger]
TO_READ = {"map": ".grant", "finds": ".awards", "patrons": ".patron", "desk": ".personal-board"}


def is_in_front(page: Page, selector: str) -> None:
    """It can be seen, and nothing lies over it."""
    thing = page.locator(selector).first
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    assert box is not None
    over = "([x, y, of]) => Boolean(document.elementFromPoint(x, y)?.closest(of))"
    middle = [box["x"] + box["width"] / 2, box["y"] + 12]
    assert page.evaluate(over, [*middle, selector]), f"something covers {selector}"


def test_the_table_can_be_looked_at_while_drafting(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    gather(ada, bots=1)
    page = ada.page
    draft = page.locator(".setup-panel")
    expect(draft).to_be_visible()
    ada.press(page.get_by_role("button", name="Look at the table"))
    expect(draft).to_have_count(0)
    for selector in (*TO_READ.values(), ".site"):
        is_in_front(page, selector)
    ada.press(page.get_by_role("button", name="Back to the draft"))
    expect(draft).to_be_visible()


def test_on_a_phone_every_tab_opens_its_page_while_drafting(new_guest: NewGuest) -> None:
    lea = new_guest("Léa", locale="fr-FR", **PHONE)
    gather(lea, bots=1)
    page = lea.page
    draft = page.locator(".setup-panel")
    for tab, selector in TO_READ.items():
        expect(draft).to_be_visible()
        lea.press(page.locator(f'.tabbar [data-to="{tab}"]'))
        expect(draft).to_have_count(0)
        is_in_front(page, selector)
        lea.press(page.get_by_role("button", name="Revenir à la mise en place"))


def test_what_is_pressed_after_the_answer_answers_nothing_else(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    sol.play_alone()
    page = sol.page
    page.locator(".setup-panel .legal").first.wait_for()
    page.evaluate("() => { window.old = [...document.querySelectorAll('.setup-panel .legal')]; }")
    sol.choose()
    page.wait_for_function("old.every((node) => !node.isConnected)")
    page.locator(".legal").first.wait_for()
    page.evaluate("old.forEach((node) => node.click())")
    assert page.locator("[data-key=go]:enabled").count() == 0
