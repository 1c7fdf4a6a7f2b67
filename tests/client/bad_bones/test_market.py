"""The market before the first round: bought by click, key and tap, in the order of the snake."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ..support.looks import LOOKS
from ..support.seated import seated
from .guest import PHONE, Guest, faults

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]
ASKED = "Buy one thing, or stop"


def go_to_market(host: Guest, *friends: Guest, mode: str = "competitive") -> str:
    link = seated(host, *friends, mode=mode, advanced=True)
    for guest in (host, *friends):
        expect(guest.page.locator(".ware").first).to_be_visible()
    return link


def by_turn(*guests: Guest) -> list[Guest]:
    """Whose turn it is first: chance has drawn it."""
    return sorted(guests, key=lambda guest: ASKED not in guest.prompt.inner_text())


def has(guest: Guest, *bought: str) -> None:
    """In the basket, besides the treasure that is everybody's."""
    found = guest.page.locator(".mine [data-got]:not(.next)")
    expect(found).to_have_count(len(bought) + 1)
    assert [node.get_attribute("data-got") for node in found.all()] == [*bought, "$"]


def test_two_people_buy_in_turn_until_both_stop(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    go_to_market(ada, theo)
    first, second = by_turn(ada, theo)
    first.asked("You have 20 coins.")
    second.asked(f"{first.name} is buying")
    expect(second.page.locator(".ware.may, [data-key=buy]")).to_have_count(0)

    first.buy("crossbow")
    second.asked(ASKED)
    has(first, "crossbow")
    expect(second.ware("crossbow")).to_contain_text("taken")
    second.ware("crossbow").click(force=True)
    expect(second.page.locator("[data-key=buy]")).to_be_disabled()

    second.buy("W")
    has(second, "W")
    second.asked(ASKED)  # the row turns here: twice
    second.buy("axe")
    first.asked(ASKED)
    has(second, "W", "axe")
    expect(first.page.locator(".weapons .ware.may")).to_have_count(0)
    expect(first.page.locator(".traps .ware.may")).to_have_count(9)

    first.ware("D").dblclick()
    has(first, "crossbow", "D")
    expect(first.page.locator(".mine")).to_contain_text("13 coins")
    first.stop_buying()
    second.asked(ASKED)
    expect(second.page.locator(".others")).to_contain_text("has stopped")
    second.buy("C")
    has(second, "W", "axe", "C")
    second.asked(ASKED)  # nobody else is left
    second.stop_buying()

    for guest in (first, second):
        guest.asked("Move your hero")
        expect(guest.page.locator(".ware")).to_have_count(0)
        expect(guest.log).to_contain_text(f"{second.name} buys the war axe for 3 coins.")
    supply = first.page.locator('.supply-item[aria-label$=": 1 in your supply"]')
    expect(supply).to_have_count(2)
    assert {tile.get_attribute("data-trap") for tile in supply.all()} == {"D", "$"}


def test_what_was_bought_goes_back_to_the_stall(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo", reduced_motion="no-preference")
    go_to_market(ada, theo)
    first, second = by_turn(ada, theo)
    first.buy("S")
    second.asked(ASKED)
    expect(second.page.locator(".others [data-got=S]")).to_be_visible()
    first.page.locator(".btn.undo").click()
    first.asked(ASKED)
    has(first)
    expect(second.page.locator(".others [data-got=S]")).to_have_count(0)
    first.page.locator("[data-key=stop]").click()
    first.page.keyboard.press("Escape")  # not meant
    first.page.locator("[data-key=stop]").click()
    first.asked(ASKED)


def test_by_keyboard_alone(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    go_to_market(ada, mode="solo")
    for gone in ("Q", "death"):
        expect(ada.ware(gone)).to_have_count(0)
    keys = ada.page.keyboard
    for _ in range(40):
        if ada.ware("W").evaluate("node => node === document.activeElement"):
            break
        keys.press("Tab")
    for key in ("ArrowRight", "ArrowDown"):
        keys.press(key)
    expect(ada.ware("S")).to_be_focused()
    keys.press("Enter")
    expect(ada.ware("S")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".mine .next")).to_have_attribute("data-got", "S")
    keys.press("Escape")
    expect(ada.page.locator(".mine .next")).to_have_count(0)
    keys.press("Enter")
    keys.press("Enter")
    has(ada, "S")
    expect(ada.ware("S")).to_be_focused()
    ada.page.locator(".feedbox [data-tab=choices]").click()
    ada.page.locator(".choices .choice", has_text="rapier (2 coins)").press("Enter")
    has(ada, "S", "rapier")
    ada.stop_buying()
    ada.asked("Move your hero")


def test_together_from_one_purse(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo", **PHONE)
    go_to_market(ada, theo, mode="cooperative")
    for guest in (ada, theo):
        guest.asked("24 coins left for all of you.")
        guest.asked("Traps are for everybody, a weapon for its buyer.")
        guest.asked("is a good start")
    ada.ware("D").click()
    theo.buy("W")
    expect(theo.prompt).not_to_contain_text("is a good start")
    expect(ada.log.locator(".mark")).to_have_text("The market")  # no round has begun
    expect(ada.page.locator(".mine")).to_contain_text("21 coins")
    expect(ada.page.locator(".mine .next")).to_have_attribute("data-got", "D")  # still in hand
    theo.buy("ice")
    # before she has seen it she would be told that the table has moved on
    expect(ada.page.locator(".mine")).to_contain_text("18 coins")
    expect(ada.page.locator(".mine .next")).to_have_attribute("data-got", "D")
    ada.press(ada.page.locator("[data-key=buy]"))
    for guest in (ada, theo):
        expect(guest.page.locator(".mine")).to_contain_text("13 coins")
        expect(guest.page.locator(".mine [data-got]:not(.next)")).to_have_count(4)
    expect(ada.ware("ice")).to_contain_text("taken")
    expect(theo.ware("ice")).to_contain_text("yours")
    expect(theo.page.locator(".weapons .ware.may")).to_have_count(0)
    expect(ada.page.locator(".weapons .ware.may")).to_have_count(7)


def test_who_has_a_weapon_asks_somebody_else_to_buy_one(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo", **PHONE)
    go_to_market(ada, theo, mode="cooperative")
    ada.buy("sword")
    expect(ada.ware("sword")).to_contain_text("yours")
    ada.ware("ice").click(force=True)
    expect(ada.page.locator("[data-key=buy]")).to_be_disabled()
    ada.press(ada.page.get_by_role("button", name="Ask Théo to buy it"))
    expect(theo.ware("ice").get_by_role("img", name="Ada asks you to buy this")).to_be_visible()
    theo.press(theo.page.locator(".tabbar button", has_text="Ideas"))
    expect(theo.page.locator(".ware:visible")).to_have_count(1)
    theo.buy("ice")
    expect(ada.ware("ice")).to_contain_text("taken")
    expect(theo.page.locator(".wish")).to_have_count(0)


def test_a_phone_has_everything_in_reach(new_guest: NewGuest) -> None:
    lea, ada = new_guest("Léa", **PHONE), new_guest("Ada")
    go_to_market(lea, ada)
    for guest in by_turn(lea, ada):
        guest.buy("B" if guest is ada else "K")
        has(guest, "B" if guest is ada else "K")
    assert lea.page.evaluate("document.documentElement.scrollWidth") == 390
    for button in lea.page.locator(".mine .btn, .ware").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    lea.press(lea.page.locator(".tabbar button").nth(1))
    expect(lea.page.locator('.others [data-got="B"]')).to_be_visible()


def test_spectators_see_the_market_and_touch_nothing(new_guest: NewGuest) -> None:
    ada, theo, sam = new_guest("Ada"), new_guest("Théo"), new_guest("Sam")
    link = go_to_market(ada, theo)
    sam.watch(link)
    first, second = by_turn(ada, theo)
    first.buy("P")
    second.asked(ASKED)
    expect(sam.page.locator("[data-got=P]")).to_be_visible()
    expect(sam.prompt).to_contain_text(f"{second.name} is buying")
    expect(sam.page.locator(".ware.may, .mine .btn")).to_have_count(0)


@LOOKS
def test_accessible(new_guest: NewGuest, scheme: str, size: dict[str, Any]) -> None:
    ada, theo = new_guest("Ada", color_scheme=scheme, **size), new_guest("Théo")
    go_to_market(ada, theo)
    if ASKED in theo.prompt.inner_text():
        assert faults(ada.page) == [], "waiting"
        theo.buy("W")
    ada.asked(ASKED)
    ada.press(ada.ware("L"))
    assert faults(ada.page) == [], "something picked"
    ada.press(ada.page.locator("[data-key=buy]"))
    has(ada, "L")
    assert faults(ada.page) == [], "something bought"
