"""Whole games in a real browser, by clicking, from the invite link to the rematch."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.app.support.server import Server

from .guest import Guest, play_to_the_end

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NewGuest = Callable[..., Guest]


@pytest.fixture
def new_guest(browser: Browser, server: Server) -> Iterator[NewGuest]:
    guests: list[Guest] = []

    def make(name: str, **context: object) -> Guest:
        guests.append(Guest(browser, server.url, name, **context))
        return guests[-1]

    yield make
    for guest in guests:
        assert guest.complaints == []
        guest.context.close()


def test_two_players_and_a_spectator_from_the_link_to_the_rematch(new_guest: NewGuest) -> None:
    ada, theo, milo = new_guest("Ada"), new_guest("Théo"), new_guest("Milo")
    link = ada.open_room()
    theo.join(link)
    theo.sees("lobby")
    theo.page.get_by_role("button", name=re.compile("ready", re.IGNORECASE)).click()
    milo.join(link, watch=True)
    ada.page.get_by_role("button", name="Start the game").click()
    for guest in (ada, theo, milo):
        guest.sees("table")

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
    lea.page.get_by_role("button", name="Un robot").first.tap()
    lea.page.get_by_role("button", name="Hasard").tap()
    lea.page.get_by_role("button", name="Commencer").tap()
    lea.sees("table")
    assert play_to_the_end([lea]) > 5
    width = lea.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "a phone page must not scroll sideways"
