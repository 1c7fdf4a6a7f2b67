"""The host's options in the lobby: what belongs to a mode, and kinds that are picked one by one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ..bad_bones.guest import Guest

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]
CHIEFS = 7


def choose_mode(guest: Guest, mode: str) -> None:
    guest.press(guest.page.locator("label.mode", has_text=mode))
    expect(guest.page.locator("label.mode.on")).to_contain_text(mode)


def picked(guest: Guest) -> Locator:
    return guest.page.locator(".kind[aria-pressed=true]")


def test_a_mode_has_its_own_options(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    ada.open_room()
    shown = {
        "Competitive": {"advanced"},
        "Solo": {"advanced", "heroic", "rounds-more"},
        "Cooperative": {"advanced", "endless", "rounds-more"},
    }
    for mode, options in shown.items():
        choose_mode(ada, mode)
        for option in ("advanced", "heroic", "endless", "rounds-more"):
            expect(ada.page.locator(f"#o-{option}")).to_have_count(int(option in options))


def test_chiefs_are_picked_one_by_one_all_or_none(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    theo.join(ada.open_room())
    expect(picked(ada)).to_have_count(0)
    ada.press(ada.page.locator("#o-chiefs-all"))
    expect(picked(ada)).to_have_count(CHIEFS)
    emperor = ada.page.locator("#o-chiefs-emperor")
    ada.press(emperor)
    for guest in (ada, theo):
        expect(picked(guest)).to_have_count(CHIEFS - 1)
        expect(guest.page.locator("#o-chiefs-emperor")).to_have_attribute("aria-pressed", "false")
    expect(ada.page.locator(".kinds .said")).to_contain_text("A realm it gets into is lost.")
    expect(emperor).to_be_focused()  # the form was made anew
    ada.page.keyboard.press("Enter")
    expect(picked(theo)).to_have_count(CHIEFS)
    ada.press(ada.page.locator("#o-chiefs-none"))
    expect(picked(theo)).to_have_count(0)


def test_who_does_not_decide_reads_what_a_chief_does(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    theo.join(ada.open_room())
    theo.page.locator("#o-chiefs-necromancer").click(force=True)
    expect(theo.page.locator(".kinds .said")).to_contain_text("three more skeletons")
    expect(picked(theo)).to_have_count(0)
    expect(theo.page.locator("#o-chiefs-all")).to_be_disabled()


def test_a_short_cooperative_game_is_set_up_and_begun(new_guest: NewGuest) -> None:
    ada, theo = new_guest("Ada"), new_guest("Théo")
    link = ada.open_room()
    theo.join(link)
    choose_mode(ada, "Cooperative")
    for left in (9, 8):
        ada.press(ada.page.locator("#o-rounds-less"))
        expect(ada.page.locator(".step:has(#o-rounds-less) b")).to_have_text(str(left))
    expect(theo.page.locator("label.mode.on")).to_contain_text("Cooperative")
    theo.ready()
    ada.start()
    for guest in (ada, theo):
        expect(guest.page.locator(".capital:visible")).to_have_count(1)
        expect(guest.page.locator("#status")).to_contain_text("8")
