"""Every screen of a game, looked at by axe: light and dark, laptop and phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ..support.looks import LOOKS
from ..support.seated import seated
from .guest import Guest, faults, play_to_the_end

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


@LOOKS
def test_the_table(new_guest: NewGuest, scheme: str, size: dict[str, Any]) -> None:
    ada, theo = new_guest("Ada", color_scheme=scheme, **size), new_guest("Théo")
    seated(ada, theo)
    ada.asked("Move your hero")
    assert faults(ada.page) == [], "hero"
    ada.press(ada.space("2,3"))
    ada.asked("Waiting for Théo")
    assert faults(ada.page) == [], "waiting"
    theo.move_hero("2,2")
    ada.asked("Place a trap")
    ada.press(ada.page.locator(".supply-item[data-trap=W]"))
    ada.press(ada.space("5,1"))
    expect(ada.page.locator(".b-drag")).to_have_count(1)
    assert faults(ada.page) == [], "a tile in hand"
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    assert faults(ada.page) == [], "menu"


@LOOKS
def test_the_end_and_the_replay(new_guest: NewGuest, scheme: str, size: dict[str, Any]) -> None:
    sol = new_guest("Sol", color_scheme=scheme, **size)
    sol.play_alone()
    play_to_the_end([sol])
    expect(sol.page.locator(".story .chart")).to_be_visible()
    assert faults(sol.page) == [], "end"
    sol.press(sol.page.get_by_role("button", name="Replay"))
    expect(sol.page.get_by_role("slider")).to_be_visible()
    assert faults(sol.page) == [], "replay"
