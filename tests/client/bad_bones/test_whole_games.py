"""Whole games in a real browser, by clicking, from the invite link to the rematch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guest import PHONE, Guest, play_to_the_end, sit_down

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]


def test_two_players_and_a_spectator_from_the_link_to_the_rematch(new_guest: NewGuest) -> None:
    ada, theo, milo = new_guest("Ada"), new_guest("Théo"), new_guest("Milo")
    milo.watch(sit_down(ada, theo))

    chosen = play_to_the_end([ada, theo])
    assert chosen > 10
    for guest in (ada, theo, milo):
        guest.sees("end")
        expect(guest.page.get_by_role("heading", level=2).first).to_be_visible()
    assert milo.decision == ""

    theo.page.get_by_role("button", name="Rematch").click()
    for guest in (ada, theo, milo):
        guest.sees("lobby")


def test_a_phone_and_a_bot_in_french(new_guest: NewGuest) -> None:
    lea = new_guest("Léa", locale="fr-FR", **PHONE)
    lea.open_room()
    lea.add_bots(1)
    lea.start()
    assert play_to_the_end([lea]) > 5
    width = lea.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "a phone page must not scroll sideways"
