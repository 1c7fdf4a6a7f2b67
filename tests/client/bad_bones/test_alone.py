"""A game alone to its end and its replay; languages and motion at the table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guest import Guest, play_to_the_end

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def test_alone_to_the_end_and_through_the_replay(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    sol.play_alone()
    assert play_to_the_end([sol]) > 3
    expect(sol.page.locator(".crown h2")).to_have_text(re.compile("Your realm"))

    sol.page.get_by_role("button", name="Replay").click()
    sol.sees("replay")
    track = sol.page.get_by_role("slider")
    track.press("End")
    last = track.input_value()
    expect(sol.page.locator(".bb-status .round")).not_to_contain_text("Round 1 ")
    track.press("Home")
    expect(sol.page.locator(".bb-status .round")).to_contain_text("Round 1 ")
    sol.hero_is_on("3,3")
    assert int(last) > 3
    sol.page.goto(sol.page.url.split("#")[0] + f"#at={last}")
    sol.page.reload()
    expect(track).to_have_value(last)
    sol.page.get_by_role("button", name="Back to the result").click()
    sol.sees("end")


def test_another_language_at_the_table(new_guest: NewGuest) -> None:
    sol = new_guest("Ada")
    sol.play_alone()
    sol.move_hero("2,3")
    sol.asked("Place a trap")
    sol.page.get_by_role("button", name="Menu").click()
    sol.page.get_by_role("button", name="French").click()
    sol.asked("Posez un piège")
    expect(sol.log).to_contain_text("Ada : le héros se déplace (ligne 2, colonne 3).")
    expect(sol.page.locator("html")).to_have_attribute("lang", "fr")
    sol.page.keyboard.press("Escape")
    sol.page.get_by_role("button", name="Ne rien faire").click()
    sol.asked("Déplacez votre héros")


def test_nothing_moves_for_whom_motion_is_reduced(new_guest: NewGuest) -> None:
    sol = new_guest("Sol")
    sol.play_alone()
    sol.move_hero("2,3")
    sol.asked("Place a trap")
    sol.leave_traps()
    sol.asked("Move your hero")
    running = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    assert sol.page.evaluate(running) == 0


def test_what_moves_can_be_skipped_and_the_log_does_not_run_ahead(new_guest: NewGuest) -> None:
    sol = new_guest("Sol", reduced_motion="no-preference")
    sol.play_alone()
    sol.move_hero("2,3")
    sol.asked("Place a trap")
    arrivals = sol.log.locator(".mark", has_text="Round 2")
    sol.leave_traps()
    sol.asked("The march")
    expect(arrivals).to_have_count(0)
    sol.page.keyboard.press("s")
    sol.asked("Move your hero")
    expect(sol.page.locator("[data-tool=skip]")).to_be_hidden()
    expect(arrivals).to_have_count(1)
