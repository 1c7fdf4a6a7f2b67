"""The chat goes on after the game; and what is said further down a phone's page is not missed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..bad_bones.guest import PHONE, Guest, play_to_the_end
from ..screens.test_watching import say
from .test_memory import SHORT, command

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def test_before_the_game_and_after_it(new_guest: NewGuest) -> None:
    ada, lea = new_guest("Ada"), new_guest("Léa", **PHONE)
    link = ada.open_room()
    ada.press(ada.page.locator(".room-seat.free [id^=bot-]:not([popover])").first)
    offered = ada.page.locator(".menulist:popover-open button")
    expect(offered.first).to_have_text("Careful: thinks ahead")
    ada.page.keyboard.press("Escape")
    command(ada.page, "settings", {"options": SHORT})
    lea.join(link, watch=True)
    lea.sees("lobby")
    unread = lea.page.locator(".unread")
    expect(unread).to_be_hidden()
    say(ada, "shall we?")
    expect(unread).to_have_text("1")
    lea.press(unread)
    expect(unread).to_be_hidden()
    expect(lea.page.locator(".feed.chat")).to_be_in_viewport()

    ada.start()
    play_to_the_end([ada])
    lea.sees("end")
    lea.page.evaluate("scrollTo(0, 0)")
    say(ada, "well played")
    expect(unread).to_have_text("1")
    expect(lea.page.locator(".endpage .feed.chat")).to_contain_text("well played")

    ada.page.get_by_role("button", name="Replay").click()
    ada.sees("replay")
    ada.page.locator(".feedbox [data-tab=chat]").click()
    say(ada, "look at this")
    expect(unread).to_have_text("2")
    lea.press(lea.page.get_by_role("button", name="Replay"))
    lea.sees("replay")
    expect(lea.page.locator(".tabbar [data-to=chat] .badge")).to_have_text("2")
    lea.press(lea.page.locator(".tabbar [data-to=chat]"))
    expect(lea.page.locator(".feedbox .feed.chat")).to_contain_text("look at this")
    expect(lea.page.locator(".tabbar [data-to=chat] .badge")).to_have_count(0)
    expect(lea.page.locator(".tabbar [data-to=choices]")).to_have_count(0)
    # The scrubber stays free, with all of its rows.
    lea.press(lea.page.get_by_role("button", name="Back to the result"))
    lea.sees("end")
