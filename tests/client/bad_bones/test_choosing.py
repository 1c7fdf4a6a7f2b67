"""The same choice by mouse, by dragging, by keyboard alone and from the list; and taken back."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ..support.seated import seated
from .guest import Guest

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def drag(guest: Guest, what: Locator, onto: Locator) -> None:
    mouse = guest.page.mouse
    for place, press in ((what, mouse.down), (onto, mouse.up)):
        box = place.bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        press()


def tab_to(guest: Guest, what: Locator) -> None:
    for _ in range(80):
        if what.evaluate("node => node === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("Tab never comes to it")


def test_a_sealed_choice_is_taken_back_by_button_and_by_key(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    seated(ada, theo)
    ada.move_hero("2,3")
    ada.asked("Waiting for Théo")
    ada.hero_is_on("2,3")

    ada.page.locator(".btn.undo").click()
    ada.hero_is_on("3,3")
    ada.move_hero("4,4")
    ada.asked("Waiting for Théo")
    ada.page.keyboard.press("u")
    ada.hero_is_on("3,3")

    ada.move_hero("4,2")  # a change of mind counts, the first thoughts never happened
    theo.move_hero("2,2")
    for guest in (ada, theo):
        guest.asked("Place a trap")
        expect(guest.log).to_contain_text("Ada: the hero goes to row 4, column 2.")
    ada.hero_is_on("4,2")
    expect(theo.log.locator("li", has_text="Ada: the hero")).to_have_count(1)


def test_what_is_in_hand_is_put_away_before_anything_is_undone(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    ada.play_alone()
    ada.move_hero("2,3")
    ada.page.locator(".supply-item[data-trap=W]").click()
    expect(ada.page.locator(".supply-item.sel")).to_have_count(1)
    ada.page.keyboard.press("u")
    expect(ada.page.locator(".supply-item.sel")).to_have_count(0)
    ada.asked("Place a trap")


def test_hero_and_trap_are_dragged(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    seated(ada, theo)
    ada.asked("Move your hero")
    drag(ada, ada.space("3,3"), ada.space("4,3"))
    ada.hero_is_on("4,3")
    theo.move_hero("2,2")
    ada.asked("Place a trap")
    drag(ada, ada.page.locator('.supply-item[data-trap="$"]'), ada.space("2,2"))
    ada.asked("Waiting for Théo")
    expect(ada.space("2,2")).to_have_attribute("aria-label", re.compile("treasure"))


def test_hero_and_trap_by_keyboard_alone(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    seated(ada, theo)
    theo.move_hero("2,2")
    ada.asked("Move your hero")
    keys = ada.page.keyboard
    tab_to(ada, ada.space("3,3"))
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        keys.press(key)
    ada.hero_is_on("4,4")
    ada.asked("Place a trap")
    wall = ada.page.locator(".supply-item[data-trap=W]")
    tab_to(ada, wall)
    keys.press("Enter")
    expect(wall).to_have_attribute("aria-pressed", "true")
    tab_to(ada, ada.space("4,4"))
    for key in ("ArrowLeft", "ArrowLeft", "Enter"):
        keys.press(key)
    before = wall.locator("use").first.get_attribute("href")
    keys.press("r")
    expect(wall.locator("use").first).not_to_have_attribute("href", before or "")
    tab_to(ada, ada.space("4,2"))
    keys.press("Enter")
    ada.asked("Waiting for Théo")
    expect(ada.space("4,2")).to_have_attribute("aria-label", re.compile("wall"))


def test_the_list_of_choices_plays_what_it_says(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    ada.play_alone()
    ada.asked("Move your hero")
    ada.page.keyboard.press("x")
    ada.page.get_by_role("searchbox").fill("row 4, column 2")
    ada.page.keyboard.press("Enter")
    ada.hero_is_on("4,2")
    catapult = ada.page.locator(".choices section", has_text="catapult").locator(".choice").first
    at = json.loads(catapult.get_attribute("data-action") or "{}")["at"]
    catapult.click()
    ada.page.keyboard.press("l")
    row, column = at.split(",")
    expect(ada.log).to_contain_text(f"Ada places the catapult on row {row}, column {column}.")
