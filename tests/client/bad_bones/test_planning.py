"""Two people plan together in a cooperative game: they point, propose, agree and decline."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ..support.seated import seated
from .guest import PHONE, Guest, faults

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def begin(new_guest: NewGuest, **theos: Any) -> tuple[Guest, Guest, Guest]:
    """Nour and Théo at the capital, with somebody who watches; both are to place a trap."""
    nour, theo, eve = new_guest("Nour"), new_guest("Théo", **theos), new_guest("Eve")
    eve.watch(seated(nour, theo, mode="cooperative"))
    for place in ("3,2", "2,1"):  # on a tower, then down from it
        for guest in (nour, theo):
            expect(guest.space(place)).to_have_class(re.compile("may"))
            guest.press(guest.space(place))
    for guest in (nour, theo):
        guest.asked("Place a trap")
    return nour, theo, eve


def board_of(page: Page, seat: int) -> Locator:
    return page.locator(f'.spot[data-seat="{seat}"] .fit')


def pin_of(page: Page, seat: int) -> Locator:
    """The hand of that player, wherever it is drawn."""
    return page.locator(f'.pin[data-by="{seat}"]:not(.gone)').locator("visible=true")


def proposed(page: Page) -> Locator:
    """What is proposed, as it is drawn on the boards."""
    return page.locator(".proposal:not(.agreed)").locator("visible=true")


def rows(page: Page) -> Locator:
    return page.locator(".plan .proposal-row")


def propose_wall(guest: Guest, place: str) -> None:
    page = guest.page
    guest.press(page.locator("[data-key=propose]").locator("visible=true"))
    guest.press(page.locator(".proposing [data-trap=W]"))
    guest.press(page.locator(f'.proposing .b-space[data-place="{place}"]'))
    guest.press(page.locator(".proposing .acts [data-key=turn]"))
    guest.press(page.locator(".proposing .acts [data-key=place]"))
    expect(page.locator(".proposing")).to_have_count(0)


def test_who_points_is_seen_by_all(new_guest: NewGuest) -> None:
    nour, theo, eve = begin(new_guest)
    board_of(nour.page, 1).hover()
    nour.page.mouse.down()
    for guest in (theo, eve, nour):
        expect(pin_of(guest.page, 0)).to_have_count(1)
        expect(pin_of(guest.page, 0)).to_have_attribute("data-at", "3,3")
    nour.page.mouse.up()
    expect(nour.page.locator(".scrim").locator("visible=true")).to_have_count(0)
    for guest in (theo, eve, nour):
        expect(pin_of(guest.page, 0)).to_have_count(0)
    eve.page.locator(".b-space").first.hover()
    eve.page.mouse.down()
    board_of(theo.page, 0).hover()
    theo.page.mouse.down()
    expect(pin_of(nour.page, 1)).to_have_count(1)
    assert nour.page.locator(".pin").count() == 1


def test_a_wall_is_proposed_and_built(new_guest: NewGuest) -> None:
    nour, theo, eve = begin(new_guest)
    propose_wall(nour, "4,2")
    for guest in (theo, eve, nour):
        expect(proposed(guest.page)).to_have_count(1)
    expect(rows(theo.page)).to_contain_text("Nour to you: wall, row 4, column 2")
    expect(rows(eve.page)).to_contain_text("Nour to Théo: wall, row 4, column 2")
    expect(rows(nour.page)).to_contain_text("not answered")
    assert eve.page.locator(".plan button").count() == 0
    theo.press(theo.page.get_by_role("button", name="Do it"))
    expect(theo.space("4,2")).to_have_attribute("aria-label", re.compile("wall"))
    for guest in (theo, eve, nour):
        expect(rows(guest.page)).to_contain_text("agreed")
        expect(proposed(guest.page)).to_have_count(0)
    # taken back, it is open again
    theo.page.keyboard.press("u")
    expect(theo.page.get_by_role("button", name="Do it")).to_be_visible()
    expect(rows(nour.page)).to_contain_text("not answered")
    theo.press(theo.page.get_by_role("button", name="Do it"))
    expect(rows(nour.page)).to_contain_text("agreed")  # a tap while something moves only ends that
    nour.leave_traps()
    nour.page.locator('body:not([data-decision*="trap"])').wait_for()
    for guest in (theo, eve, nour):
        expect(rows(guest.page)).to_have_count(0)


def test_a_wall_is_declined_and_another_withdrawn(new_guest: NewGuest) -> None:
    nour, theo, eve = begin(new_guest)
    propose_wall(nour, "4,2")
    theo.press(theo.page.get_by_role("button", name="No, thanks"))
    for guest in (nour, eve, theo):
        expect(rows(guest.page)).to_have_count(0)
    propose_wall(nour, "5,5")
    expect(rows(theo.page)).to_have_count(1)
    nour.press(nour.page.get_by_role("button", name="Withdraw"))
    for guest in (nour, eve, theo):
        expect(rows(guest.page)).to_have_count(0)
        expect(proposed(guest.page)).to_have_count(0)
    expect(theo.space("4,2")).not_to_have_attribute("aria-label", re.compile("wall"))


def test_on_a_phone(new_guest: NewGuest) -> None:
    nour, theo, _ = begin(new_guest, **PHONE)
    propose_wall(nour, "4,2")
    strip = theo.page.locator(".plan-strip")
    expect(strip).to_contain_text("Nour to you: wall, row 4, column 2")
    ideas = theo.page.locator(".tabbar button", has_text="Ideas")
    expect(ideas.locator(".badge")).to_have_text("1")
    propose_wall(theo, "5,5")
    expect(rows(nour.page).first).to_contain_text("Théo to you: wall, row 5, column 5")
    theo.press(ideas)
    expect(rows(theo.page)).to_have_count(2)
    theo.press(theo.page.locator(".tabbar button", has_text="Board"))
    theo.press(strip.get_by_role("button", name="Do it"))
    expect(theo.space("4,2")).to_have_attribute("aria-label", re.compile("wall"))
    nour.press(nour.page.get_by_role("button", name="Do it"))
    expect(strip).to_have_count(0)


def test_a_finger_that_is_held_points(new_guest: NewGuest) -> None:
    nour, theo, eve = begin(new_guest, **PHONE)
    theo.press(theo.page.locator(".tabbar button", has_text="Table"))
    box = board_of(theo.page, 0).bounding_box()
    assert box is not None
    finger = theo.context.new_cdp_session(theo.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    for guest in (nour, eve, theo):
        expect(pin_of(guest.page, 1)).to_have_attribute("data-at", "3,3")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    for guest in (nour, eve, theo):
        expect(pin_of(guest.page, 1)).to_have_count(0)
    expect(theo.page.locator(".scrim").locator("visible=true")).to_have_count(0)


def test_with_keys_and_in_the_list_of_choices(new_guest: NewGuest) -> None:
    nour, theo, _ = begin(new_guest)
    page = nour.page
    page.locator("[data-key=propose]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".proposing .b-space.may")).to_have_count(0)
    page.locator(".proposing [data-trap=C]").focus()
    page.keyboard.press("Enter")
    page.locator('.proposing .b-space[data-place="5,4"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(rows(page)).to_contain_text("you to Théo: catapult, row 5, column 5")
    page.locator("[data-key=propose]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("x")
    expect(page.locator(".asked", has_text="Propose to Théo")).to_be_visible()
    page.locator(".choices input").fill("row 1, column 1")
    page.keyboard.press("Enter")
    expect(rows(theo.page)).to_have_count(2)
    expect(page.locator(".proposing")).to_have_count(0)
    theo.page.keyboard.press("x")
    listed = theo.page.get_by_role("region", name="Proposed to you").get_by_role("button")
    expect(listed).to_have_count(2)
    listed.filter(has_text="Nour: catapult, row 5, column 5").focus()
    theo.page.keyboard.press("Enter")
    expect(theo.space("5,5")).to_have_attribute("aria-label", re.compile("catapult"))


def test_new_proposals_are_said(new_guest: NewGuest) -> None:
    nour, theo, _ = begin(new_guest)
    propose_wall(nour, "4,2")
    expect(theo.page.locator("p.sr-only[role=status]")).to_contain_text(
        "Nour to you: wall (falling), row 4, column 2"
    )


def test_nobody_plans_where_everybody_plays_alone(new_guest: NewGuest) -> None:
    nour, theo = new_guest("Nour"), new_guest("Théo")
    seated(nour, theo)
    nour.asked("Move your hero")
    assert nour.page.locator("[data-key=propose], .plan").count() == 0
    loaded = nour.page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert not [
        name for name in loaded if re.search(r"core/table/plan\.js|plan/index\.js|plan\.css", name)
    ]


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.thorough)])
def test_everybody_can_read_it(new_guest: NewGuest, theme: str) -> None:
    nour, theo, eve = begin(new_guest, **PHONE, color_scheme=theme)
    propose_wall(nour, "4,2")
    expect(theo.page.locator(".plan-strip")).to_be_visible()
    assert faults(theo.page) == [], "the strip of a phone"
    theo.press(theo.page.locator(".tabbar button", has_text="Ideas"))
    assert faults(theo.page) == [], "ideas"
    nour.press(nour.page.locator("[data-key=propose]"))
    nour.press(nour.page.locator(".proposing [data-trap=W]"))
    assert faults(nour.page) == [], "proposing"
    expect(rows(eve.page)).to_have_count(1)
    assert faults(eve.page) == [], "watching"
