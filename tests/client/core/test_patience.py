"""A phone that changes networks: the first requests of a page fail, and it comes all the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from ..bad_bones.guest import PHONE, Guest

pytestmark = pytest.mark.browser

NewGuest = Callable[..., Guest]

SENTENCE = {
    "en": "The server isn’t answering right now. This page keeps trying on its own.",
    "fr": "Le serveur ne répond pas pour l’instant. Cette page réessaie d’elle-même.",
}


class Network:
    """Of one page: as long as it is away nothing comes of these addresses."""

    def __init__(self, guest: Guest, *addresses: str) -> None:
        self.page: Page = guest.page
        self.guest = guest
        self.away = True
        for address in addresses:
            self.page.route(address, self._answer)

    def _answer(self, route: Route) -> None:
        if self.away:
            route.abort("connectionfailed")
        else:
            route.continue_()

    def said(self, lang: str) -> None:
        expect(self.page.locator("#waiting .banner")).to_have_text(SENTENCE[lang])

    def comes_back(self) -> None:
        self.away = False
        # by an element, which is waited for: a page that reloads itself may be between two
        self.page.locator("body").dispatch_event("online")

    def forgive(self) -> None:
        """What could not be fetched meanwhile; told last, since some of it is heard of late."""
        lost = "Failed to load resource"
        self.guest.complaints[:] = [each for each in self.guest.complaints if lost not in each]


@pytest.mark.parametrize(
    ("lang", "addresses"),
    [
        ("en", ["**/api/games", "**/api/me", "**/messages/**"]),
        ("fr", ["**/games/bad_bones/**", "**/screens/lobby/**", "**/screens/account/**"]),
        ("en", ["**/core/state/store.js"]),  # the page's own program
    ],
    ids=["requests", "modules", "program"],
)
def test_a_room_whose_first_requests_fail(
    new_guest: NewGuest, lang: str, addresses: list[str]
) -> None:
    link = new_guest("Ada").open_room()
    lea = new_guest("Léa", locale="fr-FR" if lang == "fr" else "en-GB", **PHONE)
    network = Network(lea, *addresses)
    lea.page.goto(link)
    network.said(lang)
    network.comes_back()
    lea._introduce()
    lea.sees("lobby")
    expect(lea.page.locator(".room-seat.mine")).to_contain_text("Léa")
    expect(lea.page.locator("#waiting .banner")).to_be_hidden()
    network.forgive()


def test_the_other_pages(new_guest: NewGuest) -> None:
    ada = new_guest("Ada")
    network = Network(ada, "**/messages/**", "**/api/**")
    ada.page.goto(ada.url)
    network.said("en")
    network.comes_back()
    expect(ada.page.locator("#waiting .banner")).to_be_hidden()
    ada.press(ada.page.locator("[data-new-room=bad_bones]"))
    expect(ada.page.get_by_role("dialog")).to_be_visible()

    network.away = True
    ada.page.goto(f"{ada.url}/account")
    network.said("en")
    network.comes_back()
    expect(ada.page.locator("#account form").first).to_be_visible()
    network.forgive()
