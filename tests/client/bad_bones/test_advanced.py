"""Whole games with the market, its traps, weapons and all the chiefs, by clicking."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guest import PHONE, Guest, play_to_the_end

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def with_everything(host: Guest) -> None:
    host.turn_on("advanced")
    every = host.page.locator("#o-chiefs-all")
    host.press(every)
    expect(every).to_have_attribute("aria-pressed", "true")


def test_two_players_with_everything_there_is(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo", **PHONE)
    link = ada.open_room()
    with_everything(ada)
    theo.join(link)
    theo.ready()
    ada.start()
    theo.sees("table")

    assert play_to_the_end([ada, theo], most=1200) > 20
    for guest in (ada, theo):
        guest.sees("end")


def test_alone_with_a_market(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    sol.open_room()
    sol.press(sol.page.locator("label.mode", has_text="Solo"))
    expect(sol.page.locator("label.mode.on")).to_contain_text("Solo")
    with_everything(sol)
    sol.start()
    assert play_to_the_end([sol], most=1200) > 8
    expect(sol.page.locator(".crown h2")).to_be_visible()
